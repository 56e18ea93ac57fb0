/**
 * How sure every box and every word is, weighted by how likely the fillings are: exact where all of them can be listed,
 * else from the likeliest. Which boxes are the same in every filling is proven all the same, also where there are far too
 * many fillings: a search for one that has another letter there finds none.
 */
import type { Ticker } from '../../../contract/index.ts';
import { limited } from '../limited.ts';
import { countFillings } from './count.ts';
import { Domains } from './domains.ts';
import { type Listing, listingOf, type Most, usual } from './listing.ts';
import { partsOf } from './parts.ts';
import { asWritten, fits, type Problem } from './problem.ts';
import { bestFilling, type Found, unstopped } from './search.ts';
import { sureBoxes } from './sure.ts';

/** So many words are tried to find the likeliest filling, and to count all. */
const MOST_FOR_BEST = 200_000;
const MOST_FOR_COUNT = 50_000;

/** A letter or a word, and how likely it is, from 0 to 1. */
export interface Chance {
  readonly text: string;
  readonly chance: number;
}

export interface BoxChances {
  readonly cell: number;
  /** Whether the letter is the same in every filling, which is proven then. */
  readonly sure: boolean;
  /** Likeliest first. */
  readonly letters: readonly Chance[];
}

export interface SlotChances {
  readonly name: string;
  readonly pattern: string;
  /** How many words fit its pattern, and how many of them agree with what crosses it. */
  readonly candidates: number;
  readonly left: number;
  /** Likeliest first. */
  readonly words: readonly Chance[];
}

export interface Analysis {
  /** How many fillings there are; where they are not counted, at least so many. */
  readonly fillings: number;
  readonly counted: boolean;
  /** Whether the chances come from all fillings, and not only from the likeliest. */
  readonly exact: boolean;
  /** The likeliest filling and its chance; the likeliest found, where the search for it takes too long. */
  readonly best?: Found;
  readonly bestChance: number;
  /** Every box once, in order of the cells; none where there is no filling. */
  readonly boxes: readonly BoxChances[];
  readonly slots: readonly SlotChances[];
}

/** `most` says how much of each part is listed. */
export function analyse(problem: Problem, ticker: Ticker = unstopped, most: Partial<Most> = {}): Analysis {
  const domains = new Domains(problem);
  const { best, isProven } = bestOf(problem, ticker);
  const slotOf = (slot: number, words: readonly Chance[]): SlotChances => {
    const { name, pattern, table } = problem.spaces[slot]!;
    const candidates = table.words.filter((word) => fits(word.text, pattern)).length;
    return { name, pattern, candidates, left: best || !isProven ? domains.counts[slot]! : 0, words };
  };
  if (!best) {
    const slots = problem.spaces.map((_, slot) => slotOf(slot, []));
    return { fillings: 0, counted: isProven, exact: isProven, bestChance: 0, boxes: [], slots };
  }
  const all = [...domains.counts.keys()];
  const many = { ...usual, ...most };
  const counted = limited(ticker, MOST_FOR_COUNT, (limit) => countFillings(problem, undefined, limit));
  const isFew = counted !== undefined && counted <= many.fillings;
  const listings = partsOf(problem, domains, all).map((part) =>
    listingOf(problem, domains, part, best, isFew, ticker, many),
  );
  const exact = listings.every(({ isComplete }) => isComplete);
  const listed = listings.reduce((product, { count }) => product * count, 1);
  const written = asWritten(problem, best.chosen);
  const slots = all.map((slot) => slotOf(slot, wordChances(problem, slot, written[slot]!, listings)));
  const sure = sureBoxes(problem, best, slots, exact, ticker);
  return {
    fillings: counted ?? listed,
    counted: counted !== undefined || exact,
    exact,
    best,
    bestChance: listings.reduce((product, { total }) => product / total, 1),
    boxes: boxChances(problem, slots, sure),
    slots,
  };
}

function bestOf(problem: Problem, ticker: Ticker): { readonly best?: Found; readonly isProven: boolean } {
  let best: Found | undefined;
  const isProven = limited(ticker, MOST_FOR_BEST, (limit) => {
    bestFilling(problem, limit, (found) => {
      best = found;
    });
    return true;
  });
  return { ...(best && { best }), isProven: isProven ?? false };
}

/** A slot that is in no listing holds the same word always. */
function wordChances({ spaces }: Problem, slot: number, word: number, listings: readonly Listing[]): readonly Chance[] {
  const { words } = spaces[slot]!.table;
  const listing = listings.find(({ weights }) => weights.has(slot));
  if (!listing) return [{ text: words[word]!.text, chance: 1 }];
  const { weights, total } = listing;
  return sorted(
    [...weights.get(slot)!].map(([number, weight]) => ({ text: words[number]!.text, chance: weight / total })),
  );
}

function boxChances(
  { spaces }: Problem,
  slots: readonly SlotChances[],
  sure: ReadonlySet<number>,
): readonly BoxChances[] {
  const boxes = new Map<number, BoxChances>();
  for (const [slot, { cells }] of spaces.entries()) {
    for (const [place, cell] of cells.entries()) {
      if (boxes.has(cell)) continue;
      const letters = new Map<string, number>();
      for (const { text, chance } of slots[slot]!.words) {
        letters.set(text[place]!, (letters.get(text[place]!) ?? 0) + chance);
      }
      const chances = sure.has(cell)
        ? [{ text: [...letters.keys()][0]!, chance: 1 }]
        : sorted([...letters].map(([text, chance]) => ({ text, chance })));
      boxes.set(cell, { cell, sure: sure.has(cell), letters: chances });
    }
  }
  return [...boxes.values()].sort((a, b) => a.cell - b.cell);
}

const sorted = (chances: readonly Chance[]): readonly Chance[] =>
  [...chances].sort((a, b) => b.chance - a.chance || (a.text < b.text ? -1 : 1));
