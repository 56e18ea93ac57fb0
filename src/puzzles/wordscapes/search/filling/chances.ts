/**
 * How sure every box and every word is, weighted by how likely the fillings are: exact where all of them can be listed,
 * else from the likeliest. Which boxes are the same in every filling is proven all the same, also where there are far too
 * many fillings: a search for one that has another letter there finds none.
 */

import { limited } from '../../../../algorithms/effort/limited.ts';
import type { Ticker } from '../../../../contract/index.ts';
import { countFillings } from './count.ts';
import { Domains } from './domains.ts';
import { affordable } from './effort.ts';
import { type Listing, listingOf, type Most, saysChances, usual } from './listing.ts';
import { asWritten, fits, type Network } from './network.ts';
import { partsOf } from './parts.ts';
import { bestFilling, type Found, foundOf, unstopped } from './search.ts';
import { sureBoxes } from './sure.ts';

/** How many words are tried at most to find the likeliest filling, and to count all; fewer where each takes long. */
const MOST_FOR_BEST = 200_000;
const MOST_FOR_COUNT = 200_000;

export interface Effort extends Most {
  readonly forBest: number;
}

/** A letter or a word, and how likely it is, from 0 to 1; nothing where too few fillings could be listed to tell. */
export interface Chance {
  readonly text: string;
  readonly chance: number | undefined;
}

export interface BoxChances {
  readonly cell: number;
  /** Whether the letter is the same in every filling, which is proven then. */
  readonly sure: boolean;
  /** Likeliest first. */
  readonly letters: readonly Chance[];
}

export interface SlotChances {
  /** How many words fit its pattern. */
  readonly candidates: number;
  /** Likeliest first. */
  readonly words: readonly Chance[];
}

export interface Analysis {
  /** How many fillings there are; where they are not all counted, a lower bound. */
  readonly fillings: number;
  readonly counted: boolean;
  /** Whether the chances come from all fillings, and not only from the likeliest. */
  readonly exact: boolean;
  /** The likeliest filling; the likeliest found, where the search for it takes too long and it is not proven. */
  readonly best?: Found;
  readonly isBestProven: boolean;
  /** How likely it is; nothing where that is not known. */
  readonly bestChance: number | undefined;
  /** Every box once, in order of the cells; none where there is no filling. */
  readonly boxes: readonly BoxChances[];
  readonly slots: readonly SlotChances[];
}

/** `most` says how much of each part is listed, and how many words are tried for the likeliest filling. */
export function analyse(network: Network, ticker: Ticker = unstopped, most: Partial<Effort> = {}): Analysis {
  const domains = new Domains(network);
  const nodes = affordable(network, usual.nodes);
  const effort = { ...usual, nodes, forBest: affordable(network, MOST_FOR_BEST), ...most };
  const { first, isProven } = bestOf(network, ticker, effort.forBest);
  if (!first) {
    const slots = network.spaces.map((_, slot) => slotChances(network, slot, []));
    const none = { fillings: 0, counted: isProven, exact: isProven };
    return { ...none, isBestProven: isProven, bestChance: 0, boxes: [], slots };
  }
  const all = [...domains.counts.keys()];
  const counted = limited(ticker, affordable(network, MOST_FOR_COUNT), (limit) =>
    countFillings(network, undefined, limit),
  );
  const isFew = counted !== undefined && counted <= effort.fillings;
  const listings = partsOf(network, domains, all).map((part) =>
    listingOf(network, domains, part, first, isFew, ticker, effort),
  );
  const exact = listings.every(({ isComplete }) => isComplete);
  const best = foundOf(network, likeliestOf(first, listings));
  const written = asWritten(network, best.chosen);
  const listed = all.map((slot) => slotChances(network, slot, wordChances(network, slot, written[slot]!, listings)));
  const sure = sureBoxes(network, best, listed, exact, ticker);
  const slots = listed.map((slot, i) => {
    const isSure = network.spaces[i]!.cells.every((cell) => sure.has(cell));
    return isSure ? { ...slot, words: [{ text: best.filling[i]!, chance: 1 }] } : slot;
  });
  return {
    fillings: counted ?? listings.reduce((product, { count }) => product * count, 1),
    counted: counted !== undefined || exact,
    exact,
    best,
    isBestProven: isProven || listings.every((listing) => listing.isProven),
    bestChance: listings.every(saysChances) ? listings.reduce((product, { total }) => product / total, 1) : undefined,
    boxes: boxChances(network, slots, sure),
    slots,
  };
}

function slotChances({ spaces }: Network, slot: number, words: readonly Chance[]): SlotChances {
  const { pattern, table } = spaces[slot]!;
  return { candidates: table.words.filter((word) => fits(word.text, pattern)).length, words };
}

/** The likeliest filling of each part, put together: the parts are independent of each other. */
const likeliestOf = ({ chosen }: Found, listings: readonly Listing[]): readonly number[] =>
  chosen.map((word, slot) => listings.find(({ weights }) => weights.has(slot))?.likeliest[slot] ?? word);

/** The likeliest filling found within `most` words tried, and whether it is proven to be the likeliest. */
function bestOf(network: Network, ticker: Ticker, most: number) {
  let first: Found | undefined;
  const isProven = limited(ticker, most, (limit) => {
    bestFilling(network, limit, (found) => {
      first = found;
    });
    return true;
  });
  return { first: first as Found | undefined, isProven: isProven ?? false };
}

/** A slot that is in no listing holds the same word always. */
function wordChances({ spaces }: Network, slot: number, word: number, listings: readonly Listing[]): readonly Chance[] {
  const { words } = spaces[slot]!.table;
  const listing = listings.find(({ weights }) => weights.has(slot));
  if (!listing) return [{ text: words[word]!.text, chance: 1 }];
  if (!saysChances(listing)) return [{ text: words[word]!.text, chance: undefined }];
  const { weights, total } = listing;
  return sorted(
    [...weights.get(slot)!].map(([number, weight]) => ({ text: words[number]!.text, chance: weight / total })),
  );
}

function boxChances(
  { spaces }: Network,
  slots: readonly SlotChances[],
  sure: ReadonlySet<number>,
): readonly BoxChances[] {
  const boxes = new Map<number, BoxChances>();
  for (const [slot, { cells }] of spaces.entries()) {
    for (const [place, cell] of cells.entries()) {
      if (boxes.has(cell)) continue;
      const { words } = slots[slot]!;
      const letters = sure.has(cell) ? [{ text: words[0]!.text[place]!, chance: 1 }] : lettersAt(words, place);
      boxes.set(cell, { cell, sure: sure.has(cell), letters });
    }
  }
  return [...boxes.values()].sort((a, b) => a.cell - b.cell);
}

/** The letters that some words have at a place. */
function lettersAt(words: readonly Chance[], place: number): readonly Chance[] {
  const letters = new Map<string, number>();
  for (const { text, chance } of words) {
    if (chance === undefined) return [{ text: text[place]!, chance }];
    letters.set(text[place]!, (letters.get(text[place]!) ?? 0) + chance);
  }
  return sorted([...letters].map(([text, chance]) => ({ text, chance })));
}

const sorted = (chances: readonly (Chance & { readonly chance: number })[]): readonly Chance[] =>
  [...chances].sort((a, b) => b.chance - a.chance || (a.text < b.text ? -1 : 1));
