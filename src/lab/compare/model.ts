/** A comparison of strategies as plain data: what was measured, on what, and how. All that is shown is computed from it. */
import type { Goal, Options, Text } from '../../contract/index.ts';
import type { Answer } from '../../engine/measure.ts';

/** A strategy as it takes part: two settings of its options are two contenders. */
export interface Contender {
  readonly strategy: string;
  readonly options: Options;
}

/** What is solved. Where one instance stands in several orders of its input, `order` tells them apart; 0 is as given. */
export interface Task {
  readonly name: string;
  readonly text: string;
  readonly order: number;
  /** As `Solving.size` has it. */
  readonly size?: number;
}

/**
 * `not proven` is a search that came to its end, but does not promise that what it found is all, the best, or that there is
 * nothing; `wrong` means that the answer contradicts another one that is right.
 */
export const statuses = [
  'solved',
  'proven none',
  'not proven',
  'timeout',
  'out of memory',
  'not applicable',
  'wrong',
  'crashed',
] as const;
export type Status = (typeof statuses)[number];

/** One run; times in milliseconds. Where short runs were repeated in a batch, times and nodes are those of one of them. */
export interface Run {
  readonly contender: number;
  readonly task: number;
  /** From 1; the pilot, which tells the answer, is 0, and its time counts only where nothing else was measured. */
  readonly repeat: number;
  readonly status: Status;
  /** Why it is not applicable, what is wrong, how it crashed. */
  readonly why?: Text;
  readonly answer?: Answer;
  readonly nodes: number;
  readonly search: number;
  readonly preparation: number;
  /** Where the host can tell: processor time of preparation and search, and the peak memory of the process in bytes. */
  readonly processor?: number;
  readonly memory?: number;
  /** How many runs the batch had. */
  readonly batch: number;
}

/** How it was measured. */
export interface Setup {
  readonly version: string;
  /** Each run in a process, or in a worker of a page. */
  readonly measured: 'process' | 'worker';
  /** Such as the processor, the system and the run time, each in a few words. */
  readonly machine: readonly string[];
  readonly seed: number;
  /** Seconds for each run. */
  readonly limit: number;
  /** How often each was measured; a run over ten seconds is measured once unless a person said otherwise. */
  readonly repeats: number;
  readonly warmUps: number;
  /** How many runs were under way at once; more than one disturb each other, and the report says so. */
  readonly atOnce: number;
  /** Orders of the input, beside the one that was given. */
  readonly orders: number;
}

export interface Comparison {
  readonly puzzle: string;
  readonly goal: Goal;
  readonly setup: Setup;
  readonly contenders: readonly Contender[];
  readonly tasks: readonly Task[];
  readonly runs: readonly Run[];
  /** Whether every planned run was made. */
  readonly isComplete: boolean;
}
