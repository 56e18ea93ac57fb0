/**
 * How many fillings there are, without going through all of them: where the slots still open fall into parts that share
 * neither a box nor a word, the number is the product of those of the parts.
 */
import type { Ticker } from '../../../../contract/index.ts';
import { Domains } from './domains.ts';
import type { Network } from './network.ts';
import { partsOf } from './parts.ts';
import { unstopped } from './search.ts';
import { tightest } from './walk.ts';

/** How many fillings there are; `most` where there are more. */
export function countFillings(network: Network, most = Number.MAX_SAFE_INTEGER, ticker: Ticker = unstopped): number {
  const domains = new Domains(network);
  if (!domains.isPossible) return 0;
  // One node even where everything is settled from the beginning.
  ticker.tick();
  return countParts(network, domains, [...domains.counts.keys()], most, ticker);
}

function countParts(
  network: Network,
  domains: Domains,
  slots: readonly number[],
  most: number,
  ticker: Ticker,
): number {
  let product = 1;
  for (const part of partsOf(network, domains, slots)) {
    // A part that cannot be filled makes the count 0, even where the product is large enough already.
    const needed = Math.ceil(most / product);
    const count = twinsOnly(network, domains, part) ?? countPart(network, domains, part, needed, ticker);
    if (count === 0) return 0;
    product = Math.min(most, product * count);
  }
  return product;
}

function countPart(network: Network, domains: Domains, part: readonly number[], most: number, ticker: Ticker): number {
  const slot = tightest(domains, part, 2);
  let count = 0;
  for (const word of domains.list(slot)) {
    ticker.tick();
    const mark = domains.mark();
    if (domains.assign(slot, word)) count += countParts(network, domains, part, most - count, ticker);
    domains.undo(mark);
    if (count >= most) return most;
  }
  return count;
}

/** Twins one behind the other and nothing else: as many of their words as there are twins, in any choice. */
export function twinsOnly({ spaces }: Network, domains: Domains, part: readonly number[]): number | undefined {
  const sorted = [...part].sort((a, b) => a - b);
  if (sorted.some((slot, i) => domains.degree(slot) > 0 || (i > 0 && spaces[slot]!.twin !== sorted[i - 1]))) return;
  const words = new Set(sorted.flatMap((slot) => domains.list(slot)));
  return choose(words.size, sorted.length);
}

/** In how many ways `k` of `n` can be chosen. */
function choose(n: number, k: number): number {
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return Number(ways);
}
