/**
 * What all strategies that search a covering have in common: a task that can be seen to be impossible is not searched but
 * explained, a task with nothing left to lay is finished, and of several solutions that symmetry maps to each other one
 * may stand for all.
 */
import type { Cover, Covering } from '../../../algorithms/exact-cover/cover.ts';
import type { Listener } from '../../../algorithms/exact-cover/search.ts';
import {
  isLeast,
  type Move,
  movesOf,
  type Representative,
  representatives,
} from '../../../algorithms/exact-cover/symmetry.ts';
import type { Context, Goal, Options, Probe, Run, Ticker } from '../../../contract/index.ts';
import type { Filling, Task } from '../model.ts';
import { coverOf, isTooLarge, MOST_PLACEMENTS, type TaskCover } from '../search/cover.ts';
import { areaObstacle, obstacle } from '../search/obstacles.ts';
import { text } from '../texts.ts';
import { tell } from './tell.ts';

/** What is to be searched, and for what. */
export interface Quest {
  readonly taskCover: TaskCover;
  readonly cover: Cover;
  readonly task: Task;
  readonly goal: Goal;
  readonly unique: boolean;
  readonly context: Context;
  /** The symmetries, and the places of one piece that stand for all others; found out when first asked for. */
  readonly symmetry: () => Symmetry;
}

export interface Symmetry {
  readonly moves: readonly Move[];
  readonly places: readonly Representative[] | undefined;
}

/** Tells a covering that was found. */
export type Teller = (covering: Covering) => void;

export const tellerOf =
  ({ goal, taskCover }: Quest, probe: Probe<Filling>): Teller =>
  (covering) =>
    tell(probe, goal, () => taskCover.fill(covering));

/** The same for a search that also finds symmetric images: where `unique`, only the least of each class is reported. */
export function uniqueTeller(quest: Quest, probe: Probe<Filling>): Teller {
  const told = tellerOf(quest, probe);
  if (!quest.unique) return told;
  const moves = quest.symmetry().moves.slice(1);
  return (covering) => {
    if (isLeast(quest.cover, covering, moves)) told(covering);
  };
}

/** Prepares a search where one is needed. */
export async function prepareCovering(
  task: Task,
  goal: Goal,
  options: Options,
  context: Context,
  search: (quest: Quest) => Run<Filling>,
): Promise<Run<Filling>> {
  const areas = areaObstacle(task);
  if (areas) return (probe) => probe.note(areas);
  if (isTooLarge(task)) {
    return (probe) => {
      probe.note(text('too-many-placements', { most: MOST_PLACEMENTS }));
      probe.giveUp();
    };
  }
  const taskCover = coverOf(task, context.ticker);
  const { cover } = taskCover;
  const why = obstacle(task, taskCover);
  if (why) return (probe) => probe.note(why);
  if (cover.pieces === 0) return (probe) => tell(probe, goal, () => taskCover.fill([]));
  let known: Symmetry | undefined;
  const symmetry = () => {
    known ??= symmetryOf(cover, context.ticker);
    return known;
  };
  return search({ taskCover, cover, task, goal, unique: options.unique === true, context, symmetry });
}

function symmetryOf(cover: Cover, ticker: Ticker): Symmetry {
  const look = () => ticker.tick(0);
  const moves = movesOf(cover, look);
  return { moves, places: representatives(cover, moves, look) };
}

/** A probe as a kernel hears it. */
export function listenerOf(probe: Probe<Filling>, found: Listener['found']): Listener {
  let done = 0;
  return {
    tick: (nodes) => probe.tick(nodes),
    passed(share) {
      done += share;
      probe.gauge('share', Math.min(done, 1));
    },
    found,
  };
}
