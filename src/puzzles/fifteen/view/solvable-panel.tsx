/** Whether the board as it stands can be solved: the sum of KURANG and X as the report has them, and what would mend it. */

import { tasks } from '../notation/index.ts';
import { gapParity, isSolvable, kurangSum, kurangTable, mend } from '../parity.ts';
import css from './panels.module.css';
import type { PanelProps } from './panels.tsx';
import { text } from './texts.ts';

export function SolvablePanel({ session, say, write }: PanelProps) {
  const task = { ...session.game.task, cells: session.cells.value };
  const table = kurangTable(task);
  const sum = kurangSum(table);
  const x = gapParity(task);
  const solvable = isSolvable(task);
  return (
    <>
      <p class={css.verdict} data-outcome={solvable ? 'yes' : 'no'} aria-live="polite">
        {say(text(solvable ? 'is-solvable' : 'is-unsolvable'))}
      </p>
      <p class={css.figure}>{say(text(solvable ? 'sum-even' : 'sum-odd', { sum, x, total: sum + x }))}</p>
      {!solvable && <Mending task={task} say={say} write={write} />}
      <details class={css.more}>
        <summary>{say(text('kurang-table'))}</summary>
        <p class="quiet">{say(text('kurang-about'))}</p>
        <ol class={css.kurang}>
          {table.map(({ number, smaller }) => (
            <li key={number} data-some={smaller.length > 0}>
              <span>{number}</span>
              <span>{smaller.length}</span>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}

function Mending({
  task,
  say,
  write,
}: Pick<PanelProps, 'say' | 'write'> & { task: Parameters<typeof tasks.format>[0] }) {
  const { first: one, second: two } = mend(task);
  const swap = () => {
    const cells = task.cells.map((tile) => (tile === one ? two : tile === two ? one : tile));
    write(tasks.format({ ...task, cells }));
  };
  return (
    <>
      <p>{say(text('mend-about', { one, two }))}</p>
      <button type="button" onClick={swap}>
        {say(text('mend', { one, two }))}
      </button>
    </>
  );
}
