/** Playing: a level, or the grid of a text, found word by word on the wheel. */
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { speaker, type Text } from '../../../../contract/index.ts';
import table from '../../../../faces/web/board/table.module.css';
import { dictionaryLanguages, type Task } from '../../model.ts';
import { Grid } from '../grid.tsx';
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

export function Use(props: UseProps) {
  const { instance, puzzle, state, store, write } = props;
  const say = speaker(props.language.value, playTexts);
  const maker = useMemo(() => createMaker(props), []);
  useEffect(() => maker.stop, [maker]);
  const levels = puzzle.generator?.difficulties.map(({ id }) => id) ?? [];

  const task = instance.value as Task | undefined;
  /** A link's state belongs to the first text; every other begins with what the device kept of it. */
  const linked = useRef(state.peek());
  const session = useMemo(() => {
    const written = linked.current;
    linked.current = '';
    if (task?.shape.kind !== 'grid') return undefined;
    const own = puzzle.instance.format(task);
    const kept = merged(task, readProgress(task, written), readProgress(task, store.game(own)));
    const level = maker.levelOf(own) ?? (kept.level && levels.includes(kept.level.difficulty) ? kept.level : undefined);
    return createSession(props, task, own, { ...kept, level });
  }, [task]);
  useEffect(() => {
    state.value = session?.begun ?? '';
    return session?.dispose;
  }, [session, state]);

  const choice = useMemo(
    () => ({
      language: props.remembered('words', dictionaryLanguages, props.language.peek()),
      difficulty: props.remembered('difficulty', levels, levels[0] ?? ''),
    }),
    [],
  );
  // Who plays a level goes on with the next of the same kind.
  useEffect(() => {
    if (!session?.level) return;
    choice.language.value = session.level.language;
    choice.difficulty.value = session.level.difficulty;
  }, [session, choice]);
  const open = async (level: Level) => {
    const made = await maker.make(level);
    // Who wrote something else meanwhile no longer waits for this one.
    if (made === undefined || instance.peek() !== task) return;
    store.replace(task && isOwn(props, session, task) ? puzzle.instance.format(task) : undefined, made);
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
        title={say(titleOf(session))}
        figures={figures && say(figures)}
        finished={game?.finished.value ?? false}
        choice={choice}
        maker={maker}
        open={(level) => void open(level)}
      />
      {game && session && (
        <Table
          {...props}
          key={session.number}
          session={session}
          game={game}
          note={noteOf(session, standing)}
          busy={maker.making.value !== undefined}
          sayPlay={say}
          next={next}
        />
      )}
      {!game && (
        <Waiting
          task={session?.task}
          isOpening={standing?.is === 'asking'}
          words={wordStanding(standing, say, props.say)}
        />
      )}
    </section>
  );
}

/** What is seen while there is no game: the boxes as they are, and in words what is to be done or waited for. */
function Waiting({ task, isOpening, words }: { task: Task | undefined; isOpening: boolean; words: string }) {
  if (task?.shape.kind !== 'grid') return <p class={table.message}>{words}</p>;
  return (
    <div class={css.body}>
      <Grid rows={task.shape.rows} columns={task.shape.columns} boxes={bareBoxes(task)} largest="3rem" />
      <div class={css.hand}>
        <div class={css.line}>
          <p class={table.message}>{words}</p>
        </div>
        {isOpening && <div class={css.wheel} />}
      </div>
    </div>
  );
}

function titleOf(session: Session | undefined): Text {
  if (!session) return text('no-level');
  return session.level ? text('level', { number: session.level.number }) : text('own-level');
}

function wordStanding(standing: Standing | undefined, say: (text: Text) => string, sayPuzzle: (text: Text) => string) {
  if (!standing) return say(text('nothing-here'));
  if (standing.is === 'refused') return sayPuzzle(standing.problem);
  if (standing.is === 'unknown') return say(text('unknown-filling'));
  return say(text(standing.is === 'none' ? 'no-filling' : 'opening'));
}

/** A text with several fillings plays the likeliest, and says so. */
function noteOf(session: Session, standing: Standing | undefined): Text | undefined {
  if (session.level || standing?.is !== 'playing' || (standing.exact && standing.fillings <= 1)) return undefined;
  return text(standing.exact ? 'several' : 'several-at-least', { count: standing.fillings });
}

/** Whether a text is of the person's own: neither a level nor an example. */
function isOwn({ puzzle }: UseProps, session: Session | undefined, task: Task): boolean {
  if (session?.level) return false;
  const own = puzzle.instance.format(task);
  return !puzzle.examples.some(({ text: example }) => {
    const read = puzzle.instance.parse(example);
    return read.ok && puzzle.instance.format(read.value) === own;
  });
}
