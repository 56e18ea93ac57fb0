/** The grid to draw and write on: by pointer, also in one stroke over many places, and by keys. */
import { useSignal } from '@preact/signals';
import { useCallback, useRef } from 'preact/hooks';
import { pressKey } from '../../../../faces/web/board/keys.ts';
import { Grid } from '../grid.tsx';
import { placesOf } from './draft.ts';
import { actOf } from './keys.ts';
import { describeBox } from './looks.ts';
import css from './mine.module.css';
import { usePanning } from './panning.ts';
import { isFromResults, type SessionProps } from './session.ts';
import { boxed, columnOf, isBox, lineOf, rowOf, runThrough, whole } from './surface.ts';
import { text } from './texts.ts';

/** A click within this time after a stroke belongs to the stroke, in milliseconds. */
const ECHO = 500;

/** Places that a pointer has gone over. A stroke draws; a tap draws a box, or erases the one that is there. */
type Stroke = readonly number[];

export function Pad({ session, say }: SessionProps) {
  const { drawing, looks } = session;
  const pad = useRef<HTMLDivElement>(null);
  const panning = usePanning(pad);
  const stroke = useSignal<Stroke | undefined>(undefined);
  const drawnAt = useRef(Number.NEGATIVE_INFINITY);
  const hovered = useSignal<number | undefined>(undefined);
  const surface = drawing.surface.value;
  const draws = drawing.draws.value;
  const { top, left, rows, columns } = draws ? whole(surface) : boxed(surface);
  const placeAt = (cell: number) => (top + Math.floor(cell / columns)) * surface.columns + left + (cell % columns);
  const cellAt = (place: number) => (rowOf(surface, place) - top) * columns + columnOf(surface, place) - left;

  const boxes = new Map([...looks.value.boxes].map(([place, box]) => [cellAt(place), box]));
  for (const place of stroke.value ?? []) {
    if (!isBox(surface.cells[place])) boxes.set(cellAt(place), { letter: '', look: 'open' });
  }
  const task = drawing.task.value;
  const places = task?.shape.kind === 'grid' ? placesOf(surface, task) : undefined;
  const numbers = new Map(
    places && task!.slots.map((s) => [cellAt(places.get(s.cells[0]!)!), Number.parseInt(s.name, 10)]),
  );
  const cursor = drawing.cursor.value;
  const describe = (cell: number) =>
    describeBox(say, looks.value, placeAt(cell), Math.floor(cell / columns) + 1, (cell % columns) + 1);

  const placeUnder = (event: PointerEvent): number | undefined => {
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-cell]');
    return under && pad.current!.contains(under) ? placeAt(Number(under.dataset.cell)) : undefined;
  };
  const finish = (event: PointerEvent) => {
    const { type, timeStamp } = event;
    panning.end(event);
    const { value } = stroke;
    stroke.value = undefined;
    if (!value || type === 'pointercancel') return;
    drawnAt.current = timeStamp;
    const last = value.at(-1)!;
    const isErased = value.length === 1 && isBox(surface.cells[last]);
    drawing.choose(last);
    drawing.stroke(value, !isErased);
    pad.current!.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  };
  const press = useCallback(
    (cell: number) => (draws ? drawing.toggle(placeAt(cell)) : drawing.choose(placeAt(cell))),
    [drawing, draws, top, left, columns, surface.columns],
  );

  return (
    <>
      <div
        ref={pad}
        class={css.pad}
        data-draws={draws}
        data-on-show={isFromResults(session)}
        aria-busy={session.finding.asking.value}
        onPointerDown={(event) => {
          if (!draws) return;
          const place = panning.begin(event) && event.button === 0 ? placeUnder(event) : undefined;
          stroke.value = undefined;
          if (place === undefined) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          stroke.value = [place];
        }}
        onPointerMove={(event) => {
          if (panning.move(event)) return;
          const place = placeUnder(event);
          hovered.value = event.pointerType === 'mouse' ? place : undefined;
          const { value: before } = stroke;
          if (!before || place === undefined || place === before.at(-1)) return;
          stroke.value = [...before, ...lineOf(surface, before.at(-1)!, place)];
        }}
        onPointerUp={finish}
        onPointerCancel={finish}
        // A tap of a finger is followed by a click, which would take the box away again.
        onClickCapture={(event) => {
          if (event.timeStamp - drawnAt.current < ECHO) event.stopPropagation();
        }}
        onPointerLeave={() => {
          hovered.value = undefined;
        }}
      >
        <Grid
          rows={rows}
          columns={columns}
          boxes={boxes}
          numbers={numbers}
          chosen={draws ? new Set() : new Set(runThrough(surface, cursor, drawing.direction.value).map(cellAt))}
          cursor={cellAt(cursor)}
          label={say(text('grid'))}
          describe={describe}
          press={press}
          onKey={(_, event) => pressKey(actOf(drawing, event), event)}
        />
      </div>
      <p class={css.detail} aria-hidden="true">
        {looks.value.boxes.size > 0 && describe(cellAt(hovered.value ?? cursor))}
      </p>
    </>
  );
}
