/** The drawing: the board flat, in space too where it has layers, the tray, and what turns a piece. */
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useBoardKeys } from '../../../faces/web/board/keys.ts';
import { catchFocus } from '../../../faces/web/board/sight.ts';
import type { Tell } from '../../../faces/web/board/tell.ts';
import css from './board.module.css';
import { Controls } from './controls.tsx';
import { Grid } from './grid.tsx';
import { actOf } from './keys.ts';
import { layoutOf, type Size } from './layout.ts';
import { type Hand, listen } from './pointer.ts';
import type { PartProps } from './props.ts';
import { Rows } from './rows.tsx';
import { Spatial } from './spatial.tsx';
import { sizeText, text } from './texts.ts';
import { Carried, Tray } from './tray.tsx';

export function PlayArea(props: PartProps & { tell: Tell }) {
  const { session, say, tell, mode, panel } = props;
  const { game } = session;
  const { board, pieces, placed } = game.task;
  const table = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const hand = useSignal<Hand | undefined>(undefined);
  const focused = useSignal(false);
  const room = useSignal<Size>({ width: 640, height: 480 });
  const names = useMemo(() => pieces.map(({ name }) => name), [pieces]);
  const layout = useComputed(() => {
    const count = mode.value === 'play' ? pieces.length - placed.length : undefined;
    return layoutOf({ board, pieces: count, deep: session.isDeep.value }, room.value);
  });

  /** In the other modes the board is looked at as it lies, and so is a solution on show. */
  const isPlayed = () => mode.peek() === 'play' && session.exhibit.peek() === undefined;

  useLayoutEffect(() => {
    const take = ({ width, height }: Size) => {
      if (width > 0 && height > 0) room.value = { width, height };
    };
    take(table.current!.getBoundingClientRect());
    const measure = new ResizeObserver(([entry]) => entry && take(entry.contentRect));
    measure.observe(table.current!);
    return () => measure.disconnect();
  }, [room]);

  useEffect(() => {
    const listening = listen(table.current!, {
      game,
      isPlayed,
      geometry: () => layout.peek().geometry,
      svg: () => svg.current,
      tell,
      notice(said) {
        session.notice.value = said;
      },
    });
    hand.value = listening;
    return () => listening.dispose();
  }, [game, tell]);

  const hint = () => {
    panel.value = 'hint';
    session.hints.tell();
  };
  useBoardKeys({
    table,
    board: stage,
    onButtons: true,
    act: (event, focused) => {
      if (isPlayed()) return actOf({ game, focused, hint }, event);
      return event.key === 'Escape' && session.exhibit.peek() ? session.leave : undefined;
    },
    tell,
  });

  const isOnShow = session.exhibit.value !== undefined;
  useEffect(() => (isOnShow ? () => catchFocus(stage.current) : undefined), [isOnShow]);

  // A piece that was just taken is moved on the board.
  const holding = useComputed(() => game.held.value !== undefined);
  useSignalEffect(() => {
    if (holding.value && table.current?.contains(document.activeElement)) stage.current?.focus({ preventScroll: true });
  });
  // What is in the hand is laid or put back before something else is done.
  useSignalEffect(() => {
    if (mode.value !== 'play') game.release();
  });

  /** In space a click takes and lays. */
  const press = (cell: number) => {
    if (!isPlayed()) return;
    if (!game.held.value) return tell(game.takeFrom(cell));
    game.point(cell);
    tell(game.lay());
  };

  const { tray, slot, columns, rows, scrolls, geometry, scale, space, isBeside } = layout.value;
  const isKeyed = focused.value && isPlayed() && !game.held.value?.loose;
  const size = say(text('board', { size: sizeText(board) }));
  return (
    <section
      ref={table}
      class={css.play}
      aria-label={size}
      data-tray={tray}
      data-holding={game.held.value !== undefined}
      data-won={game.verdict.value?.length === 0 && !isOnShow}
      style={{ '--slot': `${slot}px`, '--columns': String(columns), '--rows': String(rows) }}
    >
      <div class={css.views} data-beside={isBeside}>
        {space && (
          <div class={css.canvas} style={{ width: `${space.width}px`, height: `${space.height}px` }}>
            <Spatial {...props} press={press} isPlayed={isPlayed} />
          </div>
        )}
        <div
          ref={stage}
          class={css.stage}
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
          tabIndex={0}
          aria-label={size}
          onFocus={() => {
            focused.value = true;
          }}
          onBlur={() => {
            focused.value = false;
          }}
          style={{ width: `${scale * geometry.width}px`, height: `${scale * geometry.height}px` }}
        >
          <Grid
            field={game.field}
            geometry={geometry}
            scale={scale}
            drawn={session.drawn.value}
            names={names}
            cursor={isKeyed ? game.cursor.value : undefined}
            say={say}
            svg={svg}
          />
        </div>
      </div>
      <Rows session={session} say={say} />
      {tray !== 'none' && <Controls {...props} />}
      {tray !== 'none' && <Tray {...{ game, say, tell, scrolls }} idle={isOnShow} most={scale} />}
      {hand.value && <Carried game={game} carried={hand.value.carried} scale={scale} table={table} />}
    </section>
  );
}
