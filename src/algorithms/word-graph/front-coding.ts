/**
 * Sorted words as text, front-coded: of each word only how many letters it shares with the one before, and the letters
 * that follow; the likelier one is, the fewer bits it takes (see prefix-coding). A grade goes with each word:
 * a small number that is often near that of the word it is made from, as CATS is from CAT.
 */
import { LONGEST } from '../prefix-coding/codes.ts';
import { ABOVE_LENGTH, ANY, LENGTH, readTables } from '../prefix-coding/reader.ts';
import { DIGIT, DIGITS, textOf } from '../prefix-coding/text.ts';
import { SymbolWriter } from '../prefix-coding/writer.ts';
import { countOf, type PackedWords } from './packed.ts';

/** The most letters that a word has. */
export const MOST_LETTERS = 8;
/** Grades are below this. */
export const GRADES = 64;

/** Stands in for a letter where a word has none. */
const NO_LETTER = 26;
const KINDS = 27;

// Contexts. How much is shared depends on how long the word before is and how it ends; the first letter that differs, on
// its place and the one that stood there; every other letter, on its place and the one before. A letter is written
// together with whether the word ends with it.
const SHARED = 0;
const FIRST = SHARED + (MOST_LETTERS + 1) * KINDS;
const NEXT = FIRST + MOST_LETTERS * KINDS;
const CONTEXTS = NEXT + MOST_LETTERS * KINDS;

export function writeWords(words: PackedWords): string {
  const { letters, starts, shared } = words;
  const writer = new SymbolWriter(CONTEXTS);
  for (let number = 0, before = 0; number < countOf(words); number++) {
    const start = starts[number]!;
    const end = starts[number + 1]!;
    const length = start - before;
    const same = shared[number]!;
    writer.symbol(SHARED + length * KINDS + (length > 0 ? letters[start - 1]! : NO_LETTER), same);
    let context = FIRST + same * KINDS + (same < length ? letters[before + same]! : NO_LETTER);
    for (let at = start + same; at < end; at++) {
      writer.symbol(context, letters[at]! * 2 + (at === end - 1 ? 1 : 0));
      context = NEXT + (at + 1 - start) * KINDS + letters[at]!;
    }
    before = start;
  }
  return textOf([...sizeDigits(countOf(words)), ...sizeDigits(letters.length)]) + writer.text();
}

/** All kinds of symbols come through one place in one loop, so that there is little to compile. */
export function readWords(text: string): PackedWords {
  const count = sizeAt(text, 0);
  const letters = new Uint8Array(sizeAt(text, SIZE));
  const starts = new Uint32Array(count + 1);
  const shared = new Uint8Array(count);
  const { table, start } = readTables(text, CONTEXTS, 2 * SIZE);
  let next = start;
  let bits = 0;
  let left = 0;
  let context = SHARED + NO_LETTER;
  for (let number = 0, before = 0, from = 0, at = 0; number < count; ) {
    while (left < LONGEST) {
      bits = (bits << DIGIT) | DIGITS[text.charCodeAt(next++)]!;
      left += DIGIT;
    }
    const found = table[(context << LONGEST) | ((bits >>> (left - LONGEST)) & ANY)]!;
    left -= found & LENGTH;
    const symbol = found >>> ABOVE_LENGTH;
    if (context < FIRST) {
      shared[number] = symbol;
      const differing = before + symbol;
      while (before < differing) letters[at++] = letters[before++]!;
      context = FIRST + symbol * KINDS + (differing < from ? letters[differing]! : NO_LETTER);
    } else {
      const letter = symbol >> 1;
      letters[at++] = letter;
      if ((symbol & 1) === 0) context = NEXT + (at - from) * KINDS + letter;
      else {
        context = SHARED + (at - from) * KINDS + letter;
        starts[++number] = at;
        before = from;
        from = at;
      }
    }
  }
  return { letters, starts, shared };
}

/** Digits of a size. */
const SIZE = 4;
const sizeDigits = (size: number): number[] =>
  Array.from({ length: SIZE }, (_, i) => (size >> (i * DIGIT)) & ((1 << DIGIT) - 1));
const sizeAt = (text: string, at: number): number =>
  Array.from({ length: SIZE }, (_, i) => DIGITS[text.charCodeAt(at + i)]! << (i * DIGIT)).reduce(
    (sum, part) => sum + part,
  );

// A grade depends on that of the longest word that this one begins with; without one, it has a context of its own.
const NO_GRADE = GRADES;

export function writeGrades({ starts, shared }: PackedWords, grades: Uint8Array): string {
  const writer = new SymbolWriter(GRADES + 1);
  const begun = begunGrades();
  for (let number = 0; number < grades.length; number++) {
    const like = begun[shared[number]!]!;
    writer.symbol(like, grades[number]!);
    begun.fill(like, shared[number]! + 1);
    begun[starts[number + 1]! - starts[number]!] = grades[number]!;
  }
  return writer.text();
}

export function readGrades({ starts, shared }: PackedWords, text: string): Uint8Array {
  const { table, start } = readTables(text, GRADES + 1, 0);
  const grades = new Uint8Array(shared.length);
  const begun = begunGrades();
  let next = start;
  let bits = 0;
  let left = 0;
  for (let number = 0; number < grades.length; number++) {
    while (left < LONGEST) {
      bits = (bits << DIGIT) | DIGITS[text.charCodeAt(next++)]!;
      left += DIGIT;
    }
    const like = begun[shared[number]!]!;
    const found = table[(like << LONGEST) | ((bits >>> (left - LONGEST)) & ANY)]!;
    left -= found & LENGTH;
    const length = starts[number + 1]! - starts[number]!;
    for (let i = shared[number]! + 1; i < length; i++) begun[i] = like;
    begun[length] = grades[number] = found >>> ABOVE_LENGTH;
  }
  return grades;
}

/** For each length the grade of the longest word, up to it, that the present one begins with. */
const begunGrades = (): Uint8Array => new Uint8Array(MOST_LETTERS + 1).fill(NO_GRADE);
