/** Sets of pieces that many people own, so that players need not draw them. */
import type { SetName, Shape, Spot } from './model.ts';

/** A shape from its rows: a letter is a cell, a dot is not. */
const drawn = (...rows: string[]): Shape =>
  rows.flatMap((row, r) => [...row].flatMap((mark, c): Spot[] => (mark === '.' ? [] : [[0, r, c]])));

const V3 = drawn('#.', '##');
const L4 = drawn('###', '#..');
const T4 = drawn('###', '.#.');
const S4 = drawn('.##', '##.');
const I4 = drawn('####');
const O4 = drawn('##', '##');
const F = drawn('.##', '##.', '.#.');
const I = drawn('#####');
const L = drawn('####', '#...');
const N = drawn('###.', '..##');
const P = drawn('###', '##.');
const T = drawn('###', '.#.', '.#.');
const U = drawn('###', '#.#');
const V = drawn('###', '#..', '#..');
const W = drawn('#..', '##.', '.##');
const X = drawn('.#.', '###', '.#.');
const Y = drawn('####', '.#..');
const Z = drawn('##.', '.#.', '.##');

/** A shape turned over. */
const over = (shape: Shape): Shape => {
  const right = Math.max(...shape.map(([, , column]) => column));
  const spots = shape.map(([layer, row, column]): Spot => [layer, row, right - column]);
  return spots.sort((a, b) => a[1] - b[1] || a[2] - b[2]);
};

interface PieceSet {
  /** As a person writes it. */
  readonly title: string;
  readonly pieces: Readonly<Record<string, Shape>>;
  /** Whether its pieces may not be turned over, so that it is a set for flat boards only. */
  readonly oneSided?: true;
}

/** Each set by its name, with its pieces by letter. */
export const sets: Readonly<Record<SetName, PieceSet>> = {
  'iq-puzzler-pro': {
    title: 'IQ Puzzler Pro',
    pieces: { A: L4, B: P, C: F, D: Y, E: N, F: V, G: L, H: S4, I: T4, J: W, K: U, L: V3 },
  },
  kanoodle: {
    title: 'Kanoodle',
    pieces: { A: L4, B: P, C: L, D: Y, E: N, F: V3, G: V, H: W, I: U, J: I4, K: O4, L: X },
  },
  pentominoes: { title: 'pentominoes', pieces: { F, I, L, N, P, T, U, V, W, X, Y, Z } },
  // Small letters are the mirror images of the pieces that differ from theirs.
  'one-sided-pentominoes': {
    title: 'one-sided pentominoes',
    pieces: {
      ...{ F, I, L, N, P, T, U, V, W, X, Y, Z },
      ...{ f: over(F), l: over(L), n: over(N), p: over(P), y: over(Y), z: over(Z) },
    },
    oneSided: true,
  },
};
