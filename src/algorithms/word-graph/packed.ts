/** Many words in little memory: their letters one after the other as numbers from 0 (A) to 25 (Z). */

export interface PackedWords {
  readonly letters: Uint8Array;
  /** Where each word begins, and at last where the last one ends. */
  readonly starts: Uint32Array;
  /** How many letters each has in common with the one before it, from the beginning. */
  readonly shared: Uint8Array;
}

const A = 65;

export const countOf = ({ starts }: PackedWords): number => starts.length - 1;

/** Words of the capitals A to Z, each of at most 255. */
export function pack(words: readonly string[]): PackedWords {
  const starts = new Uint32Array(words.length + 1);
  for (const [i, word] of words.entries()) starts[i + 1] = starts[i]! + word.length;
  const letters = new Uint8Array(starts[words.length]!);
  for (const [i, word] of words.entries())
    for (let at = 0; at < word.length; at++) letters[starts[i]! + at] = word.charCodeAt(at) - A;
  const shared = Uint8Array.from(words, (word, i) => (i > 0 ? sharedBy(words[i - 1]!, word) : 0));
  return { letters, starts, shared };
}

function sharedBy(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let shared = 0;
  while (shared < most && one.charCodeAt(shared) === other.charCodeAt(shared)) shared++;
  return shared;
}

/** A word by its number, in capitals. */
export function textOf({ letters, starts }: PackedWords, number: number): string {
  let text = '';
  for (let at = starts[number]!; at < starts[number + 1]!; at++) text += String.fromCharCode(letters[at]! + A);
  return text;
}
