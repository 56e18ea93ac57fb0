/** Many words in little room: their letters one behind the other as numbers from 0 (A) to 25 (Z). */

export interface PackedWords {
  readonly letters: Uint8Array;
  /** Where each word begins, and at last where the last one ends. */
  readonly starts: Uint32Array;
}

const A = 65;

export const countOf = ({ starts }: PackedWords): number => starts.length - 1;

/** Words of the capitals A to Z. */
export function pack(words: readonly string[]): PackedWords {
  const starts = new Uint32Array(words.length + 1);
  for (const [i, word] of words.entries()) starts[i + 1] = starts[i]! + word.length;
  const letters = new Uint8Array(starts[words.length]!);
  for (const [i, word] of words.entries())
    for (let at = 0; at < word.length; at++) letters[starts[i]! + at] = word.charCodeAt(at) - A;
  return { letters, starts };
}

/** A word by its number, in capitals. */
export function textOf({ letters, starts }: PackedWords, number: number): string {
  let text = '';
  for (let at = starts[number]!; at < starts[number + 1]!; at++) text += String.fromCharCode(letters[at]! + A);
  return text;
}

/** How many letters a word has in common with the one before it, from the beginning. */
export function sharedWithPrevious({ letters, starts }: PackedWords, number: number): number {
  if (number === 0) return 0;
  const before = starts[number - 1]!;
  const here = starts[number]!;
  const most = Math.min(here - before, starts[number + 1]! - here);
  let shared = 0;
  while (shared < most && letters[before + shared] === letters[here + shared]) shared++;
  return shared;
}
