/** What is known of the fillings of a task: kept for the positions asked about last, since hints come one after another. */
import { recentIn } from '../../../algorithms/kept/recent.ts';
import type { Context, Text } from '../../../contract/index.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Filling, Task } from '../model.ts';
import { tasks } from '../notation/index.ts';
import { blameOf, blameText } from './filling/blame.ts';
import { type Analysis, analyse, type Chance } from './filling/chances.ts';
import { networkOf } from './filling/network.ts';

export interface Insight {
  /** How many there are; a lower bound where `counted` is false. */
  readonly fillings: number;
  readonly counted: boolean;
  /** Whether the chances come from all of them. */
  readonly exact: boolean;
  /** The likeliest one, or where that is not proven the likeliest found; and how likely it is among all, if known. */
  readonly best: Filling | undefined;
  readonly isBestProven: boolean;
  readonly bestChance: number | undefined;
  /** For every box its letters, the likeliest first, in reading order of the boxes. */
  readonly letters: ReadonlyMap<number, readonly Chance[]>;
  /** For every slot how many words fit what is known of it, and its words in the fillings, the likeliest first. */
  readonly candidates: readonly number[];
  readonly words: readonly (readonly Chance[])[];
  /** Boxes that hold the same letter in every filling. */
  readonly sure: ReadonlySet<number>;
  /** Where it is proven that there is no filling: which slots are to blame, by their names, and why in a sentence. */
  readonly blame?: { readonly names: readonly string[]; readonly why: Text };
}

const MOST_KEPT = 8;

/**
 * By what an insight is kept. Bonus words change nothing about the boxes; answers bring an order of their own to the slots, which
 * stays without them.
 */
export function insightName(task: Task): string {
  const slots = task.slots.map(({ name }) => name).join(' ');
  return `${slots}\n${tasks.format({ ...task, bonus: [] })}`;
}

export function insightOf(task: Task, lexicon: Lexicon, { ticker, cache }: Context): Insight {
  const kept = recentIn<Insight>(cache, 'wordscapes-insight', MOST_KEPT);
  return kept.once(insightName(task), () => {
    const network = networkOf(task, lexicon);
    const insight = withNames(analyse(network, ticker));
    if (insight.best || !insight.counted) return insight;
    const blame = blameOf(network, ticker);
    const names = blame.slots.map((slot) => task.slots[slot]!.name);
    return { ...insight, blame: { names, why: blameText(task, network, blame) } };
  });
}

function withNames({ fillings, best, boxes, slots, ...analysis }: Analysis): Insight {
  return {
    ...analysis,
    fillings,
    // A count ends where numbers are no longer exact.
    counted: analysis.counted && fillings < Number.MAX_SAFE_INTEGER,
    best: best?.filling,
    letters: new Map(boxes.map(({ cell, letters }) => [cell, letters])),
    candidates: slots.map(({ candidates }) => candidates),
    words: slots.map(({ words }) => words),
    sure: new Set(boxes.flatMap(({ cell, sure }) => (sure ? [cell] : []))),
  };
}
