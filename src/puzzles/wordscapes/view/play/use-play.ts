/** The game on the board, in whichever mode the room is: what is found in it goes along to the others. */
import type { Signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { keepState } from '../../../../faces/web/board/session.ts';
import { dictionaryLanguages, type Task } from '../../model.ts';
import { ownText } from '../own.ts';
import type { UseProps } from '../use.ts';
import { type Acts, createActs } from './acts.ts';
import type { Game } from './game.ts';
import { type Level, type Series, seriesName } from './levels.ts';
import { createMaker, type Maker } from './making.ts';
import { merged, readProgress, writeProgress } from './progress.ts';
import { type Choice, createSession, type Session, type Standing } from './session.ts';

/** Where the parts of a game are on the page. */
export interface Parts {
  readonly body: RefObject<HTMLDivElement | null>;
  readonly wheel: RefObject<HTMLDivElement | null>;
  readonly counter: RefObject<HTMLElement | null>;
}

export interface Playing {
  /** None where there is no grid, and in other modes where no letter was found yet. */
  readonly session: Session | undefined;
  readonly standing: Standing | undefined;
  readonly game: Game | undefined;
  readonly acts: Acts | undefined;
  readonly parts: Parts;
  readonly maker: Maker;
  readonly choice: Choice;
  /** The level that comes next in the series that was chosen. */
  readonly following: Level;
  open(level: Level): void;
}

/** `written` is what a link or a reload tells of the first game; what there is to tell again is put into `state`. */
export function usePlay(props: UseProps, written: string, state: Signal<string>): Playing {
  const { instance, puzzle, store, write, mode } = props;
  const maker = useMemo(() => createMaker(props), []);
  useEffect(() => maker.stop, [maker]);
  const difficulties = puzzle.making?.difficulties.map(({ id }) => id) ?? [];
  const task = instance.value;
  const linked = useRef(written);
  const begin = useMemo(() => {
    if (task?.shape.kind !== 'grid') return undefined;
    const own = puzzle.instance.format(task);
    const kept = merged(task, readProgress(task, linked.current), readProgress(task, store.game(own)));
    linked.current = '';
    const known = kept.level && difficulties.includes(kept.level.difficulty) ? kept.level : undefined;
    return { task, own, progress: { ...kept, level: maker.levelOf(own) ?? known } };
  }, [task]);

  // A search for the words costs time: it is made where they are played, or where letters found before are to be seen.
  const played = useRef<Task | undefined>(undefined);
  const hasLetters = begin !== undefined && begin.progress.found.length + begin.progress.told.length > 0;
  if (mode.value === 'play' || hasLetters) played.current = task;
  const isPlayed = played.current === task;
  const session = useMemo(
    () => (begin && isPlayed ? createSession(props, begin.task, begin.own, begin.progress) : undefined),
    [begin, isPlayed],
  );
  useEffect(() => {
    if (!session) {
      if (task) state.value = begin ? writeProgress(task, begin.progress) : '';
      return;
    }
    const end = keepState(session, state);
    return () => {
      end();
      session.dispose();
    };
  }, [session, begin]);

  const choice = useMemo(
    () => ({
      language: props.remembered('words', dictionaryLanguages, props.language.peek()),
      difficulty: props.remembered('difficulty', difficulties, difficulties[0] ?? ''),
    }),
    [],
  );
  // A player of a level goes on with the next of the same kind.
  useEffect(() => {
    if (!session?.level) return;
    choice.language.value = session.level.language;
    choice.difficulty.value = session.level.difficulty;
  }, [session, choice]);

  const standing = session?.standing.value;
  const game = standing?.is === 'playing' ? standing.game : undefined;
  const parts: Parts = {
    body: useRef<HTMLDivElement>(null),
    wheel: useRef<HTMLDivElement>(null),
    counter: useRef<HTMLElement>(null),
  };
  const acts = useMemo(
    () =>
      session &&
      game &&
      createActs(props, session, game, {
        letter: (index) => parts.wheel.current?.querySelector(`[data-letter="${index}"]`),
        box: (cell) => parts.body.current?.querySelector(`[data-cell="${cell}"]`),
        boxes: () => [...(parts.body.current?.querySelectorAll('[data-cell]') ?? [])],
        counter: () => parts.counter.current,
      }),
    [session, game],
  );
  const series: Series = { language: choice.language.value, difficulty: choice.difficulty.value };
  return {
    session,
    standing,
    game,
    acts,
    parts,
    maker,
    choice,
    following: { ...series, number: store.next(seriesName(series)) },
    async open(level) {
      const made = await maker.make(level);
      // A person who wrote something else meanwhile no longer waits for this level.
      if (made === undefined || instance.peek() !== task) return;
      store.replace(session?.level ? undefined : ownText(props, task), made);
      write(made);
    },
  };
}
