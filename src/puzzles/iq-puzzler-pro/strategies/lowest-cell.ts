/** Filling the lowest free cell, step by step, to watch: the kernels do the same a hundred million times a second. */
import type { Cover } from '../../../algorithms/exact-cover/cover.ts';
import type { Move } from '../../../algorithms/exact-cover/move.ts';
import type { Filling, Task } from '../model.ts';
import { coverOf } from '../search/cover.ts';
import { placementsIn, positions } from './steps.ts';

export function lowestCell(task: Task): Iterable<Filling> {
  const taskCover = coverOf(task);
  const laid: number[] = [];
  return positions(task, moves(taskCover.cover, laid), () => placementsIn(taskCover, laid));
}

/** Every laying and taking back; `laid` holds what lies. The kernel's plain twin. */
export function* moves(cover: Cover, laid: number[]): Generator<Move, void> {
  const taken = new Uint8Array(cover.cells);
  const used = new Uint8Array(cover.pieces);
  const byLeast = Array.from({ length: cover.cells }, (): number[] => []);
  for (const [i, { cells }] of cover.options.entries()) byLeast[cells[0]!]!.push(i);
  const set = (option: number, value: 0 | 1) => {
    for (const cell of cover.options[option]!.cells) taken[cell] = value;
    used[cover.options[option]!.piece] = value;
  };

  function* visit(from: number): Generator<Move, void> {
    const cell = taken.indexOf(0, from);
    if (laid.length === cover.pieces) {
      if (cell < 0 || cover.gaps) yield 'solved';
      return;
    }
    if (cell < 0) return;
    for (const option of byLeast[cell]!) {
      const { piece, cells } = cover.options[option]!;
      const before = cover.before[piece]!;
      if (used[piece] || (before >= 0 && !used[before]) || cells.some((other) => taken[other])) continue;
      set(option, 1);
      laid.push(option);
      yield 'laid';
      yield* visit(cell + 1);
      laid.pop();
      set(option, 0);
      yield 'taken back';
    }
    // The cell stays empty.
    if (cover.gaps) yield* visit(cell + 1);
  }
  yield* visit(0);
}
