/** What measures a run, the same on every platform: each run gets a worker or a process of its own, which ends with it. */
import type { CatalogueEntry } from '../contract/index.ts';
import { findPuzzle } from '../engine/find.ts';
import { type Measured, type Meter, measure, type Order } from '../engine/measure.ts';
import type { Job } from './client.ts';

/** A run that came to no end of its own. */
export interface Lost {
  readonly lost: 'timeout' | 'out of memory' | 'crashed' | 'cancelled';
  readonly detail?: string;
}

export type Measuring = (order: Order) => Job<Measured | Lost>;

/** The side of the worker: measures the one run that it was made for. */
export async function measureOne(
  catalogue: readonly CatalogueEntry[],
  order: Order,
  meter: Omit<Meter, 'stopped'>,
): Promise<Measured> {
  const found = findPuzzle(catalogue, order.request.puzzle);
  if (!found.ok) return { last: { type: 'refused', problem: found.problem }, stats: NOTHING, batch: 1 };
  return measure(await found.value.load(), order, { ...meter, stopped: () => false });
}

const NOTHING = { nodes: 0, milliseconds: 0, prepareMilliseconds: 0 };

/** The longest a timer can wait. */
const LONGEST = 2 ** 31 - 1;
/** Milliseconds for starting, and for a search that notices the end of its time late. */
const GRACE = 10_000;

/** How long a worker may live: each run has the time limit of the request. */
export function patienceFor({ request, warmUps }: Order): number {
  const limit = request.budget?.milliseconds ?? Number.POSITIVE_INFINITY;
  return Math.min((warmUps + 1) * limit + GRACE, LONGEST);
}
