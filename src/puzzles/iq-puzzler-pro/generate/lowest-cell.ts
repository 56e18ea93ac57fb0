/** Filling the lowest free cell without look-ahead: what a person does who fills a board cell by cell. */
import type { Cover } from '../../../algorithms/exact-cover/cover.ts';
import type { Step } from '../../../algorithms/exact-cover/step.ts';

/** Every laying and taking back. */
export function* steps(cover: Cover): Generator<Step, void> {
  const taken = new Uint8Array(cover.cells);
  const used = new Uint8Array(cover.pieces);
  const byLeast = Array.from({ length: cover.cells }, (): number[] => []);
  for (const [i, { cells }] of cover.options.entries()) byLeast[cells[0]!]!.push(i);
  const set = (option: number, value: 0 | 1) => {
    for (const cell of cover.options[option]!.cells) taken[cell] = value;
    used[cover.options[option]!.piece] = value;
  };

  function* visit(from: number, left: number): Generator<Step, void> {
    const cell = taken.indexOf(0, from);
    if (left === 0) {
      if (cell < 0 || cover.gaps) yield 'solved';
      return;
    }
    if (cell < 0) return;
    for (const option of byLeast[cell]!) {
      const { piece, cells } = cover.options[option]!;
      const before = cover.before[piece]!;
      if (used[piece] || (before >= 0 && !used[before]) || cells.some((other) => taken[other])) continue;
      set(option, 1);
      yield 'laid';
      yield* visit(cell + 1, left - 1);
      set(option, 0);
      yield 'taken back';
    }
    // The cell stays empty.
    if (cover.gaps) yield* visit(cell + 1, left);
  }
  yield* visit(0, cover.pieces);
}
