/** A grid of cells to paint: by pointer, also in one stroke over many, and by arrows and Space as one stop of the Tab key. */
import type { Signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Speaker } from '../../../../contract/index.ts';
import { useGridFocus } from '../../../../faces/web/board/grid-focus.ts';
import { text } from '../texts.ts';
import css from './editor.module.css';

export function Painter(props: { cells: Signal<readonly boolean[]>; columns: number; label: string; say: Speaker }) {
  const { cells, columns, label, say } = props;
  const focus = useGridFocus({ rows: cells.value.length / columns, columns });
  /** What the stroke under way paints; none between strokes. */
  const stroke = useRef<boolean | undefined>(undefined);

  const paint = (cell: number, on: boolean) => {
    if (cells.value[cell] !== on) cells.value = cells.value.map((was, i) => (i === cell ? on : was));
  };
  const cellUnder = (event: PointerEvent): number | undefined => {
    const under = document.elementFromPoint(event.clientX, event.clientY);
    if (!(under instanceof HTMLElement) || !focus.box.current?.contains(under)) return undefined;
    return under.dataset.cell === undefined ? undefined : Number(under.dataset.cell);
  };

  return (
    <fieldset
      ref={focus.box}
      class={css.painter}
      aria-label={label}
      style={{ '--columns': String(columns) }}
      onPointerDown={(event) => {
        const cell = cellUnder(event);
        if (cell === undefined || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        stroke.current = !cells.value[cell];
        paint(cell, stroke.current);
      }}
      onPointerMove={(event) => {
        const cell = stroke.current === undefined ? undefined : cellUnder(event);
        if (cell !== undefined) paint(cell, stroke.current!);
      }}
      onLostPointerCapture={() => {
        stroke.current = undefined;
      }}
      onKeyDown={(event) => {
        const act = focus.act(event.key);
        if (!act) return;
        event.preventDefault();
        act();
      }}
    >
      {cells.value.map((on, cell) => (
        <button
          key={cell}
          type="button"
          class={css.cell}
          {...focus.cell(cell)}
          aria-pressed={on}
          aria-label={say(
            text('cell-state', { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1, on: on ? 1 : 0 }),
          )}
          // A pointer's click was a stroke already.
          onClick={(event) => event.detail === 0 && paint(cell, !on)}
        />
      ))}
    </fieldset>
  );
}
