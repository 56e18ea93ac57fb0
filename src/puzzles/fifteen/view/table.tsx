/** The table: the board itself, its figures, one line of words, and what can be done with it. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { speaker } from '../../../contract/index.ts';
import { KeyList } from '../../../faces/web/board/key-list.tsx';
import { useBoardKeys } from '../../../faces/web/board/keys.ts';
import { bringIntoSight, catchFocus } from '../../../faces/web/board/sight.ts';
import css from '../../../faces/web/board/table.module.css';
import { useTell } from '../../../faces/web/board/tell.ts';
import { isUsualGoal } from '../model.ts';
import { rowsOf } from '../notation/index.ts';
import own from './board.module.css';
import { Controls } from './controls.tsx';
import { Figures } from './figures.tsx';
import { actOf } from './keys.ts';
import type { PanelProps } from './panels.tsx';
import { PlaybackBar } from './playback-bar.tsx';
import { listen } from './pointer.ts';
import { Rows, rowTexts } from './rows.tsx';
import { Status } from './status.tsx';
import { boardTexts, text } from './texts.ts';
import tileCss from './tiles.module.css';
import { Tiles } from './tiles.tsx';

/** How long a slide takes, in milliseconds, unless the next one comes sooner. */
const SLIDE = 120;

const keyLines = ['key-arrows', 'key-drag', 'key-undo', 'key-read', 'key-playback'] as const;

export function Table(props: PanelProps & { board: RefObject<HTMLDivElement | null> }) {
  const { board, session, say, language, motion, announce, photo, numbers, delay, open } = props;
  const { game, help } = session;
  const { task } = game;
  const { rows, columns } = task;
  const table = useRef<HTMLElement>(null);
  const tray = useRef<HTMLDivElement>(null);
  const play = useRef<HTMLButtonElement>(null);
  const cells = session.cells.value;
  const shows = session.shows.value;
  const picture = photo.address.value;
  const numbered = picture === undefined || numbers.value === 'shown';

  const tell = useTell(props, boardTexts);
  const read = () => announce(rowTexts(session.cells.peek(), task, speaker(language.peek(), boardTexts)).join(' '));

  useEffect(
    () => listen(board.current!, { game, playing: () => session.shows.peek() === 'own', tell }),
    [session, game, tell],
  );

  // What replaces the controls is brought into sight, and takes over the focus of the button that is gone.
  const before = useRef(shows);
  useEffect(() => {
    if (shows === before.current) return;
    before.current = shows;
    if (shows === 'playback') bringIntoSight(tray.current!, motion.peek());
    catchFocus(shows === 'playback' ? play.current : board.current);
  }, [shows, motion]);

  const hint = () => {
    open.value = 'hints';
    help.tell();
  };
  useBoardKeys({
    table,
    board,
    sight: board,
    act: (event, focused) => actOf({ session, focused, hint, read }, event),
    tell,
  });

  const size = say(text('size', { rows, columns }));
  return (
    <section ref={table} class={`${css.table} ${own.table}`} aria-label={say(text('game', { size }))}>
      <div class={own.head}>
        <h2 class={own.size}>{size}</h2>
        <Figures {...props} />
      </div>
      <div ref={tray} class={own.tray} style={{ '--rows': String(rows), '--columns': String(columns) }}>
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
          <Tiles task={task} cells={cells} marked={shows === 'own' ? help.marked.value : []} numbers={numbered} />
        </div>
      </div>
      <Rows cells={cells} size={task} say={say} />
      <Status {...props} />
      {shows === 'playback' ? <PlaybackBar {...props} play={play} /> : <Controls {...props} tell={tell} />}
      {!isUsualGoal(task) && (
        <details class={css.keys}>
          <summary>{say(text('the-goal'))}</summary>
          <pre>{rowsOf(task.goal, task).join('\n')}</pre>
        </details>
      )}
      <KeyList say={say} title={text('keys')} lines={keyLines.map((line) => text(line))}>
        <button type="button" onClick={read}>
          {say(text('read-board'))}
        </button>
      </KeyList>
    </section>
  );
}
