/** Whatever is written: reading never throws, says where and why in every language, or gives a value that holds. */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Dictionary, Notation, Parsed } from '../../contract/index.ts';
import { wordComplaints } from './checks/words.ts';

/** What is wrong with a refusal of a text. */
export function refusalComplaints(texts: Dictionary, source: string, read: Parsed<unknown>): string[] {
  if (read.ok) return [];
  const { text, place } = read.problem;
  const complaints = wordComplaints(texts, text);
  if (!place) return [...complaints, `${text.code} has no place`];
  const { line, column, length } = place;
  const here = source.split('\n')[line - 1];
  // The end of a line is a place as well: that is where something is missing.
  const inside =
    here !== undefined && column >= 1 && length >= 1 && column + length - 1 <= Math.max(1, here.length + 1);
  return inside ? complaints : [...complaints, `${text.code} points to ${line}:${column}+${length}`];
}

/** What is wrong with the reading of a text. */
export function readingComplaints<T>(
  texts: Dictionary,
  notation: Notation<T>,
  source: string,
  read = notation.parse(source),
): string[] {
  if (!read.ok) return refusalComplaints(texts, source, read);
  const again = notation.parse(notation.format(read.value));
  return JSON.stringify(again) === JSON.stringify(read) ? [] : ['it reads back as something else'];
}

/** A good text with a few characters taken out, put in or replaced. */
export const mutated = (good: fc.Arbitrary<string>, pieces: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(good, fc.array(fc.tuple(fc.nat(), fc.nat({ max: 2 }), fc.constantFrom(...pieces)), { maxLength: 3 }))
    .map(([text, changes]) =>
      changes.reduce((changed, [where, kind, more]) => {
        const at = where % (changed.length + 1);
        return changed.slice(0, at) + (kind === 0 ? '' : more) + changed.slice(kind === 1 ? at : at + 1);
      }, text),
    );

/** Reads many texts; tells how many of them were read, and the codes of all refusals, so that a test sees what it met. */
export function readMany<T>(texts: Dictionary, notation: Notation<T>, source: fc.Arbitrary<string>, numRuns: number) {
  const seen = { read: 0, refused: new Set<string>() };
  fc.assert(
    fc.property(source, (text) => {
      const read = notation.parse(text);
      if (read.ok) seen.read++;
      else seen.refused.add(read.problem.text.code);
      expect(readingComplaints(texts, notation, text, read)).toEqual([]);
    }),
    { numRuns },
  );
  return seen;
}
