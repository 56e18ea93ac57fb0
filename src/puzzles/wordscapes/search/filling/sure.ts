/** Which boxes hold the same letter in every filling. */

import { limited } from '../../../../algorithms/effort/limited.ts';
import type { Ticker } from '../../../../contract/index.ts';
import type { SlotChances } from './chances.ts';
import { Domains } from './domains.ts';
import { affordable } from './effort.ts';
import { alphabetical, type Network } from './network.ts';
import { chosenOf, type Found } from './search.ts';
import { letterOf } from './table.ts';
import { walk } from './walk.ts';

/** How many words are tried at most for a box, and for all boxes; a box not proven sure by then is not called sure. */
const MOST_FOR_BOX = 20_000;
const MOST_IN_ALL = 200_000;

/** `slots` are the words listed; unless these are all (`areAll`), a filling with another letter is looked for. */
export function sureBoxes(
  network: Network,
  best: Found,
  slots: readonly SlotChances[],
  areAll: boolean,
  ticker: Ticker,
): ReadonlySet<number> {
  const same = new Map<number, { readonly slot: number; readonly place: number }>();
  for (const [slot, { cells }] of network.spaces.entries()) {
    for (const [place, cell] of cells.entries()) {
      const letter = best.filling[slot]![place];
      if (slots[slot]!.words.every(({ text }) => text[place] === letter)) same.set(cell, { slot, place });
    }
  }
  if (areAll) return new Set(same.keys());
  // Twins are to stand here as they are written.
  const written = network.spaces.some(({ twin }) => twin !== undefined) ? alphabetical(network) : network;
  const domains = new Domains(written);
  let left = affordable(network, MOST_IN_ALL);
  const counting: Ticker = {
    tick(nodes = 1) {
      ticker.tick(nodes);
      left -= nodes;
    },
  };
  for (const [cell, { slot, place }] of same) {
    const most = Math.min(left, affordable(network, MOST_FOR_BOX));
    const other = limited(counting, most, (limit) => otherThan(domains, slot, place, best, limit));
    if (other === false) continue;
    same.delete(cell);
    if (!other) continue;
    // The filling found shows other boxes to be unsure as well.
    for (const [also, at] of same) {
      const { table } = written.spaces[at.slot]!;
      if (table.words[other[at.slot]!]!.text[at.place] !== best.filling[at.slot]![at.place]) same.delete(also);
    }
  }
  return new Set(same.keys());
}

/** A filling with another letter there; false where no such filling exists. */
function otherThan(
  domains: Domains,
  slot: number,
  place: number,
  best: Found,
  ticker: Ticker,
): readonly number[] | false {
  const mark = domains.mark();
  try {
    if (!domains.exclude(slot, place, letterOf(best.filling[slot]![place]!))) return false;
    for (const step of walk(domains)) {
      if (step === 'trying') ticker.tick();
      if (step === 'filled') return chosenOf(domains);
    }
    return false;
  } finally {
    domains.undo(mark);
  }
}
