/** A walk through all fillings as a tree: each word tried is a node below the words that were tried before. */
import { DepthFirst } from '../../../../algorithms/trace/depth-first.ts';
import type { Outcome, Text, Trace } from '../../../../contract/index.ts';
import type { Filling } from '../../model.ts';
import { text } from '../../texts.ts';
import type { Domains } from '../filling/domains.ts';
import type { Network } from '../filling/network.ts';
import { chosenOf, costOfChosen } from '../filling/search.ts';
import { type Ceiling, type Trial, walk } from '../filling/walk.ts';
import { fitsSoFar, misfit, noWord, type Shown, shownFilled, shownOf, tooRare, withTrial } from './shown.ts';

/** What is said of a filling, and whether the search is over with it. */
export interface Verdict {
  readonly outcome: Outcome;
  readonly why?: Text;
  readonly isLast?: boolean;
}

export interface Pass {
  /** What this pass is for. */
  readonly why: Text;
  /** How many words are tried at most. */
  readonly most?: number;
  readonly ceiling?: Ceiling;
  /** Judges a filling by how rare its words are; may lower the ceiling. */
  readonly judge: (cost: number) => Verdict;
}

/** One pass after the other, each a tree of its own. */
export class WatchedWalk {
  readonly #tree = new DepthFirst<Filling>();

  constructor(private readonly network: Network) {}

  /** Returns whether the pass got to its end, or was over with a filling. */
  *pass(domains: Domains, { why, most, ceiling, judge }: Pass): Generator<Trace<Filling>, boolean> {
    const { network } = this;
    const tree = this.#tree;
    const trial: Trial = { slot: -1, word: -1 };
    let left = most ?? Number.POSITIVE_INFINITY;
    yield this.#enter(shownOf(network, domains), false);
    tree.mark('dead end', domains.isPossible ? why : noWord(network, domains));
    let before = shownOf(network, domains);
    for (const step of walk(domains, ceiling, trial)) {
      if (step === 'left') yield tree.leave();
      else if (step === 'fits') {
        yield this.#enter(shownOf(network, domains), true);
        tree.mark('dead end', fitsSoFar(network, trial));
      } else if (step === 'filled') {
        yield this.#enter(shownFilled(network, domains), true);
        const { outcome, why, isLast } = judge(costOfChosen(network, chosenOf(domains)));
        tree.mark(outcome, why);
        yield tree.leave();
        if (isLast) break;
      } else if (step === 'trying') {
        before = shownOf(network, domains);
        if (--left >= 0) continue;
        yield* this.#try(before, trial, 'open', text('watch-given-up'));
        break;
      } else if (step === 'cut') yield* this.#try(before, trial, 'cut', tooRare(network, trial));
      else yield* this.#try(before, trial, 'dead end', misfit(network, domains, trial));
    }
    yield* tree.leaveAll();
    return left >= 0;
  }

  /** A word that leads nowhere. */
  *#try(before: Shown, trial: Trial, outcome: Outcome, why: Text): Iterable<Trace<Filling>> {
    yield this.#enter(withTrial(before, this.network, trial), true);
    this.#tree.mark(outcome, why);
    yield this.#tree.leave();
  }

  #enter({ position, figures }: Shown, counted: boolean) {
    return this.#tree.enter(position, counted, figures);
  }
}
