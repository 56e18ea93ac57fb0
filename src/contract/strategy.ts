/** One way to solve a puzzle. */
import type { Options, OptionTable } from './options.ts';
import type { Goal } from './solve.ts';
import type { Text } from './text.ts';
import type { Trace } from './trace.ts';

/**
 * Counts work and stops it: long loops call `tick` at every node; it throws when the work must stop. A long stretch of
 * work that is counted later calls `tick(0)` on the way, which counts nothing but looks whether to stop.
 */
export interface Ticker {
  tick(nodes?: number): void;
}

/** How a run talks to its host. */
export interface Probe<Solution> extends Ticker {
  solution(solution: Solution): void;
  /** A solution as it is written, in ASCII; for goal `all`, where there are millions. The bytes may change after the call. */
  written?(line: Uint8Array): void;
  /** Adds this many solutions, known to exist without having been looked at one by one; for goal `count`. */
  counted(solutions: number): void;
  /** Not a solution, but the closest so far; shown when no solution is found. */
  nearest(solution: Solution): void;
  /**
   * Every solution has been reported or, with goal `best`, none is better than the best reported, although the strategy
   * does not promise that in general. The rest only improves `nearest`, and stopping it takes nothing from the proof.
   */
  exhausted(): void;
  /**
   * A named figure beside the node count, such as a depth or a queue length. `share` is special: the part of the search
   * that is done, from 0 to 1, each branch weighted by how much of the search it stands for.
   */
  gauge(name: string, value: number): void;
  /** There is not enough memory to go on: ends the run as `out of room`. Does not return. */
  giveUp(): never;
  /** What to say beside the ending: which method was chosen, or why there can be no solution. */
  note(text: Text): void;
}

/**
 * Keeps large tables from one day to the next. What comes back may be damaged or written by another
 * program: the reader must check it. Never fails: what cannot be kept is simply not there the next time.
 */
export interface Store {
  read(name: string): Promise<Uint8Array | undefined>;
  write(name: string, bytes: Uint8Array): Promise<void>;
}

/** Memory of a kernel that several workers have in common. */
export interface CommonMemory {
  readonly buffer: SharedArrayBuffer;
}

/** What the workers of a pool share, so that large tables need not be there once for each. */
export interface Commons {
  /** The memory of this name, the same for all workers; all zero at first. Undefined where there is no room for it. */
  memory(name: string, bytes: number): Promise<CommonMemory | undefined>;
}

/** What every computation gets: a ticker to be stopped by, a cache that lives as long as its worker, and a store. */
export interface Context {
  readonly ticker: Ticker;
  readonly cache: Map<string, unknown>;
  /** Undefined where the host has nowhere to keep things. */
  readonly store?: Store;
  /** Undefined for a worker that is alone. */
  readonly commons?: Commons;
}

/** A part of a search that can be searched by itself, in any thread or on any machine. */
export interface Shard {
  /** Unique among all shards of the search, in letters, digits and hyphens. */
  readonly id: string;
  /** How much of the work it is expected to be, compared with the others. */
  readonly weight: number;
  /** Which part it is; only the strategy reads that. */
  readonly part: string;
}

/** What a run gets besides its context: the part to search, where it is not everything. */
export interface RunContext extends Context {
  readonly part?: string;
}

/**
 * Synchronous and pure. Returning nothing means that everything was searched. Returning an escalation means: this one is
 * hard, prepare something larger and run that.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: most runs return nothing, and need not say so.
export type Run<Solution> = (probe: Probe<Solution>) => void | Escalation<Solution>;
export type Escalation<Solution> = () => Promise<Run<Solution>>;

export interface Strategy<Instance, Solution> {
  /** File name, flag value and URL parameter. */
  readonly id: string;
  /** In a few words, for people to choose by. */
  readonly name: Text;
  /** The idea in a sentence or two. */
  readonly summary: Text;
  /** What it counts: what one node is, and a number of nodes in the strategy's own noun, such as "3 positions". */
  readonly node: { readonly means: Text; count(n: number): Text };
  /** What its own figures are called, by the names that it gives to `Probe.gauge`. */
  readonly gauges?: Readonly<Record<string, Text>>;
  /** Where the idea comes from. */
  readonly source: Text;
  readonly options?: OptionTable;
  readonly guarantees: { readonly complete: boolean; readonly optimal: boolean };
  /** Options that change the rules change the instance, so that `verify` judges by the rules that were played. */
  adapt?(instance: Instance, options: Options): Instance;
  /** Why this strategy does not take this instance, or not for this goal; it then is not chosen by default. */
  rejects?(instance: Instance, goal: Goal): Text | undefined;
  /** Whether it is chosen by default before those listed before it: for what it does much better than they do. */
  excels?(instance: Instance, goal: Goal): boolean;
  prepare(instance: Instance, goal: Goal, options: Options, context: RunContext): Promise<Run<Solution>>;
  /**
   * Divides the search into many more shards than a machine has cores: disjoint, together everything, always the same, and in
   * the order in which the whole search would come to them. A search by rounds, such as one whose bound grows, has shards for
   * each: a later round is only searched where the rounds before found nothing. No shards: this round cannot be divided or is
   * not worth it, and where it is not the first, there is none.
   */
  split?(
    instance: Instance,
    goal: Goal,
    options: Options,
    context: Context,
    round: number,
  ): readonly Shard[] | Promise<readonly Shard[]>;
  /** The search as a trace, for people who watch it; exactly the nodes that a solve counts are counted in it. It may go on for ever: the watcher takes what it wants. */
  watch?(
    instance: Instance,
    goal: Goal,
    options: Options,
    context: Context,
  ): Iterable<Trace<Solution>> | Promise<Iterable<Trace<Solution>>>;
  /** Why it cannot be watched, where a trace of it would make no sense. */
  readonly unwatchable?: Text;
}
