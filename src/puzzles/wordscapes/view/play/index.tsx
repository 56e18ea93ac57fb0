/** Playing: a level, or the grid of a text, found word by word on the wheel. */
import { useEffect, useMemo } from 'preact/hooks';
import { type Speaker, speaker, type Text } from '../../../../contract/index.ts';
import { useSession } from '../../../../faces/web/board/session.ts';
import table from '../../../../faces/web/board/table.module.css';
import { dictionaryLanguages, type Task } from '../../model.ts';
import { Grid } from '../grid.tsx';
import { isExample, ownText } from '../own.ts';
import type { UseProps } from '../use.ts';
import { Chooser } from './chooser.tsx';
import { bareBoxes } from './game.ts';
import { type Level, type Series, seriesName } from './levels.ts';
import { createMaker } from './making.ts';
import css from './play.module.css';
import { merged, readProgress } from './progress.ts';
import { createSession, type Session, type Standing } from './session.ts';
import { Table } from './table.tsx';
import { playTexts, text } from './texts.ts';
import wheelCss from './wheel.module.css';

export function Use(props: UseProps) {
  const { instance, puzzle, store, write } = props;
  const say = speaker(props.language.value, playTexts);
  const maker = useMemo(() => createMaker(props), []);
  useEffect(() => maker.stop, [maker]);
  const levels = puzzle.generator?.difficulties.map(({ id }) => id) ?? [];

  const task = instance.value;
  const { session, key } = useSession<Task, Session>(props, (begun, linked) => {
    if (begun.shape.kind !== 'grid') return undefined;
    const own = puzzle.instance.format(begun);
    const kept = merged(begun, readProgress(begun, linked), readProgress(begun, store.game(own)));
    const level = maker.levelOf(own) ?? (kept.level && levels.includes(kept.level.difficulty) ? kept.level : undefined);
    return createSession(props, begun, own, { ...kept, level });
  });

  const choice = useMemo(
    () => ({
      language: props.remembered('words', dictionaryLanguages, props.language.peek()),
      difficulty: props.remembered('difficulty', levels, levels[0] ?? ''),
    }),
    [],
  );
  // A player of a level goes on with the next of the same kind.
  useEffect(() => {
    if (!session?.level) return;
    choice.language.value = session.level.language;
    choice.difficulty.value = session.level.difficulty;
  }, [session, choice]);
  const open = async (level: Level) => {
    const made = await maker.make(level);
    // A person who wrote something else meanwhile no longer waits for this level.
    if (made === undefined || instance.peek() !== task) return;
    store.replace(session?.level ? undefined : ownText(props, task), made);
    write(made);
  };
  const next = () => {
    const series: Series = { language: choice.language.value, difficulty: choice.difficulty.value };
    void open({ ...series, number: store.next(seriesName(series)) });
  };

  const standing: Standing | undefined = session?.standing.value;
  const game = standing?.is === 'playing' ? standing.game : undefined;
  const figures = game && text('found', { full: game.full.value, all: game.task.slots.length });
  return (
    <section class={`${table.table} ${css.play}`} aria-label={say(text('game'))}>
      <Chooser
        {...props}
        say={say}
        sayPuzzle={props.say}
        level={session?.level}
        title={say(titleOf(props, session))}
        figures={figures && say(figures)}
        finished={game?.finished.value ?? false}
        choice={choice}
        maker={maker}
        open={(level) => void open(level)}
      />
      {game && session && (
        <Table
          {...props}
          key={key}
          session={session}
          game={game}
          note={noteOf(session, standing)}
          busy={maker.making.value !== undefined}
          sayPlay={say}
          next={next}
        />
      )}
      {!game && <Waiting session={session} say={say} words={wordStanding(standing, say, props.say)} />}
    </section>
  );
}

/** What is seen while there is no game: the boxes as they are, and in words what is to be done or waited for. */
function Waiting({ session, say, words }: { session: Session | undefined; say: Speaker; words: string }) {
  if (session?.task.shape.kind !== 'grid') return <p class={table.message}>{words}</p>;
  const { rows, columns } = session.task.shape;
  const isStopped = session.standing.value.is === 'stopped';
  return (
    <div class={css.body}>
      <div class={css.boxes}>
        <Grid rows={rows} columns={columns} boxes={bareBoxes(session.task)} largest="3rem" />
      </div>
      <div class={css.hand}>
        <div class={css.line}>
          <p class={table.message} role="status">
            {words}
          </p>
        </div>
        {/* One button, so that the focus stays on it. */}
        {(isStopped || session.slow.value) && (
          <button type="button" onClick={isStopped ? session.look : session.stop}>
            {say(text(isStopped ? 'look-again' : 'stop'))}
          </button>
        )}
        {session.standing.value.is === 'asking' && !session.slow.value && <div class={wheelCss.wheel} />}
      </div>
    </div>
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
