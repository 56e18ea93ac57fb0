/**
 * All fillings, the likeliest first, although a search finds them in another order: those up to some cost are
 * collected, sorted and told, then those up to a higher one, each time by a search that passes by what costs more. So a
 * caller that wants only the first hundred gets the likeliest hundred, however many there are.
 */

import { limited } from '../../../../algorithms/effort/limited.ts';
import type { Probe } from '../../../../contract/index.ts';
import type { Filling } from '../../model.ts';
import { text } from '../../texts.ts';
import { Domains } from './domains.ts';
import { fillingOf, type Network } from './network.ts';
import { bestFilling, costOfChosen, dearestOf, fillings } from './search.ts';

export interface Limits {
  /** More fillings than these are not collected and sorted: they are told as they are found. */
  readonly sorted: number;
  /** Where this many words tried are enough to find all fillings, they are sorted all at once. */
  readonly fewNodes: number;
  /** Where this many words tried do not find the likeliest filling, all are told as they are found. */
  readonly bestNodes: number;
}
export const usual: Limits = { sorted: 50_000, fewNodes: 20_000, bestNodes: 100_000 };

/** How much dearer than the likeliest one the first fillings told are at most; the next steps are twice as wide each. */
export const FIRST_STEP = 4;

/** Tells all fillings; returns whether there are any. */
export function tellAll(network: Network, probe: Probe<Filling>, limits: Limits = usual): boolean {
  const few = limited(probe, limits.fewNodes, (limit) => [...fillings(network, limit)]);
  if (!few || few.length > limits.sorted) return tellInSteps(network, probe, limits);
  const sorter = new Sorter(probe, limits.sorted);
  for (const chosen of few) sorter.add(fillingOf(network, chosen), costOfChosen(network, chosen));
  sorter.end();
  return few.length > 0;
}

function tellInSteps(network: Network, probe: Probe<Filling>, { sorted, bestNodes }: Limits): boolean {
  const likeliest = limited(probe, bestNodes, (limit) => ({ best: bestFilling(network, limit) }));
  const domains = new Domains(network);
  // Where not even the likeliest one is known soon, nothing is held back.
  if (!likeliest) return tellAbove(network, probe, 0, domains, undefined, -1) > 0;
  const { best } = likeliest;
  if (!best) return false;
  const dearest = dearestOf(network, domains);
  let told = best.cost - 1;
  for (let step = FIRST_STEP; told < dearest; step *= 2) {
    const ceiling = Math.min(dearest, told + step);
    tellAbove(network, probe, sorted, domains, ceiling, told);
    told = ceiling;
  }
  return true;
}

/** Tells the fillings that cost more than `told`, up to a ceiling; returns how many there were. */
function tellAbove(
  network: Network,
  probe: Probe<Filling>,
  most: number,
  domains: Domains,
  ceiling: number | undefined,
  told: number,
): number {
  const sorter = new Sorter(probe, most);
  let count = 0;
  for (const chosen of fillings(network, probe, domains, ceiling)) {
    const cost = costOfChosen(network, chosen);
    if (cost <= told) continue;
    count++;
    sorter.add(fillingOf(network, chosen), cost);
  }
  sorter.end();
  return count;
}

/** Holds fillings back until they can be told in order, or are too many. */
export class Sorter {
  #held: { readonly filling: Filling; readonly cost: number; readonly text: string }[] = [];
  #isHolding = true;
  readonly #probe: Probe<Filling>;
  readonly #most: number;

  constructor(probe: Probe<Filling>, most: number) {
    this.#probe = probe;
    this.#most = most;
  }

  add(filling: Filling, cost: number): void {
    if (!this.#isHolding) return this.#probe.solution(filling);
    this.#held.push({ filling, cost, text: filling.join(' ') });
    if (this.#held.length > this.#most) this.release();
  }

  /** Holds nothing back from now on. */
  release(): void {
    if (!this.#isHolding) return;
    this.#isHolding = false;
    this.#probe.note(text('told-as-found'));
    this.end();
  }

  /** Tells what is held back: by likelihood, and by text where alike. */
  end(): void {
    const held = this.#held.sort((a, b) => a.cost - b.cost || (a.text < b.text ? -1 : 1));
    this.#held = [];
    for (const { filling } of held) {
      // Each is verified when it is told, and thousands of them take a while.
      this.#probe.tick(0);
      this.#probe.solution(filling);
    }
  }
}
