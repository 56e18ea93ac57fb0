/** Words of a person's input, a file's name among them, must not steer the terminal that shows them. */

/** Control characters but for tab and line feed, and the marks that turn the direction of writing. */
const STEERING = /(?![\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** The same words with each such character spelled out, as in `\x1b`. */
export const visible = (words: string): string =>
  words.replace(STEERING, (sign) => {
    const code = sign.charCodeAt(0).toString(16);
    return code.length > 2 ? `\\u${code.padStart(4, '0')}` : `\\x${code.padStart(2, '0')}`;
  });
