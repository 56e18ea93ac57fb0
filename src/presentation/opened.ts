/** The puzzle in a file that a program saved together with what it found. */
import type { AnyPuzzle } from '../contract/index.ts';

/** Before a line of ours, or before the number of solutions, which stands alone in its line. */
const ENDS = [/\n== .* ==/, /\n\d+ *(?=\n|$)/];

/** The whole text where it is a puzzle; else what stands before the solutions, where that is one; else the text as it is. */
export function puzzleIn({ instance }: AnyPuzzle, content: string): string {
  const text = content.replace(/\r\n?/g, '\n');
  const isPuzzle = (one: string) => instance.parse(one).ok;
  if (isPuzzle(text)) return text;
  const parts = ENDS.map((end) => text.slice(0, end.exec(text)?.index ?? text.length).trimEnd());
  return parts.find(isPuzzle) ?? text;
}
