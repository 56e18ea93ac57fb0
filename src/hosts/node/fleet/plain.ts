/** Words of another machine as they may be printed and written down: on one line, without what steers a terminal, of a bounded length. */

/** Control characters, ends of lines, and the marks that turn the direction of writing. */
const STEERING = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
const LONGEST = 500;

export function plain(words: string, longest = LONGEST): string {
  const cut = words.length > longest ? `${words.slice(0, longest)}…` : words;
  return cut.replace(STEERING, ' ').trim();
}

/** Whether words may go on as they are. */
export const isPlain = (words: unknown, longest = LONGEST): words is string =>
  typeof words === 'string' && words.length <= longest && words === plain(words, longest);
