import { describe, expect, it } from 'vitest';
import { cellsOf, type Field } from './field.ts';
import type { BlankPath } from './finder.ts';
import { boardAfter, reachable } from './testing/reach.ts';
import { type LineTable, prepareWalking } from './walking.ts';

const silent = { tick: () => undefined, bound: () => undefined };

/** Tables that say nothing: the search must be right all the same. */
const blind = (lines: number): LineTable => ({ lines, distances: [0], links: Array<number>(2 * lines).fill(0) });

const walkingOf = (field: Field) => prepareWalking(field, blind(field.rows), blind(field.columns));

const isSolved = (field: Field, board: Uint8Array, moves: BlankPath): boolean =>
  boardAfter(field, board, moves)?.every((tile, cell) => tile === cell) ?? false;

/** How many stretches of one and the same move. */
const stretches = (moves: BlankPath): number => moves.filter((move, i) => move !== moves[i - 1]).length;

const fields: readonly Field[] = [
  { rows: 2, columns: 2, blank: 3 },
  { rows: 2, columns: 3, blank: 5 },
  { rows: 2, columns: 3, blank: 1 },
  { rows: 3, columns: 2, blank: 0 },
];

describe('the search by walking distance', () => {
  it('finds the fewest moves of several tiles', () => {
    for (const field of fields) {
      const walking = walkingOf(field);
      const fewest = fewestMulti(field);
      for (const { board } of reachable(field).filter((_, i) => i % 7 === 0)) {
        const start = { board, vertical: 0, horizontal: 0 };
        const moves = walking.find(start, silent)!;
        const least = fewest.get(board.join())!;
        expect(isSolved(field, board, moves)).toBe(true);
        expect(stretches(moves)).toBe(least);
        expect(walking.find(start, silent, least - 1)).toBeUndefined();
      }
    }
  });

  it('tells its nodes, and can be stopped and asked again', () => {
    const field = { rows: 3, columns: 3, blank: 8 };
    const walking = walkingOf(field);
    const board = Uint8Array.of(7, 5, 6, 1, 4, 3, 2, 8, 0);
    let nodes = 0;
    const listener = {
      ...silent,
      tick(more: number) {
        nodes += more;
        if (nodes > 100_000) throw new Error('stop');
      },
    };
    expect(() => walking.find({ board, vertical: 0, horizontal: 0 }, listener)).toThrow('stop');
    expect(nodes).toBeLessThan(200_000);
    const near = boardAfter(field, Uint8Array.of(0, 1, 2, 3, 4, 5, 6, 7, 8), [0, 0, 1, 3, 1])!;
    const moves = walking.find({ board: near, vertical: 0, horizontal: 0 }, silent)!;
    expect(isSolved(field, near, moves)).toBe(true);
    expect(stretches(moves)).toBe(4);
  });
});

/** Breadth first: any number of steps in one direction at once. */
function fewestMulti(field: Field): ReadonlyMap<string, number> {
  const first = Uint8Array.from({ length: cellsOf(field) }, (_, cell) => cell);
  const found = new Map([[first.join(), 0]]);
  const queue = [first];
  for (const board of queue) {
    for (let move = 0; move < 4; move++) {
      for (let steps = 1; ; steps++) {
        const next = boardAfter(field, board, Array<number>(steps).fill(move));
        if (!next) break;
        if (found.has(next.join())) continue;
        found.set(next.join(), found.get(board.join())! + 1);
        queue.push(Uint8Array.from(next));
      }
    }
  }
  return found;
}
