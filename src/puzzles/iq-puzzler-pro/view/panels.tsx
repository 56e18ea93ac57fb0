/** What stands below the board, one thing at a time: hints, all solutions, watching a search, the board editor. */
import type { Speaker } from '../../../contract/index.ts';
import { HintLadder } from '../../../faces/web/board/hint-ladder.tsx';
import css from '../../../faces/web/board/panels.module.css';
import { WatchPanel } from '../../../faces/web/board/watch-panel.tsx';
import type { BoardProps } from '../../../faces/web/board.ts';
import type { iqPuzzlerPro } from '../index.ts';
import { BrowsePanel } from './browse-panel.tsx';
import { EditorPanel } from './editor/panel.tsx';
import { printScene } from './print.ts';
import type { Session } from './session.ts';
import { text } from './texts.ts';

const names = ['hints', 'browse', 'watch', 'editor'] as const;
export type PanelName = (typeof names)[number];

export interface PanelProps extends BoardProps<typeof iqPuzzlerPro> {
  readonly session: Session;
  /** Words the board's own texts; the same code may mean something else in the puzzle's. */
  readonly say: Speaker;
  /** Words the puzzle's and the engine's texts. */
  readonly sayPuzzle: Speaker;
}

export function Panels(props: PanelProps & { open: { value: PanelName | undefined } }) {
  const { session, say, sayPuzzle, puzzle, open, write } = props;
  const opened = open.value;
  const Panel = opened && panels[opened];
  return (
    <>
      <fieldset class={css.tools} aria-label={say(text('tools'))}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            aria-expanded={opened === name}
            onClick={() => {
              if (opened === 'watch') session.leave();
              open.value = opened === name ? undefined : name;
            }}
          >
            {say(text(name))}
          </button>
        ))}
        <button type="button" onClick={() => printScene(puzzle.depict(session.game.task)[0]!, sayPuzzle)}>
          {say(text('print'))}
        </button>
        {session.game.laid.value.length > 0 && (
          <button type="button" onClick={() => write(session.position.value)}>
            {say(text('freeze'))}
          </button>
        )}
      </fieldset>
      {Panel && (
        <section class={css.panel} aria-label={say(text(opened))}>
          <Panel {...props} />
        </section>
      )}
    </>
  );
}

const HintsPanel = ({ session, say, sayPuzzle }: PanelProps) => (
  <>
    <p class="quiet">{say(text('hints-about'))}</p>
    <HintLadder ladder={session.hints} sayPuzzle={sayPuzzle} />
  </>
);

function SearchPanel({ session: { watch }, say, sayPuzzle, puzzle }: PanelProps) {
  const progress = say(text(watch.over.value ? 'search-over' : 'step-number', { number: watch.step.value }));
  return <WatchPanel {...{ watch, puzzle, sayPuzzle, progress }} about={say(text('watch-about'))} />;
}

const panels = { hints: HintsPanel, browse: BrowsePanel, watch: SearchPanel, editor: EditorPanel } as const;
