/** Single boxes as people draw them, and rows of them that cross nowhere. */
import { type Parsed, parsed, placeAt, refused, shown } from '../../../contract/index.ts';
import { MOST_SIDE, NONE, OPEN } from '../model.ts';
import { lackOf } from '../spelling.ts';
import { text } from '../texts.ts';
import { type Piece, placeOf } from './sections.ts';

/** What a sign means: a capital, an open box, no box; nothing where it means nothing. */
export function boxOf(sign: string): string | undefined {
  if (/^[a-zA-Z]$/.test(sign)) return sign.toUpperCase();
  if ('?_#*□▢'.includes(sign)) return OPEN;
  return '.-·'.includes(sign) ? NONE : undefined;
}

/** Rows, or patterns that words are to match: boxes only, two at least and as many as there are letters at most. */
export function readPatterns(source: string, words: readonly Piece[], letters: string): Parsed<readonly string[]> {
  const patterns: string[] = [];
  for (const word of words) {
    if (patterns.length === MOST_SIDE)
      return refused(text('too-many-rows', { most: MOST_SIDE }), placeOf(source, word));
    let pattern = '';
    for (const { 0: sign, index } of word.text.matchAll(/./gsu)) {
      const box = boxOf(sign);
      if (box === undefined || box === NONE) {
        return refused(text('not-in-a-pattern', { sign }), placeAt(source, word.at + index, sign.length));
      }
      pattern += box;
    }
    const wrong = lengthProblem(pattern.length, letters);
    if (wrong) return refused(wrong, placeOf(source, word));
    const lack = lackOf(pattern, letters);
    if (lack) {
      const { letter, there } = lack;
      return refused(text('known-lacking', { letter, there, name: pattern }), placeAt(source, word.at + lack.at, 1));
    }
    patterns.push(pattern);
  }
  return parsed(patterns);
}

/** Rows of which only the lengths are known. */
export function readLengths(source: string, words: readonly Piece[], letters: string): Parsed<readonly string[]> {
  const patterns: string[] = [];
  for (const word of words) {
    if (patterns.length === MOST_SIDE)
      return refused(text('too-many-rows', { most: MOST_SIDE }), placeOf(source, word));
    if (!/^\d{1,6}$/.test(word.text)) {
      return refused(text('not-a-length', { word: shown(word.text) }), placeOf(source, word));
    }
    const length = Number(word.text);
    const wrong = lengthProblem(length, letters);
    if (wrong) return refused(wrong, placeOf(source, word));
    patterns.push(OPEN.repeat(length));
  }
  return parsed(patterns);
}

function lengthProblem(length: number, letters: string) {
  if (length < 2) return text('row-too-short');
  return length > letters.length ? text('row-too-long', { length, letters: letters.length }) : undefined;
}
