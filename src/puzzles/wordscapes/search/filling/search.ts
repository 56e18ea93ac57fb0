/** All fillings, the likeliest, a few, or whether there is one. */
import type { Ticker } from '../../../../contract/index.ts';
import type { Filling } from '../../model.ts';
import { Bounds } from './bounds.ts';
import { Domains } from './domains.ts';
import { fillingOf, type Network } from './network.ts';
import { walk } from './walk.ts';

/** A filling and how rare its words are together. */
export interface Found {
  readonly filling: Filling;
  readonly cost: number;
  /** The words by their numbers in the tables, as the search holds them. */
  readonly chosen: readonly number[];
}

/** A ticker that never stops: for callers that stop a search in another way, or need not stop it. */
export const unstopped: Ticker = { tick: () => undefined };

/** The words that a settled search holds. */
export const chosenOf = (domains: Domains): readonly number[] =>
  Array.from(domains.counts, (_, slot) => domains.next(slot, -1));

export const costOfChosen = ({ spaces }: Network, chosen: readonly number[]): number =>
  spaces.reduce((sum, { table }, i) => sum + table.rarities[chosen[i]!]!, 0);

/** An upper bound on the cost of a filling. */
export const dearestOf = ({ spaces }: Network, domains: Domains): number =>
  spaces.reduce((sum, { table }, slot) => sum + table.rarities[domains.list(slot).at(-1)!]!, 0);

export const foundOf = (network: Network, chosen: readonly number[]): Found => ({
  filling: fillingOf(network, chosen),
  cost: costOfChosen(network, chosen),
  chosen,
});

/** Every filling in the order of the search; only those that cost at most `mostCost`, where it is given. */
export function* fillings(
  network: Network,
  ticker: Ticker,
  domains = new Domains(network),
  mostCost?: number,
): Generator<readonly number[], void> {
  const ceiling = mostCost === undefined ? undefined : { bounds: new Bounds(network, domains), cost: mostCost };
  for (const step of walk(domains, ceiling)) {
    if (step === 'trying') ticker.tick();
    if (step === 'filled') yield chosenOf(domains);
  }
}

/** Up to `most` fillings, whichever are found first: two tell whether there is only one. */
export function someFillings(network: Network, most: number, ticker: Ticker = unstopped): readonly Filling[] {
  const found: Filling[] = [];
  if (most <= 0) return found;
  for (const chosen of fillings(network, ticker)) {
    if (found.push(fillingOf(network, chosen)) >= most) break;
  }
  return found;
}

export const isFillable = (network: Network, ticker: Ticker = unstopped): boolean =>
  someFillings(network, 1, ticker).length > 0;

/**
 * The likeliest filling, by branch and bound: what is looked for must cost less than the best so far, and what every slot
 * costs at least is known. `told` hears every filling that is better than those before.
 */
export function bestFilling(
  network: Network,
  ticker: Ticker = unstopped,
  told: (found: Found) => void = () => undefined,
): Found | undefined {
  let best: Found | undefined;
  const domains = new Domains(network);
  const ceiling = { bounds: new Bounds(network, domains), cost: Number.MAX_SAFE_INTEGER };
  for (const step of walk(domains, ceiling)) {
    if (step === 'trying') ticker.tick();
    if (step !== 'filled') continue;
    best = foundOf(network, chosenOf(domains));
    ceiling.cost = best.cost - 1;
    told(best);
  }
  return best;
}
