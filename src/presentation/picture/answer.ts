/**
 * What a sheet has on its back for a puzzle: the picture of its solution. A sequence of moves ends in the same picture as
 * every other one, so there its words stand instead.
 */
import type { AnyPuzzle, Scene, Shape, Speaker } from '../../contract/index.ts';
import { costText } from '../../engine/cost.ts';
import { readableLine } from '../line.ts';
import { textWidth } from './lettering.ts';

/** The height of a letter, as a part of the picture's width: as large as there is room for. */
const LETTERS = [1 / 14, 1 / 18, 1 / 22, 1 / 26];
const LINE = 1.9;

/** Nothing where there is no solution. */
export async function answerScene(
  puzzle: AnyPuzzle,
  text: string,
  solution: string | undefined,
  say: Speaker,
): Promise<Scene | undefined> {
  if (solution === undefined) return undefined;
  const [instance, way] = [puzzle.instance.parse(text), puzzle.solution.parse(solution)];
  if (!instance.ok || !way.ok) return undefined;
  if (puzzle.solution.kind === 'position') return puzzle.showing.depict(instance.value, way.value).at(-1);
  const cost = await costText(puzzle, text, solution);
  return wordsIn(puzzle.showing.depict(instance.value)[0]!, [
    ...(cost ? [say(cost)] : []),
    readableLine(puzzle, text, solution),
  ]);
}

/** Paragraphs in the place of a picture; what does not fit there is left out, and dots say so. */
export function wordsIn({ width, height, title }: Scene, paragraphs: readonly string[]): Scene {
  const set = (size: number) => ({
    size,
    lines: paragraphs.flatMap((paragraph) => wrapped(paragraph, width, size)),
    most: Math.max(1, Math.floor(height / (size * LINE))),
  });
  const sizes = LETTERS.map((part) => set(width * part));
  const { size, lines, most } = sizes.find((one) => one.lines.length <= one.most) ?? sizes.at(-1)!;
  const shown = lines.length > most ? [...lines.slice(0, most - 1), '…'] : lines;
  const shapes = shown.map((line, i): Shape => {
    const y = size * (LINE * i + 1);
    return { kind: 'label', x: textWidth(line, size) / 2, y, size, text: line, fill: 'ink' };
  });
  return { width, height, title, shapes };
}

/** Lines that are as long as they may be, parted between words, or within one that is longer than a line, but not before a digit. */
function wrapped(paragraph: string, width: number, size: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const character of paragraph) {
    if (textWidth(line + character, size) <= width) {
      line += character;
      continue;
    }
    const cut = line.lastIndexOf(' ') > 0 ? line.lastIndexOf(' ') : line.length - Number(/\d/.test(character));
    lines.push(line.slice(0, cut));
    line = line.slice(cut).trimStart() + character;
  }
  return line === '' ? lines : [...lines, line];
}
