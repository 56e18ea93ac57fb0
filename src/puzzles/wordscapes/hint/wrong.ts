/** Where what is filled in leads to no filling: which box, or else which word, must be emptied so that it does again. */

import { limited } from '../../../algorithms/effort/limited.ts';
import type { Ticker } from '../../../contract/index.ts';
import { knownBoxes, withBoxes } from '../boxes.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { OPEN, type Slot, type Task } from '../model.ts';
import { candidatesOf, networkWith } from '../search/filling/network.ts';
import { isFillable } from '../search/filling/search.ts';
import { tablesOf } from '../search/filling/table.ts';

/** How many words are tried at most for each box that might be wrong. */
const MOST_NODES = 20_000;

export type Wrong = { readonly cell: number } | { readonly slot: Slot };

/** The first single box in reading order, else the first word; nothing where more than that is wrong. */
export function firstWrong(task: Task, lexicon: Lexicon, ticker: Ticker): Wrong | undefined {
  const tables = tablesOf(candidatesOf(task, lexicon));
  const known = new Set(knownBoxes(task));
  const helps = (cells: readonly number[]): boolean => {
    const opened = withBoxes(task, new Map(cells.map((cell) => [cell, OPEN])));
    return limited(ticker, MOST_NODES, (limit) => isFillable(networkWith(opened, tables), limit)) ?? false;
  };
  for (const cell of known) if (helps([cell])) return { cell };
  const slot = task.slots.find(({ cells }) => helps(cells.filter((cell) => known.has(cell))));
  return slot && { slot };
}
