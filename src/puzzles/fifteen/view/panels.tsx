/** What the board of the 15 puzzle puts beside itself: hints, and the tools behind "More". */
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Speaker } from '../../../contract/index.ts';
import { HintLadder } from '../../../faces/web/board/hint-ladder.tsx';
import type { BoardProps, Tool } from '../../../faces/web/board.ts';
import type { fifteen } from '../index.ts';
import { isUsualGoal, rowsOf } from '../model.ts';
import type { Bests } from './bests.ts';
import { BestsPanel } from './bests-panel.tsx';
import { readPath } from './help.ts';
import css from './panels.module.css';
import type { Photo } from './photo.ts';
import { PhotoPanel } from './photo-panel.tsx';
import type { Session } from './session.ts';
import { SolvablePanel } from './solvable-panel.tsx';
import { text } from './texts.ts';

export interface PanelProps extends BoardProps<typeof fifteen> {
  readonly session: Session;
  /** Words the board's own texts; the same code may mean something else in the puzzle's. */
  readonly say: Speaker;
  /** Words the puzzle's and the engine's texts. */
  readonly sayPuzzle: Speaker;
  readonly bests: Bests;
  readonly photo: Photo;
  /** Whether numbers stand on a photo. */
  readonly numbers: Signal<'shown' | 'hidden'>;
  /** The delay of a playback as it was typed, and the last one that is a number. */
  readonly typedDelay: Signal<string>;
  readonly delay: ReadonlySignal<number>;
}

export function toolsOf(props: PanelProps): readonly Tool[] {
  const { say, session } = props;
  const { task } = session.game;
  const goal = { id: 'goal', name: say(text('the-goal')), content: () => <GoalPanel {...props} /> };
  return [
    ...(isUsualGoal(task) ? [] : [goal]),
    { id: 'solvable', name: say(text('solvable')), content: () => <SolvablePanel {...props} /> },
    { id: 'photo', name: say(text('photo')), content: () => <PhotoPanel {...props} /> },
    { id: 'bests', name: say(text('bests')), content: () => <BestsPanel {...props} /> },
  ];
}

const GoalPanel = ({ session: { game } }: PanelProps) => (
  <pre class={css.goal}>{rowsOf(game.task.goal, game.task).join('\n')}</pre>
);

export function HintsPanel({ session, say, sayPuzzle }: PanelProps) {
  const { help } = session;
  const way = readPath(help.told.value.at(-1)?.show);
  return (
    <>
      <p class="quiet">{say(text('hints-about'))}</p>
      <HintLadder ladder={help} sayPuzzle={sayPuzzle} />
      {way && !help.next.value && (
        <button type="button" onClick={() => session.play(way)}>
          {say(text('play-it'))}
        </button>
      )}
    </>
  );
}
