/** Whether the board as it stands can be solved: the sum of KURANG and X as the report has them, and what would mend it. */

import css from '../../../faces/web/board/panels.module.css';
import { isUsualGoal } from '../model.ts';
import { tasks } from '../notation/index.ts';
import { kurangSum } from '../parity.ts';
import own from './panels.module.css';
import type { PanelProps } from './panels.tsx';
import { parityOf } from './parity-marks.tsx';
import { text } from './texts.ts';

export function SolvablePanel({ session, say, write }: PanelProps) {
  const task = { ...session.game.task, cells: session.cells.value };
  const { table, x, mended } = parityOf(task);
  const sum = kurangSum(table);
  const solvable = mended.length === 0;
  const usual = isUsualGoal(task);
  const [one = 0, two = 0] = mended;
  const swap = () => {
    const cells = task.cells.map((tile) => (tile === one ? two : tile === two ? one : tile));
    write(tasks.format({ ...task, cells }));
  };
  return (
    <>
      <p class={own.verdict} data-outcome={solvable ? 'yes' : 'no'} aria-live="polite">
        {say(text(solvable ? 'is-solvable' : 'is-unsolvable'))}
      </p>
      {!solvable && (
        <>
          <p>{say(text('mend-about', { one, two }))}</p>
          <button type="button" onClick={swap}>
            {say(text('mend', { one, two }))}
          </button>
        </>
      )}
      <p class={css.figure}>{say(text(solvable ? 'sum-even' : 'sum-odd', { sum, x, total: sum + x }))}</p>
      <p class="quiet">{say(text('marks-about'))}</p>
      <details class={css.more}>
        <summary>{say(text('kurang-table'))}</summary>
        <p class="quiet">{say(text(usual ? 'kurang-about' : 'kurang-renumbered'))}</p>
        <ol class={own.kurang}>
          <li class={own.legend}>
            <span>i</span>
            {!usual && <span>{say(text('kurang-tile'))}</span>}
            <span>KURANG(i)</span>
          </li>
          {table.map(({ number, tile, smaller }) => (
            <li key={number} data-some={smaller.length > 0}>
              <span>{number}</span>
              {!usual && <span>{tile || '–'}</span>}
              <span>{smaller.length}</span>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}
