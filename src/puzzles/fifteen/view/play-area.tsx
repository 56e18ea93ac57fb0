/** The drawing: the tiles, as large as the room allows, and what is pointed at on them. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useBoardKeys } from '../../../faces/web/board/keys.ts';
import type { Tell } from '../../../faces/web/board/tell.ts';
import own from './board.module.css';
import { actOf } from './keys.ts';
import type { PanelProps } from './panels.tsx';
import { ParityMarks, parityOf } from './parity-marks.tsx';
import { listen } from './pointer.ts';
import { Rows } from './rows.tsx';
import { text } from './texts.ts';
import tileCss from './tiles.module.css';
import { Tiles } from './tiles.tsx';

/** How long a slide takes, in milliseconds, unless the next one comes sooner. */
const SLIDE = 120;

export interface PlayAreaProps extends PanelProps {
  readonly board: RefObject<HTMLDivElement | null>;
  readonly tell: Tell;
  /** Says the whole board. */
  read(): void;
}

export function PlayArea(props: PlayAreaProps) {
  const { board, tell, read, session, say, photo, numbers, delay, panel, mode } = props;
  const { game, help } = session;
  const { task } = game;
  const { rows, columns } = task;
  const table = useRef<HTMLElement>(null);
  const cells = session.cells.value;
  const shows = session.shows.value;
  const picture = photo.address.value;
  const numbered = picture === undefined || numbers.value === 'shown';
  const parity = mode.value === 'play' && panel.value === 'solvable' ? parityOf({ ...task, cells }) : undefined;

  useEffect(
    () => listen(board.current!, { game, playing: () => session.shows.peek() === 'own', tell }),
    [session, game, tell],
  );
  const hint = () => {
    mode.value = 'play';
    panel.value = 'hint';
    help.tell();
  };
  useBoardKeys({
    table,
    board,
    onButtons: true,
    act: (event, focused) => actOf({ session, focused, hint, read }, event),
    tell,
  });

  const size = say(text('size', { rows, columns }));
  return (
    <section
      ref={table}
      class={own.tray}
      aria-label={say(text('game', { size }))}
      style={{ '--rows': String(rows), '--columns': String(columns) }}
    >
      <div
        ref={board}
        class={tileCss.board}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
        tabIndex={0}
        aria-label={say(text('board', { size }))}
        data-idle={shows !== 'own'}
        data-solved={shows === 'own' && game.solved.value}
        data-photo={picture !== undefined}
        data-bare={!numbered}
        data-digits={String(cells.length - 1).length}
        style={{
          '--photo': picture === undefined ? 'none' : `url("${picture}")`,
          '--slide': `${session.playback.value?.playing.value ? Math.min(SLIDE, delay.value) : SLIDE}ms`,
        }}
      >
        <Tiles
          task={task}
          cells={cells}
          marked={parity?.mended ?? (shows === 'own' ? help.marked.value : [])}
          numbers={numbered}
        />
        {parity && <ParityMarks parity={parity} columns={columns} />}
      </div>
      <Rows cells={cells} size={task} say={say} />
    </section>
  );
}
