/** Why a board can or cannot be solved, on the board itself: KURANG on each tile, X on the blank, two tiles to swap. */
import type { Task } from '../model.ts';
import { blankParity, isSolvable, type Kurang, kurangTable, mend } from '../parity.ts';
import css from './tiles.module.css';

export interface Parity {
  readonly table: readonly Kurang[];
  readonly x: number;
  /** Two tiles that make it solvable when they change places; none where it is solvable. */
  readonly mended: readonly number[];
}

export function parityOf(task: Task): Parity {
  const { first, second } = mend(task);
  return { table: kurangTable(task), x: blankParity(task), mended: isSolvable(task) ? [] : [first, second] };
}

/** Screen readers find the same figures in the panel. */
export function ParityMarks({ parity: { table, x }, columns }: { parity: Parity; columns: number }) {
  return (
    <div aria-hidden="true">
      {table.map(({ tile, at, smaller }) => (
        <span
          key={tile}
          class={css.mark}
          style={{ '--x': String(at % columns), '--y': String(Math.floor(at / columns)) }}
        >
          {smaller.length > 0 && <span data-some="true">{smaller.length}</span>}
          {tile === 0 && <span data-some={x > 0}>X = {x}</span>}
        </span>
      ))}
    </div>
  );
}
