/** Whether a notation keeps its law, that what is written reads back the same, and the freedom it promises to people. */
import { isDeepStrictEqual } from 'node:util';
import type { Notation } from '../../../contract/index.ts';

/** Ways to write the same thing; a puzzle names those that it allows. */
const freedoms = {
  'lower-case': (text: string) => text.toLowerCase(),
  blanks: (text: string) => `  ${text.replaceAll(' ', ' \t  ')} `,
  'line-ends': (text: string) => `${text.replaceAll('\n', '\r\n')}\r\n`,
  'byte-order-mark': (text: string) => `\ufeff${text}`,
} as const;
export type Freedom = keyof typeof freedoms;

export function roundTripComplaints<T>(notation: Notation<T>, value: T, allowed: readonly Freedom[] = []): string[] {
  const written = notation.format(value);
  const plain = readComplaints(notation, value, written, 'it');
  return [...plain, ...allowed.flatMap((name) => readComplaints(notation, value, freedoms[name](written), name))];
}

function readComplaints<T>(notation: Notation<T>, value: T, written: string, what: string): string[] {
  const read = notation.parse(written);
  const shown = JSON.stringify(written.slice(0, 200));
  if (!read.ok) return [`${what}: ${shown} cannot be read: ${JSON.stringify(read.problem)}`];
  return isDeepStrictEqual(read.value, value) ? [] : [`${what}: ${shown} reads as ${JSON.stringify(read.value)}`];
}

/** An example's text is a menu entry, so it is also written as we write it. */
export function exampleTextComplaints<T>(notation: Notation<T>, text: string): string[] {
  const read = notation.parse(text);
  if (!read.ok) return [`${text} cannot be read: ${JSON.stringify(read.problem)}`];
  const written = notation.format(read.value);
  return [
    ...(written === text ? [] : [`${text} is written ${written}`]),
    ...readComplaints(notation, read.value, written, 'it'),
  ];
}
