/** One solution of each class, against the plain way: write every solution and all its images, and compare. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Goal, Strategy } from '../../../contract/index.ts';
import { openCells, placementsOf, symmetriesOf } from '../geometry.ts';
import { EMPTY, type Filling, type Placement, type Task } from '../model.ts';
import { fillings as notation } from '../notation/index.ts';
import { arbitraryTask } from '../testing/arbitrary.ts';
import { freshContext } from '../testing/asking.ts';
import { plainSearch } from '../testing/plain.ts';
import { collected } from '../testing/searching.ts';
import { bitboard } from './bitboard.ts';
import { dancingLinks } from './dancing-links.ts';
import { memo } from './memo.ts';

type Symmetry = readonly number[];

const kindOf = ({ pieces }: Task, piece: number): string => pieces[piece]!.copyOf ?? pieces[piece]!.name;

/** Placements as one text, whichever copy lies where, after a symmetry. */
const written = (task: Task, placements: readonly Placement[], move?: Symmetry): string =>
  placements
    .map(({ piece, cells }) => `${kindOf(task, piece)}:${cells.map((c) => move?.[c] ?? c).sort((a, b) => a - b)}`)
    .sort()
    .join(' ');

/** The symmetries of the board that leave what lies in place and map all that may still be laid to itself. */
function symmetriesIn(task: Task): readonly Symmetry[] {
  const taken = new Set(task.placed.flatMap(({ cells }) => cells));
  const lying = new Set(task.placed.map(({ piece }) => piece));
  const free = task.pieces.flatMap((_, piece) =>
    lying.has(piece) ? [] : placementsOf(task, piece).filter(({ cells }) => !cells.some((cell) => taken.has(cell))),
  );
  return symmetriesOf(task.board).filter((move) =>
    [task.placed, free].every((list) => written(task, list, move) === written(task, list)),
  );
}

/** What stands for the class of a filling. */
function classOf(task: Task, filling: Filling, symmetries: readonly Symmetry[]): string {
  const kinds = new Map(task.pieces.map(({ name }, piece) => [name, kindOf(task, piece)]));
  const spots = openCells(task.board);
  const names = spots.map(([layer, row, column]) => filling[layer]![row]![column]!);
  // Which cells belong together counts too: two copies side by side may lie in several ways.
  const pieceOf = (name: string) => names.flatMap((other, cell) => (other === name ? [cell] : []));
  const lying = [...new Set(names)].filter((name) => name !== EMPTY).map((name) => [name, pieceOf(name)] as const);
  const images = symmetries.map((move) =>
    lying
      .map(([name, cells]) => `${kinds.get(name)}:${cells.map((cell) => move[cell]!).sort((a, b) => a - b)}`)
      .sort()
      .join(' '),
  );
  return images.sort()[0]!;
}

const ask = async (strategy: Strategy<Task, Filling>, task: Task, goal: Goal) =>
  collected(await strategy.prepare(task, goal, { unique: true }, freshContext()), goal);

describe.each([bitboard, memo, dancingLinks])('$id', (strategy) => {
  it('tells one solution of each class', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryTask, async (task) => {
        const symmetries = symmetriesIn(task);
        const classes = (list: readonly Filling[]) => list.map((filling) => classOf(task, filling, symmetries)).sort();
        const known = classes(plainSearch(task, Number.POSITIVE_INFINITY)!.fillings);
        const all = await ask(strategy, task, 'all');
        const told = all.fillings.map((text) => {
          const filling = notation.parse(text);
          if (!filling.ok) throw new Error(filling.problem.text.code);
          return filling.value;
        });
        expect(classes(told)).toEqual([...new Set(known)]);
        expect((await ask(strategy, task, 'count')).count).toBe(told.length);
        expect((await ask(strategy, task, 'first')).count).toBe(Math.min(1, told.length));
      }),
      { numRuns: 40 },
    );
  });
});
