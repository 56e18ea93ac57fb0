/** What stands below the board, one thing at a time. */
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Speaker } from '../../../contract/index.ts';
import { HintLadder } from '../../../faces/web/board/hint-ladder.tsx';
import css from '../../../faces/web/board/panels.module.css';
import { WatchPanel } from '../../../faces/web/board/watch-panel.tsx';
import type { BoardProps } from '../../../faces/web/board.ts';
import type { fifteen } from '../index.ts';
import type { Bests } from './bests.ts';
import { BestsPanel } from './bests-panel.tsx';
import { readPath } from './help.ts';
import type { Photo } from './photo.ts';
import { PhotoPanel } from './photo-panel.tsx';
import type { Session } from './session.ts';
import { SolvablePanel } from './solvable-panel.tsx';
import { text } from './texts.ts';

const names = ['hints', 'solvable', 'watch', 'editor', 'photo', 'bests'] as const;
export type PanelName = (typeof names)[number];

export interface PanelProps extends BoardProps<typeof fifteen> {
  readonly session: Session;
  /** Words the board's own texts; the same code may mean something else in the puzzle's. */
  readonly say: Speaker;
  /** Words the puzzle's and the engine's texts. */
  readonly sayPuzzle: Speaker;
  readonly open: Signal<PanelName | undefined>;
  readonly bests: Bests;
  readonly photo: Photo;
  /** Whether numbers stand on a photo. */
  readonly numbers: Signal<'shown' | 'hidden'>;
  /** The delay of a playback as it was typed, and the last one that is a number. */
  readonly typedDelay: Signal<string>;
  readonly delay: ReadonlySignal<number>;
}

export function Panels(props: PanelProps) {
  const { say, open } = props;
  const opened = open.value;
  // A board is entered in place of the board.
  const Panel = opened && opened !== 'editor' ? panels[opened] : undefined;
  return (
    <>
      <fieldset class={css.tools} aria-label={say(text('tools'))}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            aria-expanded={opened === name}
            onClick={() => {
              open.value = opened === name ? undefined : name;
            }}
          >
            {say(text(name))}
          </button>
        ))}
      </fieldset>
      {opened && Panel && (
        <section class={css.panel} aria-label={say(text(opened))}>
          <Panel {...props} />
        </section>
      )}
    </>
  );
}

function HintsPanel({ session, say, sayPuzzle }: PanelProps) {
  const { help } = session;
  const way = readPath(help.told.value.at(-1)?.show);
  return (
    <>
      <p class="quiet">{say(text('hints-about'))}</p>
      <HintLadder ladder={help} sayPuzzle={sayPuzzle} isWorkShown />
      {way && !help.next.value && (
        <button type="button" onClick={() => session.play(way)}>
          {say(text('play-it'))}
        </button>
      )}
    </>
  );
}

function SearchPanel({ session, say, sayPuzzle, puzzle }: PanelProps) {
  const { watch, watched } = session;
  const at = { number: watch.step.value, depth: watched.value?.length ?? 0 };
  const progress = say(text(watch.over.value ? 'watch-over' : 'watch-at', at));
  return <WatchPanel {...{ watch, puzzle, sayPuzzle, progress }} about={say(text('watch-about'))} />;
}

const panels = {
  hints: HintsPanel,
  solvable: SolvablePanel,
  watch: SearchPanel,
  photo: PhotoPanel,
  bests: BestsPanel,
} as const;
