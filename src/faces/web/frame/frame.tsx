/** The frame of every room: the modes, the board, its row of actions, and beside it (on a phone below it) what was asked for. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { Watch } from '../board/watch.ts';
import type { FrameProps, Mode } from '../board.ts';
import { isEmbedded } from '../embed.ts';
import { BackToMine } from '../room/on-show.tsx';
import type { Room } from '../room/room.ts';
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import { ActionBar } from './action-bar.tsx';
import css from './frame.module.css';
import { Intro } from './intro.tsx';
import { Lazily } from './lazily.tsx';
import { useModeKeys } from './mode-keys.ts';
import { modesOf } from './modes.ts';
import { PlayPanel } from './play-panel.tsx';

export interface FullFrameProps extends FrameProps {
  readonly room: Room;
}

export function Frame(given: FullFrameProps) {
  const plainly = usePlainWatch(given);
  const props = {
    hints: given.room.puzzle.helping?.hint && given.room.questions.hints,
    ...given,
    watch: given.watch ?? plainly,
  };
  const { room, position, children, head, status, editor } = props;
  const id = useId();
  const mode = room.mode.value;
  useEffect(() => room.follow(position), [room, position]);
  useEffect(() => room.followWatch(props.watch), [room, props.watch]);
  useModeKeys(room);
  const isEditing = editor !== undefined && mode === 'solve' && room.isEditing.value;
  // The panel that asks for a new puzzle says so itself.
  const isMaking = room.questions.made.value === 'asking' && room.panel.value !== 'new';
  const beside = sideOf(props, mode);
  return (
    <div
      class={css.frame}
      data-mode={mode}
      data-beside={beside.isOpen}
      data-editing={isEditing}
      data-drawn-on={props.isDrawnOn}
    >
      {!isEmbedded && <Tabs room={room} panel={id} />}
      <div id={id} role="tabpanel" aria-label={say(text(`mode-${mode}`))} class={css.page}>
        <div class={css.stage}>
          {head && !isEditing && mode !== 'watch' && <div class={css.head}>{head}</div>}
          <div class={css.board}>
            {room.onStage.value ??
              (isEditing ? editor : mode === 'watch' && plainly ? <Lazily load={picture} {...props} /> : children)}
          </div>
          {!isEditing && (
            <div class={css.status}>
              {mode === 'watch' ? (
                <Lazily load={sentence} {...props} />
              ) : room.isOnShow.value ? (
                <BackToMine room={room} />
              ) : (
                status
              )}
              {isMaking && <p class={css.making}>{say(text('thinking'))}</p>}
            </div>
          )}
        </div>
        {mode === 'play' && <ActionBar {...props} />}
        <div class={css.side}>{beside.content}</div>
      </div>
    </div>
  );
}

/** A search of its own for a board that brings none, while it is watched. */
function usePlainWatch({ room, watch }: FullFrameProps): Watch | undefined {
  const isWanted = room.mode.value === 'watch' && watch === undefined;
  const plainly = useSignal<Watch | undefined>(undefined);
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    void import('../lab/plain-watch.ts').then(({ createPlainWatch }) => {
      if (!isOver) plainly.value = createPlainWatch(room);
    });
    return () => {
      isOver = true;
      plainly.peek()?.dispose();
      plainly.value = undefined;
    };
  }, [room, isWanted]);
  return plainly.value;
}

/** What the present step of a search is, below the board that shows it. */
const sentence = async () => (await import('../lab/watch-sentence.tsx')).WatchSentence;

/** What is watched where the board does not draw it. */
const picture = async () => (await import('../lab/watched-picture.tsx')).WatchedPicture;

/** Players need none of these, so each is loaded when its mode is first entered. */
const sides = {
  solve: async () => (await import('./solve-side.tsx')).SolveSide,
  watch: async () => (await import('../lab/watch-side.tsx')).WatchSide,
  compare: async () => (await import('../lab/compare/compare-side.tsx')).CompareSide,
};

/** What stands beside the board. On a phone the introduction gives way to the board; all else was asked for. */
function sideOf(props: FullFrameProps, mode: Mode): { content: ComponentChildren; isOpen: boolean } {
  const { room } = props;
  if (mode !== 'play') return { content: <Lazily key={mode} load={sides[mode]} {...props} />, isOpen: true };
  const isOpen = room.panel.value !== undefined;
  return { content: isOpen ? <PlayPanel {...props} /> : <Intro {...props} />, isOpen };
}

function Tabs({ room, panel }: { room: Room; panel: string }) {
  const shown = modesOf(room.puzzle);
  const now = room.mode.value;
  const list = useRef<HTMLDivElement>(null);
  const go = (mode: Mode) => {
    room.mode.value = mode;
  };
  return (
    <div
      ref={list}
      role="tablist"
      class={css.tabs}
      aria-label={say(text('modes'))}
      onKeyDown={(event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (step === undefined) return;
        // Or the board would hear it too.
        event.preventDefault();
        const next = (shown.indexOf(now) + step + shown.length) % shown.length;
        go(shown[next]!);
        list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
      }}
    >
      {shown.map((mode) => (
        <button
          key={mode}
          type="button"
          role="tab"
          class={css.tab}
          aria-selected={mode === now}
          aria-controls={panel}
          tabIndex={mode === now ? 0 : -1}
          onClick={() => go(mode)}
        >
          {say(text(`mode-${mode}`))}
        </button>
      ))}
    </div>
  );
}
