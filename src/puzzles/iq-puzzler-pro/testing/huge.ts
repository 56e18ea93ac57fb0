/** Texts of a million characters, by what they are: each asks for another loop of a notation to be quick. */
import { NAMES } from '../model.ts';

const million = 1_000_000;

export const huge: readonly (readonly [what: string, source: string])[] = [
  ['one word', 'x'.repeat(million)],
  ['one number', '9'.repeat(million)],
  ['a number and pieces', `${'9'.repeat(million)} 1 1\nDEFAULT\nA`],
  ['words', '4 '.repeat(million / 2)],
  ['a million lines', '\n'.repeat(million)],
  ['a million lines and a board', `${'\n'.repeat(million)}BOARD 5x11`],
  ['a long course file', `1 1 26\nDEFAULT\n${[...NAMES].map((name) => `${name}\n`.repeat(million / 64)).join('')}`],
  ['a wide piece', `1 1 1\nDEFAULT\n${'A'.repeat(million)}`],
  ['a piece far to the right', `1 1 1\nDEFAULT\n${' '.repeat(million)}AB`],
  ['a wide mask', `1 1 1\nCUSTOM\n${'X'.repeat(million)}`],
  ['a wide drawing', `BOARD\n${'_'.repeat(million)}\nPIECES\nA`],
  ['a long drawing', `BOARD\n${'_\n'.repeat(million / 2)}PIECES\nA`],
  ['semicolons', `BOARD 1x1${';'.repeat(million)}`],
  ['many copies', `BOARD 1x1; PIECES; A${'; COPIES A 2'.repeat(million / 12)}`],
  ['a long ban', `BOARD 1x1; PIECES; A; NO TURN${' A'.repeat(million / 2)} B`],
  ['bars', `BOARD box 1x1x1; PIECES; ${'|'.repeat(million)}`],
  ['slashes', '/'.repeat(million)],
  ['zeros', '\u0000'.repeat(million)],
];
