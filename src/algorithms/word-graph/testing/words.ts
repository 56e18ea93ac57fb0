/** Random word lists, and the plainest way to find what can be laid. */
import fc from 'fast-check';

/** Of few kinds of letters, so that words share beginnings, and letters repeat. */
export const anyWord = (longest: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'AABCDEZ'), minLength: 1, maxLength: longest });

/** In alphabetical order, each once. */
export const anyWords = (longest: number): fc.Arbitrary<string[]> =>
  fc.array(anyWord(longest), { maxLength: 60 }).map((words) => [...new Set(words)].sort());

/** Whether a word can be laid from letters, each used at most as often as it is there. */
export function canBeLaid(word: string, letters: string): boolean {
  const left = [...letters];
  return [...word].every((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
