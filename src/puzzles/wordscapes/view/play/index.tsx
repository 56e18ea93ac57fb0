/** Playing: a level, or the grid of a text, found word by word on the wheel. */

import { type Speaker, speaker, type Text } from '../../../../contract/index.ts';
import { KeyList } from '../../../../faces/web/board/key-list.tsx';
import table from '../../../../faces/web/board/table.module.css';
import type { FrameProps } from '../../../../faces/web/board.ts';
import { Grid } from '../grid.tsx';
import { isExample } from '../own.ts';
import type { UseProps } from '../use.ts';
import { Bonus } from './bonus.tsx';
import { Chooser } from './chooser.tsx';
import { bareBoxes } from './game.ts';
import { HintPanel } from './hints.tsx';
import css from './play.module.css';
import { PlayArea } from './play-area.tsx';
import type { Session, Standing } from './session.ts';
import { playTexts, text } from './texts.ts';
import type { Playing } from './use-play.ts';

/** What the frame shows of a game. */
export function playParts(props: UseProps, playing: Playing): Omit<FrameProps, 'position'> {
  const say = speaker(props.language.value, playTexts);
  const { session, standing, game } = playing;
  const all = { ...props, playing, sayPlay: say };
  return {
    head: (
      <div class={css.title}>
        <h2>{say(titleOf(props, session))}</h2>
        {game && <p>{say(text('found', { full: game.full.value, all: game.task.slots.length }))}</p>}
      </div>
    ),
    status: <Status {...all} />,
    hintPanel: <HintPanel playing={playing} say={say} />,
    newPanel: <Chooser {...all} />,
    tools: game && [
      {
        id: 'bonus',
        isOnBoard: true,
        name: say(text('bonus', { count: game.bonus.value.length })),
        content: () => <Bonus game={game} store={props.store} say={say} />,
      },
    ],
    keys: <KeyList say={say} title={text('keys')} lines={[text('key-swipe'), text('key-type'), text('key-more')]} />,
    children:
      session && game ? (
        <PlayArea key={session} {...all} game={game} />
      ) : (
        <Waiting session={session} say={say} words={wordStanding(standing, say, props.say)} />
      ),
  };
}

export interface PlayProps extends UseProps {
  readonly playing: Playing;
  /** Words the texts of playing. */
  readonly sayPlay: Speaker;
}

/** Below the game: bonus words, which fly there, and what is to be known about the grid or the level being made. */
function Status({ playing, sayPlay: say, say: sayPuzzle, panel }: PlayProps) {
  const { session, standing, game, maker, parts } = playing;
  const { value: making } = maker.making;
  const note = session && noteOf(session, standing);
  return (
    <div class={css.foot}>
      {game && (
        <button
          type="button"
          class="plain"
          aria-expanded={panel.value === 'bonus'}
          onClick={() => {
            panel.value = panel.value === 'bonus' ? undefined : 'bonus';
          }}
        >
          <span ref={parts.counter}>{say(text('bonus', { count: game.bonus.value.length }))}</span>
        </button>
      )}
      {making && (
        <>
          <p role="status">{say(text('making', { number: making.level.number, seconds: making.seconds }))}</p>
          <button type="button" onClick={maker.stop}>
            {say(text('stop'))}
          </button>
        </>
      )}
      {maker.problem.value && (
        <p class={css.problem} role="alert">
          {sayPuzzle(maker.problem.value)}
        </p>
      )}
      {note && !making && panel.value === undefined && <p class="quiet">{say(note)}</p>}
    </div>
  );
}

/** What is seen while there is no game: the boxes as they are, and in words what is to be done or waited for. */
function Waiting({ session, say, words }: { session: Session | undefined; say: Speaker; words: string }) {
  if (session?.task.shape.kind !== 'grid') return <p class={table.message}>{words}</p>;
  const { rows, columns } = session.task.shape;
  const isStopped = session.standing.value.is === 'stopped';
  return (
    <section class={css.body} style={{ '--rows': rows }} aria-label={say(text('game'))}>
      <div class={css.boxes}>
        <Grid rows={rows} columns={columns} boxes={bareBoxes(session.task)} />
      </div>
      <div class={css.hand}>
        <div class={css.line}>
          <p class={table.message} role="status">
            {words}
          </p>
        </div>
        {/* The boxes stay where they are when the wheel comes. */}
        <div class={css.instead}>
          {/* One button, so that the focus stays on it. */}
          {(isStopped || session.slow.value) && (
            <button type="button" onClick={isStopped ? session.look : session.stop}>
              {say(text(isStopped ? 'look-again' : 'stop'))}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

function titleOf({ puzzle }: UseProps, session: Session | undefined): Text {
  if (!session) return text('no-level');
  if (session.level) return text('level', { number: session.level.number });
  return text(isExample(puzzle, session.task) ? 'example-level' : 'own-level');
}

function wordStanding(standing: Standing | undefined, say: Speaker, sayPuzzle: Speaker): string {
  if (!standing) return say(text('nothing-here'));
  if (standing.is === 'refused') return sayPuzzle(standing.problem);
  return standing.is === 'playing' ? '' : say(text(standing.is));
}

/** A text with several fillings plays the likeliest, and says so. */
function noteOf(session: Session, standing: Standing | undefined): Text | undefined {
  if (session.level || standing?.is !== 'playing') return undefined;
  const { fillings: count, exact } = standing;
  if (count > 1) return text(exact ? 'several' : 'several-at-least', { count });
  return exact ? undefined : text('perhaps-several');
}
