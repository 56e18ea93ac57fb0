/** The table: the board drawn flat, in space too where it has layers, the hand, the tray and what to do with them. */
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { KeyList } from '../../../faces/web/board/key-list.tsx';
import { useBoardKeys } from '../../../faces/web/board/keys.ts';
import css from '../../../faces/web/board/table.module.css';
import { useTell } from '../../../faces/web/board/tell.ts';
import own from './board.module.css';
import { Controls } from './controls.tsx';
import { Grid } from './grid.tsx';
import { actOf } from './keys.ts';
import { layoutOf } from './layout.ts';
import type { PanelProps } from './panels.tsx';
import { type Hand, listen } from './pointer.ts';
import { Remaining } from './remaining.tsx';
import { Rows } from './rows.tsx';
import { createOutlook, Sliders, Spatial } from './spatial.tsx';
import { Status } from './status.tsx';
import { boardTexts, sizeText, text } from './texts.ts';
import { Carried, Tray } from './tray.tsx';

/** Cells are drawn no larger than this, in pixels. */
const LARGEST = 62;

/** The room for the layers, of which they need less height where the view in space stands above them. */
function roomFor(width: number, deep: boolean): { readonly width: number; readonly height: number } {
  const share = deep && width > 480 ? 0.26 : 0.72;
  return { width, height: Math.max(deep ? 200 : 420, innerHeight * share) };
}

const keyLines = ['key-letter', 'key-arrows', 'key-turn', 'key-lay', 'key-undo'] as const;

export function Table(props: PanelProps & { hint: () => void }) {
  const { session, say, hint } = props;
  const { game } = session;
  const { board, pieces } = game.task;
  const table = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const hand = useSignal<Hand | undefined>(undefined);
  const focused = useSignal(false);
  const width = useSignal(640);
  const names = useMemo(() => pieces.map(({ name }) => name), [pieces]);
  const inSpace = useMemo(() => props.remembered('space', ['shown', 'hidden'] as const, 'shown'), [props.remembered]);
  const outlook = useMemo(createOutlook, []);
  const wanted = board.kind !== 'flat' && inSpace.value === 'shown';
  const isDeep = useComputed(() => board.kind !== 'flat' && inSpace.value === 'shown' && !outlook.failed.value);
  const deep = isDeep.value;
  const layout = useComputed(() => layoutOf(board, roomFor(width.value, isDeep.value)));

  const tell = useTell(props, boardTexts);
  const playing = () => session.exhibit.peek() === undefined;

  useLayoutEffect(() => {
    const measure = new ResizeObserver(([entry]) => {
      width.value = entry?.contentRect.width || width.value;
    });
    measure.observe(stage.current!);
    return () => measure.disconnect();
  }, [width]);

  useEffect(() => {
    const listening = listen(table.current!, {
      game,
      playing,
      layout: () => layout.peek(),
      svg: () => svg.current,
      tell,
    });
    hand.value = listening;
    return () => listening.dispose();
  }, [game, tell]);

  useBoardKeys({
    table,
    board: stage,
    act: (event, focused) => {
      if (playing()) return actOf({ game, focused, hint }, event);
      return event.key === 'Escape' ? session.leave : undefined;
    },
    tell,
  });

  // A piece that was just taken is moved on the board.
  const holding = useComputed(() => game.held.value !== undefined);
  useSignalEffect(() => {
    if (holding.value && table.current?.contains(document.activeElement)) stage.current?.focus({ preventScroll: true });
  });

  /** In space a click takes and lays. */
  const press = (cell: number) => {
    if (!playing()) return;
    if (!game.held.value) return tell(game.takeFrom(cell));
    game.point(cell);
    tell(game.lay());
  };

  const keyed = focused.value && !session.exhibit.value && !game.held.value?.loose;
  const drawn = layout.value;
  const room = roomFor(width.value, deep);
  const scale = Math.min(room.width / drawn.width, room.height / drawn.height, LARGEST);
  const size = say(text('board', { size: sizeText(board) }));
  // Where the view in space shows it all, the tray stands between it and the layers, so that both are seen at once. The
  // key lets the same element move there.
  const stageView = (
    <div
      key="stage"
      ref={stage}
      class={own.stage}
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
      style={{ '--board-width': `${scale * drawn.width}px` }}
    >
      <Grid
        field={game.field}
        layout={drawn}
        drawn={session.drawn.value}
        names={names}
        cursor={keyed ? game.cursor.value : undefined}
        say={say}
        svg={svg}
      />
    </div>
  );
  return (
    <section ref={table} class={css.table} aria-label={size} data-holding={game.held.value !== undefined}>
      <div class={own.head}>
        <h2 class={own.size}>{say(sizeText(board))}</h2>
        <div class={own.wishes}>
          {board.kind !== 'flat' && (
            <label class={own.flag}>
              <input
                type="checkbox"
                checked={wanted}
                onChange={(event) => {
                  inSpace.value = event.currentTarget.checked ? 'shown' : 'hidden';
                }}
              />
              <span>{say(text('in-space'))}</span>
            </label>
          )}
          <Remaining {...props} />
        </div>
      </div>
      {wanted && !deep && <p class={own.rule}>{say(text('space-failed'))}</p>}
      {deep ? <Spatial {...props} outlook={outlook} press={press} /> : stageView}
      <Rows session={session} say={say} />
      <Status {...props} />
      <Controls {...props} tell={tell} />
      <Tray game={game} idle={session.exhibit.value !== undefined} say={say} tell={tell} />
      {deep && <Sliders {...props} outlook={outlook} />}
      {deep && stageView}
      {hand.value && <Carried game={game} carried={hand.value.carried} scale={scale} />}
      <KeyList say={say} title={text('keys')} lines={keyLines.map((line) => text(line))} />
    </section>
  );
}
