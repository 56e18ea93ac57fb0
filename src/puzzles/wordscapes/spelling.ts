/** Whether letters suffice for a word, told so that a sentence can say what is lacking. */

export interface Lack {
  readonly letter: string;
  /** Where in the word it is one too many. */
  readonly at: number;
  /** How often it is there. */
  readonly there: number;
}

/** The first letter of a word, or pattern, that the wheel has too few of. Signs other than capitals do not count. */
export function lackOf(word: string, letters: string): Lack | undefined {
  const used = new Map<string, number>();
  for (const [at, letter] of [...word].entries()) {
    if (!/[A-Z]/.test(letter)) continue;
    const count = (used.get(letter) ?? 0) + 1;
    used.set(letter, count);
    const there = letters.split(letter).length - 1;
    if (count > there) return { letter, at, there };
  }
  return undefined;
}
