/**
 * The fillings of one part of a grid, summed up: how likely each word is in each slot. All of them, or, where there
 * are too many, the likeliest: those up to some cost, then those up to a higher one, for as long as they can be listed.
 */

import { limited } from '../../../../algorithms/effort/limited.ts';
import type { Ticker } from '../../../../contract/index.ts';
import { likelihood } from '../../lexicon/lexicon.ts';
import type { Domains } from './domains.ts';
import { asWritten, type Network } from './network.ts';
import { costOfChosen, dearestOf, type Found, fillings } from './search.ts';

/** How many fillings of a part are listed at most, and how many words are tried for that. */
export interface Most {
  readonly fillings: number;
  readonly nodes: number;
}
export const usual: Most = { fillings: 10_000, nodes: 100_000 };

/** How much dearer than the likeliest filling those of the first listing are at most; the next go twice as far. */
const FIRST_STEP = 16;

export interface Listing {
  /** By slot and word: the likelihoods of the fillings that have it there, beside 1 for the likeliest filling. */
  readonly weights: ReadonlyMap<number, ReadonlyMap<number, number>>;
  /** Of all fillings listed. */
  readonly total: number;
  readonly count: number;
  /** The likeliest of them, as the search holds it. */
  readonly likeliest: readonly number[];
  /** Whether no filling of the part is likelier, since all up to some cost were listed. */
  readonly isProven: boolean;
  readonly isComplete: boolean;
}

/** Whether it says how likely anything is: one filling of many that could not be listed says nothing. */
export const saysChances = ({ isComplete, count }: Listing): boolean => isComplete || count > 1;

/**
 * Lists a part: all of it where it is `few`, else in as many steps as can be done. The domains are those of the whole, with
 * nothing tried yet.
 */
export function listingOf(
  network: Network,
  domains: Domains,
  part: readonly number[],
  best: Found,
  isFew: boolean,
  ticker: Ticker,
  most: Most,
): Listing {
  const start = domains.mark();
  // In all other parts the likeliest filling stands for all of them, so that costs can be compared.
  for (const slot of network.spaces.keys()) if (!part.includes(slot)) domains.assign(slot, best.chosen[slot]!);
  const dearest = dearestOf(network, domains);
  let listing: Listing = { ...summed(network, part, [best.chosen], best.chosen), isProven: false, isComplete: false };
  for (let step = FIRST_STEP; !listing.isComplete; step *= 2) {
    const isComplete = isFew || best.cost + step >= dearest;
    const mark = domains.mark();
    const all = limited(ticker, most.nodes, (limit) => {
      const some: (readonly number[])[] = [];
      for (const chosen of fillings(network, limit, domains, isComplete ? undefined : best.cost + step)) {
        if (some.push(chosen) > most.fillings) return undefined;
      }
      return some;
    });
    domains.undo(mark);
    if (!all) break;
    listing = { ...summed(network, part, all, best.chosen), isProven: true, isComplete };
  }
  domains.undo(start);
  return listing;
}

function summed(
  network: Network,
  part: readonly number[],
  all: readonly (readonly number[])[],
  best: readonly number[],
): Omit<Listing, 'isProven' | 'isComplete'> {
  // Where the search for the likeliest filling was given up, a likelier one may be among them.
  const costs = all.map((chosen) => costOfChosen(network, chosen));
  let [likeliest, least] = [best, costOfChosen(network, best)];
  for (const [i, cost] of costs.entries()) if (cost < least) [likeliest, least] = [all[i]!, cost];
  const weights = new Map(part.map((slot) => [slot, new Map<number, number>()]));
  let total = 0;
  for (const [i, chosen] of all.entries()) {
    const weight = likelihood(costs[i]! - least);
    total += weight;
    const written = asWritten(network, chosen);
    for (const [slot, words] of weights) words.set(written[slot]!, (words.get(written[slot]!) ?? 0) + weight);
  }
  return { weights, total, count: all.length, likeliest };
}
