/** Bits as text: six in each character, of 64 printable ones that need no escape between quotes. */

/** Bits of a digit, as a character's number is called here. */
export const DIGIT = 6;
/** Symbols are below this, so that one digit tells any. */
export const SYMBOLS = 1 << DIGIT;

const FIRST = 40;
const BACKSLASH = 92;
const IN_ITS_PLACE = 35;

const characters = Array.from({ length: 1 << DIGIT }, (_, digit) => digit + FIRST).map((code) =>
  String.fromCharCode(code === BACKSLASH ? IN_ITS_PLACE : code),
);

/** The digit of each character, by its code. */
export const DIGITS = new Uint8Array(128);
for (const [digit, character] of characters.entries()) DIGITS[character.charCodeAt(0)] = digit;

export const textOf = (digits: readonly number[]): string => digits.map((digit) => characters[digit]).join('');
