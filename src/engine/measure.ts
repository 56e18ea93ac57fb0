/**
 * Measures one run of a strategy, in a worker or process that does nothing else. Warm-up runs come first: they load and
 * compile code, dictionaries and kernels. Each run then builds its tables anew, without cache and store, and that is its
 * preparation. Searches too short for the clock are repeated in a batch, and the average stands.
 *
 * A pilot is not for timing: it also looks at what was found, which costs time, to tell the answer.
 */
import type { AnyPuzzle, Judge, SolveEvent, SolveRequest, Stats } from '../contract/index.ts';
import { digest } from './digest.ts';
import type { Surroundings } from './pacer.ts';
import { planSolve } from './plan.ts';
import { solve } from './solve.ts';

export interface Order {
  readonly request: SolveRequest;
  readonly warmUps: number;
  readonly isPilot?: boolean;
}

/** What a run answered. */
export interface Answer {
  readonly count: number;
  readonly isProven: boolean;
  /** Of the best solution, where solutions have a cost. */
  readonly cost?: number;
  /**
   * Solutions with the same key are the same: how many different ones there are among all that were listed, and a digest of
   * all keys. Known only where all were listed.
   */
  readonly classes?: { readonly count: number; readonly listed: number; readonly digest: string };
  /** Whether the strategy lists the same solution more than once; as far as its list was looked at. */
  readonly repeats?: boolean;
}

/** What a process has used so far: processor time in milliseconds, and the most memory in bytes. */
export interface Usage {
  readonly processor: number;
  readonly memory: number;
}

export type Last = Extract<SolveEvent, { type: 'ended' | 'refused' | 'failed' }>;

/** Times and nodes are those of one run, on average of the batch. */
export interface Measured {
  readonly last: Last;
  readonly answer?: Answer;
  readonly stats: Pick<Stats, 'nodes' | 'milliseconds' | 'prepareMilliseconds'>;
  readonly batch: number;
  readonly usage?: Usage;
}

export interface Meter extends Surroundings {
  /** Where the host can tell. */
  usage?(): Usage;
}

/** A search below this is repeated until all searches together take that long, within a limit for all work; in milliseconds. */
const SHORT = 1;
const BATCH = 20;
const MOST = 1000;
/** A warm-up is repeated until its searches take that long: what is hot must be compiled before it is measured. */
const WARM = 150;

export async function measure(
  puzzle: AnyPuzzle,
  { request, warmUps, isPilot }: Order,
  meter: Meter,
): Promise<Measured> {
  if (isPilot) {
    const answering = await answerer(puzzle, request);
    const last = await run(puzzle, request, meter, answering?.hear);
    return { last, ...answering?.answer(last), stats: statsOf(last), batch: 1 };
  }
  for (let i = 0; i < warmUps; i++) await runBatch(puzzle, request, meter, WARM, WARM);
  return runBatch(puzzle, request, meter, SHORT, BATCH);
}

const NOTHING: Stats = { nodes: 0, milliseconds: 0, prepareMilliseconds: 0 };
const statsOf = (last: Last): Stats => (last.type === 'refused' ? NOTHING : last.stats);

/** Repeats a search that takes less than `short` until all its searches take `enough`. */
async function runBatch(
  puzzle: AnyPuzzle,
  request: SolveRequest,
  meter: Meter,
  short: number,
  enough: number,
): Promise<Measured> {
  const before = meter.usage?.();
  const last = await run(puzzle, request, meter);
  let { milliseconds, prepareMilliseconds } = statsOf(last);
  let batch = 1;
  const isShort = milliseconds < short && last.type === 'ended';
  for (; isShort && milliseconds < enough && milliseconds + prepareMilliseconds < MOST; batch++) {
    const more = statsOf(await run(puzzle, request, meter));
    milliseconds += more.milliseconds;
    prepareMilliseconds += more.prepareMilliseconds;
  }
  const after = meter.usage?.();
  const stats = {
    nodes: statsOf(last).nodes,
    milliseconds: milliseconds / batch,
    prepareMilliseconds: prepareMilliseconds / batch,
  };
  const processor = before && after && (after.processor - before.processor) / batch;
  return {
    last,
    stats,
    batch,
    ...(processor !== undefined && { usage: { processor, memory: after!.memory } }),
  };
}

async function run(
  puzzle: AnyPuzzle,
  request: SolveRequest,
  meter: Meter,
  hear: (event: SolveEvent) => void = () => undefined,
): Promise<Last> {
  let last: Last | undefined;
  await solve(puzzle, request, {
    now: meter.now,
    stopped: meter.stopped,
    cache: new Map(),
    emit(event) {
      hear(event);
      if (event.type === 'ended' || event.type === 'refused' || event.type === 'failed') last = event;
    },
  });
  return last!;
}

/** More solutions than this are not told apart one by one. */
export const MOST_CLASSES = 50_000;

/** Listens to a solve for what the answer is made of; nothing where the request is refused anyway. */
async function answerer(puzzle: AnyPuzzle, request: SolveRequest) {
  const plan = planSolve(puzzle, request);
  if (!plan.ok) return undefined;
  const judge: Judge<unknown, unknown> = await puzzle.judge(plan.value.instance);
  const { goal } = plan.value;
  const keys = new Set<string>();
  let heard = 0;
  let looked = 0;
  let cost: number | undefined;
  const read = (text: string) => {
    const solution = puzzle.solution.parse(text);
    if (!solution.ok) return;
    looked++;
    if (goal === 'all') keys.add(judge.key(solution.value));
    else cost = judge.cost?.(solution.value);
  };
  return {
    hear(event: SolveEvent) {
      if (event.type !== 'solutions') return;
      heard += event.texts.length;
      if (goal === 'all' && heard <= MOST_CLASSES) for (const text of event.texts) read(text);
      // Of the best ones, each better than those before, the last counts; of a first one, there is one.
      else if (goal !== 'all') read(event.texts.at(-1)!);
    },
    answer(last: Last): { answer?: Answer } {
      if (last.type !== 'ended') return {};
      const isListed = goal === 'all' && heard <= MOST_CLASSES && last.proven;
      return {
        answer: {
          count: last.count,
          isProven: last.proven,
          ...(cost !== undefined && { cost }),
          ...(isListed && { classes: { count: keys.size, listed: heard, digest: digest([...keys].sort()) } }),
          ...(goal === 'all' && { repeats: keys.size < looked }),
        },
      };
    },
  };
}
