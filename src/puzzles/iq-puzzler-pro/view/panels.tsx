/** What stands below the board, one thing at a time: hints, all solutions, watching a search, a board of one's own. */
import type { Speaker } from '../../../contract/index.ts';
import { answerOf } from '../../../faces/web/board/asked.ts';
import css from '../../../faces/web/board/panels.module.css';
import { WatchPanel } from '../../../faces/web/board/watch-panel.tsx';
import type { BoardProps } from '../../../faces/web/board.ts';
import { BrowsePanel } from './browse-panel.tsx';
import { EditorPanel } from './editor/panel.tsx';
import { printScene } from './print.ts';
import type { Session } from './session.ts';
import { text } from './texts.ts';
import { Working } from './working.tsx';

const names = ['hints', 'browse', 'watch', 'editor'] as const;
export type PanelName = (typeof names)[number];

export interface PanelProps extends BoardProps {
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

function HintsPanel({ session, say, sayPuzzle }: PanelProps) {
  const { hints, told } = session;
  const answer = hints.answer.value;
  const all = answerOf(answer)?.hints;
  const next = all?.[told.value];
  return (
    <>
      <p class="quiet">{say(text('hints-about'))}</p>
      <div aria-live="polite">
        {typeof answer === 'object' && 'problem' in answer && <p class={css.warning}>{sayPuzzle(answer.problem)}</p>}
        {all && (
          <ol class={css.hints}>
            {all.slice(0, told.value).map((hint, level) => (
              <li key={level}>{sayPuzzle(hint.text)}</li>
            ))}
          </ol>
        )}
      </div>
      {answer === 'asking' && <Working say={say} words="thinking" stop={hints.drop} />}
      {/* One button through all levels, so that the focus stays on it. */}
      {(next || answer === undefined || answer === 'asking') && (
        <button type="button" disabled={answer === 'asking'} onClick={session.hint}>
          {next ? sayPuzzle(next.offer) : say(text('hint-ask'))}
        </button>
      )}
    </>
  );
}

function SearchPanel({ session: { watch }, say, sayPuzzle, puzzle }: PanelProps) {
  const progress = say(text(watch.over.value ? 'search-over' : 'step-number', { number: watch.step.value }));
  return <WatchPanel {...{ watch, puzzle, sayPuzzle, progress }} about={say(text('watch-about'))} />;
}

const panels = { hints: HintsPanel, browse: BrowsePanel, watch: SearchPanel, editor: EditorPanel } as const;
