/** What a person can say of a comparison. */
import type { Goal } from '../../../contract/index.ts';
import type { Threads } from '../flags.ts';
import type { InputFlags } from '../input.ts';

export interface CompareFlags extends InputFlags {
  readonly examples?: boolean;
  readonly generate?: number;
  readonly seed?: number;
  readonly difficulty?: string;
  /** Separated by commas. */
  readonly strategies?: string;
  readonly goal?: Goal;
  readonly repeat?: number;
  readonly warmUp?: number;
  readonly maxTime?: number;
  readonly shuffle?: number;
  readonly threads?: Threads;
  readonly csv?: string;
  readonly html?: string;
  readonly force?: boolean;
  readonly json?: boolean;
}

/** How often each run is measured, and warmed up before; seconds for each run; the seed. */
export const usual = { repeats: 10, warmUps: 2, limit: 60, seed: 1 } as const;

/** More would take for ever and tell nothing more. */
export const MOST_REPEATS = 1000;
export const MOST_WARM_UPS = 100;
