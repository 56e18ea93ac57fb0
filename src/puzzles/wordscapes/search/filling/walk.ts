/**
 * Depth first through all fillings: the slot with the fewest words left first (Haralick and Elliott, 1980), its words by
 * likelihood, and every consequence drawn after each (maintaining arc consistency: Sabin and Freuder, 1994). As a
 * generator, so that the same search is run, stopped, and watched.
 */
import type { Bounds } from './bounds.ts';
import type { Domains } from './domains.ts';

/** What a filling may cost; the caller of `walk` may lower it on the way. */
export interface Ceiling {
  /** Knows what every word costs at least. */
  readonly bounds: Bounds;
  cost: number;
}

/** The word on trial, by its number in the table of the slot. */
export interface Trial {
  slot: number;
  word: number;
}

/**
 * A word is about to be tried in a slot; then it fits so far, fills the last slot, does not fit, or would cost too much.
 * When all words of a slot were tried, the slot is left.
 */
export type Step = 'trying' | 'fits' | 'filled' | 'misfits' | 'cut' | 'left';

/**
 * Where there is no slot at all, nothing is filled. Leaves the domains as they were when it gets to its end. After `fits`
 * and `filled` they hold what has been decided and what follows from it. A caller that gives a trial finds the word in it.
 */
export function* walk(domains: Domains, ceiling?: Ceiling, trial?: Trial): Generator<Step, void> {
  const slots = [...domains.counts.keys()];
  const start = domains.mark();
  const path: Branching[] = [];
  const isWithin = () => !ceiling || ceiling.bounds.tighten(ceiling.cost);
  const enter = (slot: number) => path.push(new Branching(domains, slot, ceiling));
  // Where everything is settled from the beginning, one slot is still tried, so that no answer comes without a node.
  if (slots.length > 0 && domains.isPossible && isWithin()) enter(tightest(domains, slots, 1));
  for (let here = path.at(-1); here; here = path.at(-1)) {
    domains.undo(here.mark);
    const word = here.next();
    if (word === undefined) {
      path.pop();
      yield 'left';
      continue;
    }
    if (trial) {
      trial.slot = here.slot;
      trial.word = word;
    }
    yield 'trying';
    const fits = domains.assign(here.slot, word);
    if (!fits || !isWithin()) {
      yield fits ? 'cut' : 'misfits';
      continue;
    }
    const next = tightest(domains, slots, 2);
    yield next < 0 ? 'filled' : 'fits';
    if (next >= 0) enter(next);
  }
  domains.undo(start);
}

/** A slot where the search branches into its words: the likeliest first, or under a ceiling the one with the lowest bound. */
class Branching {
  readonly mark: number;
  readonly slot: number;
  readonly #words: readonly number[];
  readonly #costs: readonly number[];
  readonly #ceiling: Ceiling | undefined;
  #tried = 0;

  constructor(domains: Domains, slot: number, ceiling: Ceiling | undefined) {
    this.mark = domains.mark();
    this.slot = slot;
    this.#ceiling = ceiling;
    const words = domains.list(slot);
    const least = (word: number) => ceiling!.bounds.least(slot, word);
    this.#words = ceiling ? words.sort((a, b) => least(a) - least(b) || a - b) : words;
    this.#costs = ceiling ? words.map(least) : [];
  }

  next(): number | undefined {
    const cost = this.#costs[this.#tried];
    if (this.#ceiling && cost !== undefined && cost > this.#ceiling.cost) return undefined;
    return this.#words[this.#tried++];
  }
}

/** Of the slots with at least `least` words, the one with the fewest; a tie goes to the one with the most crossings. In order, the first. */
export function tightest(domains: Domains, slots: Iterable<number>, least: number): number {
  let best = -1;
  for (const slot of slots) {
    const count = domains.counts[slot]!;
    if (count < least) continue;
    if (domains.inOrder) return slot;
    const less = best < 0 ? -1 : count - domains.counts[best]!;
    if (less < 0 || (less === 0 && domains.degree(slot) > domains.degree(best))) best = slot;
  }
  return best;
}
