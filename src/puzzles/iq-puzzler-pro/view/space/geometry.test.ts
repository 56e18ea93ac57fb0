import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openCells, placementsOf } from '../../geometry.ts';
import type { Board, Piece } from '../../model.ts';
import { sets } from '../../sets.ts';
import {
  jointsAmong,
  jointsOf,
  placeOf,
  presence,
  spaceGeometryOf,
  stepAt,
  supports,
  surroundings,
  type Vector,
} from './geometry.ts';

const pyramid: Board = { kind: 'pyramid', side: 5 };
const box: Board = { kind: 'box', layers: 3, rows: 4, columns: 5 };
const together = { spread: 0, peeled: 0 };
const distance = (a: Vector, b: Vector) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
const size = fc.integer({ min: 1, max: 5 });
const boards: fc.Arbitrary<Board> = fc.oneof(
  fc.record({ kind: fc.constant('pyramid' as const), side: size }),
  fc.record({ kind: fc.constant('box' as const), layers: size, rows: size, columns: size }),
);

describe('where balls stand', () => {
  it('puts the apex over the middle, and every ball of a pyramid on the four below it', () => {
    const geometry = spaceGeometryOf(pyramid);
    const at = geometry.places.map((_, cell) => placeOf(geometry, cell, together));
    expect(at[0]![0]).toBeCloseTo(0);
    expect(at[0]![1]).toBeCloseTo(4 * Math.SQRT1_2);
    expect(at[0]![2]).toBeCloseTo(0);
    for (const [cell, { layer }] of geometry.places.entries()) {
      const below = at.filter(
        (other, i) => geometry.places[i]!.layer === layer + 1 && distance(at[cell]!, other) < 1.001,
      );
      expect(below).toHaveLength(layer === 4 ? 0 : 4);
    }
  });

  it('lets the first row lie at the back and the first column at the left, in a box from the top', () => {
    const { places } = spaceGeometryOf(box);
    expect(places[0]!.at).toEqual([-2, 2, -1.5]);
    expect(places.at(-1)!.at).toEqual([2, 0, 1.5]);
  });

  it('never lets balls overlap, and finds exactly the pairs that touch', () => {
    fc.assert(
      fc.property(boards, (board) => {
        const geometry = spaceGeometryOf(board);
        const touching = new Set(
          geometry.contacts.map(({ from, to }) => [Math.min(from, to), Math.max(from, to)].join()),
        );
        expect(touching.size).toBe(geometry.contacts.length);
        for (const [a, { at }] of geometry.places.entries()) {
          for (const [b, other] of geometry.places.entries()) {
            if (a >= b) continue;
            const apart = distance(at, other.at);
            expect(apart).toBeGreaterThan(0.999);
            expect(touching.has(`${a},${b}`)).toBe(apart < 1.001);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('knows the step of every contact, also while layers are apart', () => {
    fc.assert(
      fc.property(boards, fc.double({ min: 0, max: 1, noNaN: true }), (board, spread) => {
        const geometry = spaceGeometryOf(board);
        const look = { spread, peeled: 0 };
        for (const { from, to, step } of geometry.contacts) {
          const way = stepAt(geometry.steps[step]!, look);
          const start = placeOf(geometry, from, look);
          const end: Vector = [start[0] + way[0], start[1] + way[1], start[2] + way[2]];
          expect(distance(end, placeOf(geometry, to, look))).toBeCloseTo(0);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('spreading and peeling', () => {
  it('lifts each layer more than the one below it, and the bottom not at all', () => {
    const geometry = spaceGeometryOf(pyramid);
    const lifts = [0, 1, 5, 14, 30].map((cell) => {
      const apart = placeOf(geometry, cell, { spread: 1, peeled: 0 });
      return apart[1] - placeOf(geometry, cell, together)[1];
    });
    expect(lifts[4]).toBe(0);
    for (let layer = 1; layer < 5; layer++) expect(lifts[layer - 1]).toBeGreaterThan(lifts[layer]! + 1);
  });

  it('takes off as many layers as asked, from the top, one after the other', () => {
    const left = (peeled: number) => [0, 1, 2, 3].map((layer) => presence(layer, peeled));
    expect(left(0)).toEqual([1, 1, 1, 1]);
    expect(left(2)).toEqual([0, 0, 1, 1]);
    expect(left(1.25)).toEqual([0, 0.75, 1, 1]);
    expect(left(9)).toEqual([0, 0, 0, 0]);
  });
});

describe('joints', () => {
  const shapes = Object.values(sets['iq-puzzler-pro'].pieces);
  const pieces: Piece[] = shapes.map((shape, i) => ({ name: 'ABCDEFGHIJKL'[i]!, shape, mirror: true, turn: true }));
  /** Pairs of cells of a flat shape that share an edge. */
  const edges = (shape: Piece['shape']) =>
    shape.flatMap(([, r, c]) => shape.filter(([, s, d]) => (s - r === 1 && d === c) || (s === r && d - c === 1)))
      .length;

  it.each([
    ['pyramid', pyramid],
    ['box', box],
  ])('join a piece as it is made, however it lies in the %s', (_, board) => {
    const geometry = spaceGeometryOf(board);
    for (const [piece, { shape }] of pieces.entries()) {
      for (const { cells } of placementsOf({ board, pieces }, piece)) {
        expect(jointsAmong(geometry, cells)).toHaveLength(edges(shape));
      }
    }
  });

  it('join balls of one piece only', () => {
    const geometry = spaceGeometryOf({ kind: 'box', layers: 1, rows: 2, columns: 3 });
    const joined = jointsOf(geometry, [0, 0, 1, -1, -1, 1]).map(({ from, to }) => [from, to]);
    expect(joined).toEqual([
      [0, 1],
      [2, 5],
    ]);
  });
});

describe('what is around and below', () => {
  it('marks the balls around a cell by the steps that lead to them', () => {
    const geometry = spaceGeometryOf({ kind: 'box', layers: 1, rows: 1, columns: 3 });
    const east = geometry.steps.findIndex(({ by }) => by[0] === 1);
    const around = surroundings(geometry, (cell) => cell !== 2);
    expect(around).toEqual([1 << east, 1 << (east + 3), 1 << (east + 3)]);
  });

  it('counts in the middle of a full pyramid twelve balls around one', () => {
    const geometry = spaceGeometryOf(pyramid);
    const inner = openCells(pyramid).findIndex((spot) => spot.join() === '3,1,1');
    expect(surroundings(geometry, () => true)[inner]).toBe(2 ** 12 - 1);
  });

  it('lets a ball rest on the tray, or where all that is below it stands', () => {
    const geometry = spaceGeometryOf({ kind: 'pyramid', side: 3 });
    const filled = new Set([5, 6, 8, 9]);
    const resting = supports(geometry, (cell) => filled.has(cell));
    expect(resting.flatMap((rests, cell) => (rests ? [cell] : []))).toEqual([1, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    const cubes = spaceGeometryOf({ kind: 'box', layers: 2, rows: 1, columns: 2 });
    expect(supports(cubes, (cell) => cell === 3)).toEqual([false, true, true, true]);
  });
});
