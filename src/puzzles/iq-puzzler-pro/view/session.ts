/** Everything about one board on the page: the game, the position as text, what is on show instead, and what was asked. */
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Text } from '../../../contract/index.ts';
import { type Asked, answerOf, createAsked } from '../../../faces/web/board/asked.ts';
import { createLadder, type Ladder } from '../../../faces/web/board/ladder.ts';
import type { BoardSession } from '../../../faces/web/board/session.ts';
import { createWatch, type Watch } from '../../../faces/web/board/watch.ts';
import { whenWon } from '../../../faces/web/board/won.ts';
import type { BoardProps } from '../../../faces/web/board.ts';
import { gradeOf } from '../generate/grade.ts';
import type { Level } from '../generate/levels.ts';
import type { iqPuzzlerPro } from '../index.ts';
import type { Task } from '../model.ts';
import { tasks } from '../notation/index.ts';
import { coverOf, tooLargeToAsk } from '../search/cover.ts';
import { type Obstacle, obstacleIn, strandedIn } from '../search/obstacles.ts';
import { verify } from '../verify/index.ts';
import { drawnOf, type Exhibit } from './drawn.ts';
import { createGame, type Game } from './game.ts';
import type { Drawn } from './grid.tsx';
import { laidBy, placementsFrom, positionText, stateText } from './position.ts';
import { createOutlook, type Outlook } from './spatial.tsx';
import { text } from './texts.ts';

export type Shown = 'shown' | 'hidden';
const choices: readonly Shown[] = ['shown', 'hidden'];

export interface Session extends BoardSession {
  readonly game: Game;
  /** How hard the challenge is; none where nothing lies from the beginning, or where the board is not one of the game's. */
  readonly level: Level | undefined;
  /** The board as it lies, as a text to ask about. */
  readonly position: ReadonlySignal<string>;
  readonly exhibit: ReadonlySignal<Exhibit | undefined>;
  /** Everything to draw, in its order. */
  readonly drawn: ReadonlySignal<readonly Drawn[]>;
  /** What happened last, where it would not be seen on the board; until the next act. */
  readonly notice: Signal<Text | undefined>;
  /** Solutions by number, of the position. */
  readonly pick: Asked<'pick'>;
  /** Shows a solution by its text, or none. */
  choose(solution: string | undefined): void;
  /** What is on show becomes the person's own. */
  adopt(): void;
  /** Back to the person's own. */
  leave(): void;
  /** Help with the position. */
  readonly hints: Ladder;
  /** Why the position cannot be completed, for those who asked for help with it, where it can be seen. */
  readonly trouble: ReadonlySignal<Obstacle | undefined>;
  readonly watch: Watch;
  /** How many solutions remain from here, where it is wanted. */
  readonly remaining: { readonly wanted: Signal<Shown>; readonly answer: Asked<'pick'>['answer'] };
  /** How many solutions the puzzle has, once it is solved. */
  readonly allCount: ReadonlySignal<number | undefined>;
  /** Whether the view in space is wanted, how it is looked at, and whether there is one. */
  readonly inSpace: Signal<Shown>;
  readonly outlook: Outlook;
  readonly isDeep: ReadonlySignal<boolean>;
}

/** Only where the person has laid something can taking back help. */
export const noneText = ({ game }: Pick<Session, 'game'>): Text =>
  text(game.laid.value.length === 0 ? 'none-at-all' : 'none-remains');

export function createSession(props: BoardProps<typeof iqPuzzlerPro>, task: Task, state: string): Session {
  const { puzzle } = props;
  const game = createGame(task, verify, laidBy(task, state));
  const position = computed(() => positionText(task, game.laid.value));

  const shown = signal<string | undefined>(undefined);
  const notice = signal<Text | undefined>(undefined);
  const pick = createAsked(props, 'pick');
  const hints = createLadder(props, position);
  const watch = createWatch(props, position, puzzle.solving.strategies.find((one) => one.watch)?.id ?? '', 'all');
  const wanted = props.remembered('remaining', choices, 'hidden');
  const left = createAsked(props, 'pick');
  const all = createAsked(props, 'pick');
  const inSpace = props.remembered('space', choices, 'shown');
  const outlook = createOutlook();

  const exhibit = computed((): Exhibit | undefined => {
    const frame = watch.frame.value;
    const written = frame ?? shown.value;
    if (written === undefined) return undefined;
    return { kind: frame === undefined ? 'solution' : 'search', placements: placementsFrom(task, written) };
  });
  const trouble = computed(() => {
    const isAsked = hints.told.value.length > 0 || answerOf(left.answer.value)?.count === 0;
    const now = { ...task, placed: [...task.placed, ...game.laid.value] };
    if (!isAsked || tooLargeToAsk(now)) return undefined;
    const cover = coverOf(now);
    return strandedIn(now, cover) ?? obstacleIn(now, cover);
  });

  let isAdopted = false;
  const ends = [
    whenWon(
      () => game.verdict.value?.length === 0,
      () => props.finished({ isShown: isAdopted }),
    ),
    effect(() => {
      position.value;
      pick.drop();
      shown.value = undefined;
    }),
    effect(() => {
      position.value;
      game.held.value;
      hints.told.value;
      notice.value = undefined;
    }),
    effect(() => {
      if (wanted.value === 'shown') void left.put({ text: position.value, index: 0 });
      else left.drop();
    }),
    effect(() => {
      if (game.verdict.value?.length === 0) void all.put({ text: tasks.format(task), index: 0 });
      else all.drop();
    }),
  ];

  const leave = () => {
    watch.reset();
    shown.value = undefined;
  };
  return {
    game,
    level: task.placed.length > 0 && !tooLargeToAsk(task) ? gradeOf(task) : undefined,
    state: () => stateText(task, game.laid.value),
    position,
    exhibit,
    drawn: computed(() => drawnOf(game, exhibit.value, hints.told.value, trouble.value?.cells ?? [])),
    notice,
    pick,
    choose(solution) {
      watch.reset();
      shown.value = solution;
    },
    adopt() {
      const { value } = exhibit;
      isAdopted = true;
      leave();
      if (value) game.layAll(value.placements.filter(({ piece }) => !game.isFixed(piece)));
    },
    leave,
    hints,
    trouble,
    watch,
    remaining: { wanted, answer: left.answer },
    allCount: computed(() => answerOf(all.answer.value)?.count),
    inSpace,
    outlook,
    isDeep: computed(() => task.board.kind !== 'flat' && inSpace.value === 'shown' && !outlook.failed.value),
    dispose() {
      for (const end of ends) end();
      for (const asked of [pick, left, all]) asked.drop();
      hints.dispose();
      watch.dispose();
    },
  };
}
