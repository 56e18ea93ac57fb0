/**
 * Sorted words as text, front-coded: of each word only how many letters it shares with the one before, and the letters
 * that follow; each is written in as little room as it is likely there (see adaptive-coding). A grade goes with each word:
 * a small number that is often near that of the word it is made from, as CATS is from CAT.
 */
import { type Coder, Reader, Writer } from '../adaptive-coding/coder.ts';
import { countOf, type PackedWords, sharedWithPrevious } from './packed.ts';

/** Words have at most so many letters. */
export const MOST_LETTERS = 8;
/** Grades are below this. */
export const GRADES = 64;

/** In place of a letter where there is none. */
const NO_LETTER = 26;
const KINDS = 27;

// Contexts. How much is shared depends on how long the word before is and how it ends; the first letter that differs, on
// the one that stood there and the one before; every other letter, and the end, on the two letters before.
const SIZE = 0;
const SHARED = SIZE + 2;
const FIRST = SHARED + (MOST_LETTERS + 1) * KINDS * 8;
const NEXT = FIRST + KINDS * KINDS * 32;
const END = NEXT + KINDS * KINDS * 32;
const WORD_CONTEXTS = END + MOST_LETTERS * KINDS * KINDS * 2;

export function writeWords(words: PackedWords): string {
  const writer = new Writer(WORD_CONTEXTS);
  codeWords(writer, words);
  return writer.end();
}

export const readWords = (text: string): PackedWords => codeWords(new Reader(text, WORD_CONTEXTS));

/** Reads where no words are given. */
function codeWords(coder: Coder, words?: PackedWords): PackedWords {
  const count = codeSize(coder, words ? countOf(words) : 0);
  const total = codeSize(coder, words ? words.letters.length : 0);
  // A writer writes over every letter with itself.
  const letters = words ? words.letters : new Uint8Array(total);
  const starts = words ? words.starts : new Uint32Array(count + 1);
  for (let number = 0, before = 0, at = 0; number < count; number++) {
    const length = at - before;
    const last = length > 0 ? letters[at - 1]! : NO_LETTER;
    const shared = coder.number(SHARED + (length * KINDS + last) * 8, 3, words ? sharedWithPrevious(words, number) : 0);
    const from = at;
    for (let i = 0; i < shared; i++) letters[at++] = letters[before + i]!;
    let previous = shared > 0 ? letters[at - 1]! : NO_LETTER;
    const differing = shared < length ? letters[before + shared]! : NO_LETTER;
    let context = FIRST + (differing * KINDS + previous) * 32;
    for (let ended = 0; !ended; ) {
      const letter = coder.number(context, 5, letters[at]!);
      letters[at++] = letter;
      const pair = letter * KINDS + previous;
      const size = at - from;
      ended =
        size === MOST_LETTERS
          ? 1
          : coder.number(END + (size * KINDS * KINDS + pair) * 2, 1, words && at === starts[number + 1] ? 1 : 0);
      context = NEXT + pair * 32;
      previous = letter;
    }
    starts[number + 1] = at;
    before = from;
  }
  return { letters, starts };
}

/** A number below 2 ** 24, of which nothing is known before. */
function codeSize(coder: Coder, size: number): number {
  let number = 0;
  for (let i = 23; i >= 0; i--) number = number * 2 + coder.number(SIZE, 1, (size >> i) & 1);
  return number;
}

// A grade depends on that of the longest word that this one begins with, and by how much it is longer; where there is
// none, on how long it is.
const LENGTHS = MOST_LETTERS + 1;
const GRADE_CONTEXTS = (GRADES + 1) * LENGTHS * GRADES;

export function writeGrades(words: PackedWords, grades: Uint8Array): string {
  const writer = new Writer(GRADE_CONTEXTS);
  codeGrades(writer, words, grades);
  return writer.end();
}

export const readGrades = (words: PackedWords, text: string): Uint8Array =>
  codeGrades(new Reader(text, GRADE_CONTEXTS), words, new Uint8Array(countOf(words)));

function codeGrades(coder: Coder, words: PackedWords, grades: Uint8Array): Uint8Array {
  /** The words that the present one begins with, each longer than the one before; and their lengths. */
  const begun: number[] = [];
  const lengths: number[] = [];
  for (let number = 0; number < grades.length; number++) {
    const length = words.starts[number + 1]! - words.starts[number]!;
    const shared = sharedWithPrevious(words, number);
    while (lengths.length > 0 && lengths.at(-1)! > shared) {
      lengths.pop();
      begun.pop();
    }
    const like = begun.length > 0 ? grades[begun.at(-1)!]! : GRADES;
    const longer = length - (lengths.at(-1) ?? 0);
    grades[number] = coder.number((like * LENGTHS + longer) * GRADES, 6, grades[number]!);
    begun.push(number);
    lengths.push(length);
  }
  return grades;
}
