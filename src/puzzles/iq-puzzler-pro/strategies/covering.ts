/**
 * What all strategies that search a covering have in common: a task that can be seen to be impossible is not searched but
 * explained, a task with nothing left to lay is finished, and of several solutions that symmetry maps to each other one
 * may stand for all.
 */
import type { Cover, Covering } from '../../../algorithms/exact-cover/cover.ts';
import type { Rules } from '../../../algorithms/exact-cover/rules.ts';
import type { Listener } from '../../../algorithms/exact-cover/search.ts';
import {
  imageOf,
  isLeast,
  type Permutation,
  permutationsOf,
  type Representative,
  representatives,
} from '../../../algorithms/exact-cover/symmetry.ts';
import type { Context, Goal, Options, Probe, Run, RunContext, Shard, Text, Ticker } from '../../../contract/index.ts';
import type { Filling, Task } from '../model.ts';
import { tasks } from '../notation/index.ts';
import { coverOf, isTooLarge, MOST_PLACEMENTS, type TaskCover } from '../search/cover.ts';
import type { Pen } from '../search/filling.ts';
import { resultsIn } from '../search/kept.ts';
import { areaObstacle, obstacle } from '../search/obstacles.ts';
import { text } from '../texts.ts';
import { isDivided, type Part, readPart } from './parts.ts';
import { tell } from './tell.ts';

/** What is to be searched, and for what. */
export interface Quest {
  readonly taskCover: TaskCover;
  readonly cover: Cover;
  readonly task: Task;
  readonly goal: Goal;
  readonly unique: boolean;
  readonly rules: Rules;
  /** Whether positions that were reached before are known again, where the strategy can do that. */
  readonly remembers: boolean;
  readonly context: Context;
  /** The symmetries, and the places of one piece that stand for all others where the search may use them; found out when first asked for. */
  readonly symmetry: () => Symmetry;
}

export interface Symmetry {
  readonly permutations: readonly Permutation[];
  readonly places: readonly Representative[] | undefined;
}

/** Tells a covering that was found. */
export type Teller = (covering: Covering) => void;

export function tellerOf(quest: Quest, probe: Probe<Filling>): Teller {
  const { goal, taskCover } = quest;
  const pen = penOf(quest, probe);
  if (!pen) return (covering) => tell(probe, goal, () => taskCover.fill(covering));
  // Of one that is much like the one before only the difference is written.
  const last: number[] = [];
  return (covering) => {
    for (let piece = 0; piece < covering.length; piece++) {
      const option = covering[piece]!;
      if (option === last[piece]) continue;
      last[piece] = option;
      pen.lay(option);
    }
    probe.written!(pen.line);
  };
}

/** A pen, where solutions are told as they are written. */
export const penOf = ({ goal, taskCover }: Quest, probe: Probe<Filling>): Pen | undefined =>
  goal === 'all' && probe.written ? taskCover.pen?.() : undefined;

/** What is told of each covering that a search finds: itself, its images too, or nothing. */
export type Spread = (covering: Covering) => readonly Covering[];

/** Every covering as it was found. */
export const asFound: Spread = (covering) => [covering];

/** Of coverings that these symmetries map to each other only the least. */
export const leastUnder = (cover: Cover, permutations: readonly Permutation[]): Spread =>
  permutations.length === 0 ? asFound : (covering) => (isLeast(cover, covering, permutations) ? [covering] : []);

/** For a search that also finds symmetric images: where `unique`, only the least of each class. */
export const leastOf = ({ cover, unique, symmetry }: Quest): Spread =>
  leastUnder(cover, unique ? symmetry().permutations.slice(1) : []);

/** The representatives with which a kernel begins, if it does; a first solution is found sooner than they are. */
export const placesFor = ({ goal, symmetry }: Quest): readonly Representative[] | undefined =>
  goal === 'first' ? undefined : symmetry().places;

/** For a kernel that begins with nothing laid; a first solution is told whether or not another stands for its class. */
export const spreadFor = (quest: Quest): Spread => (quest.goal === 'first' ? asFound : leastOf(quest));

/** For a search that begins with a representative: each covering with its images, or for its class. */
export const imagesOf = ({ cover, unique }: Quest, { fixing, spreading }: Representative): Spread =>
  unique ? leastUnder(cover, fixing) : (covering) => spreading.map((permutation) => imageOf(covering, permutation));

/** For coverings that have one of these representatives. */
export function spreadOver(quest: Quest, places: readonly Representative[]): Spread {
  const { piece } = quest.cover.options[places[0]!.option]!;
  const spreads = new Map(places.map((place) => [place.option, imagesOf(quest, place)]));
  return (covering) => spreads.get(covering[piece]!)!(covering);
}

/** What is known of a task without a search. */
export type Known =
  | { readonly known: 'no solution' | 'too large'; readonly why: Text }
  | { readonly known: 'finished'; readonly filling: Filling };

/** What is to be searched, unless the answer is known without. */
export function questOf(task: Task, goal: Goal, options: Options, context: Context, isInParts = false): Quest | Known {
  const isSymmetryUsed = options.symmetry !== false;
  const layout = isInParts ? keptLayout(task, options, context) : layoutOf(task, options, context);
  if ('known' in layout) return layout;
  const { taskCover } = layout;
  const { cover } = taskCover;
  const symmetry = () => {
    layout.symmetry ??= symmetryOf(cover, context.ticker, isSymmetryUsed);
    return layout.symmetry;
  };
  const rules = { regions: options.regions !== false, mostConstrained: options['most-constrained'] !== false };
  const settled = { unique: options.unique === true, remembers: options.remember !== false, rules };
  return { taskCover, cover, task, goal, ...settled, context, symmetry };
}

/** A task as a covering problem, and its symmetries once they have been asked for. */
interface Layout {
  readonly taskCover: TaskCover;
  symmetry?: Symmetry;
}

function layoutOf(task: Task, { obstacles }: Options, { ticker }: Context): Layout | Known {
  const areas = areaObstacle(task);
  if (areas) return { known: 'no solution', why: areas };
  if (isTooLarge(task)) return { known: 'too large', why: text('too-many-placements', { most: MOST_PLACEMENTS }) };
  const taskCover = coverOf(task, ticker);
  const why = obstacles === false ? undefined : obstacle(task, taskCover);
  if (why) return { known: 'no solution', why };
  return taskCover.cover.pieces === 0 ? { known: 'finished', filling: taskCover.fill([]) } : { taskCover };
}

/** About how many bytes an option takes, with its images. */
const OPTION_BYTES = 500;

/** A worker divides a task and searches many parts of it, so that it keeps what they have in common. */
function keptLayout(task: Task, options: Options, context: Context): Layout | Known {
  const make = () => layoutOf(task, options, context);
  const weigh = (one: Layout | Known) => ('known' in one ? 0 : OPTION_BYTES * one.taskCover.cover.options.length);
  const name = JSON.stringify([tasks.format(task), options.obstacles !== false, options.symmetry !== false]);
  return resultsIn<Layout | Known>(context.cache, 'layouts', weigh).once(name, make);
}

/** Prepares a search where one is needed, of everything or of a part. */
export async function prepareCovering(
  task: Task,
  goal: Goal,
  options: Options,
  context: RunContext,
  search: (quest: Quest, part?: Part) => Run<Filling>,
): Promise<Run<Filling>> {
  const part = context.part === undefined ? undefined : readPart(context.part);
  const quest = questOf(task, goal, options, context, part !== undefined);
  if (!('known' in quest)) return search(quest, part);
  if (part) throw new RangeError('a task that is known without a search has no parts');
  return (probe) => {
    if (quest.known === 'finished') return tell(probe, goal, () => quest.filling);
    probe.note(quest.why);
    if (quest.known === 'too large') probe.giveUp();
  };
}

/** Divides a search where one is needed. */
export function splitCovering(
  task: Task,
  goal: Goal,
  options: Options,
  context: Context,
  round: number,
  divide: (quest: Quest) => readonly Shard[],
): readonly Shard[] {
  if (!isDivided(goal, round)) return [];
  const quest = questOf(task, goal, options, context, true);
  return 'known' in quest ? [] : divide(quest);
}

function symmetryOf(cover: Cover, ticker: Ticker, isUsed: boolean): Symmetry {
  const look = () => ticker.tick(0);
  const permutations = permutationsOf(cover, look);
  return { permutations, places: isUsed ? representatives(cover, permutations, look) : undefined };
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
