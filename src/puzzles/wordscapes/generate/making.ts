/**
 * A level from letters and words: many crosswords, of which the densest and most compact are looked at; the first that has
 * one filling only is taken, else the one that needs the fewest letters shown.
 */
import type { Ticker } from '../../../contract/index.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { type Filling, NONE, OPEN, type Task } from '../model.ts';
import type { Random } from '../random.ts';
import { candidatesOf, networkWith, withLetters } from '../search/filling/network.ts';
import { someFillings } from '../search/filling/search.ts';
import { type Tables, tablesOf } from '../search/filling/table.ts';
import { slotsOf } from '../slots.ts';
import type { Chosen } from './choosing.ts';
import { type Crossword, crosswordOf } from './crossword.ts';
import type { Terms } from './plans.ts';
import { revealed } from './reveal.ts';

/** How many crosswords are tried, and how many of them are examined. */
const CROSSWORDS = 60;
const LOOKED_AT = 6;
/** How many fillings are asked for at a time. */
const AT_ONCE = 25;

export interface Made {
  readonly task: Task;
  /** Its only filling. */
  readonly filling: Filling;
  /** Which part of the boxes is shown. */
  readonly shown: number;
}

/** The words as a level that has exactly one filling from the common words; undefined where none came out well. */
export function makeLevel(
  { letters, words }: Chosen,
  { mostShown }: Terms,
  base: Pick<Task, 'language' | 'own'>,
  lexicon: Lexicon,
  random: Random,
  ticker: Ticker,
): Made | undefined {
  const tables = tablesOf(candidatesOf({ letters, list: 'common' }, lexicon));
  let best: Made | undefined;
  let most = Number.POSITIVE_INFINITY;
  for (const crossword of crosswords(words, random).slice(0, LOOKED_AT)) {
    ticker.tick();
    const cells = cellsOf(crossword);
    const boxes = cells.replaceAll(NONE, '').length;
    const open = taskOf(letters, base, crossword, cells.replace(/[A-Z]/g, OPEN));
    const shown = shownIn(open, cells, tables, Math.min(most, Math.floor(boxes * mostShown)), ticker);
    if (!shown) continue;
    const partly = [...cells].map((cell, at) => (cell === NONE || shown.includes(at) ? cell : OPEN)).join('');
    const filling = open.slots.map((slot) => slot.cells.map((cell) => cells[cell]).join(''));
    best = { task: taskOf(letters, base, crossword, partly), filling, shown: shown.length / boxes };
    if (shown.length === 0) break;
    most = shown.length - 1;
  }
  return best;
}

/** Crosswords of all the words, the best looking first. */
export function crosswords(words: readonly string[], random: Random): readonly Crossword[] {
  const all = Array.from({ length: CROSSWORDS }, () => crosswordOf(words, random)).filter(
    (crossword) => crossword !== undefined,
  );
  return all.sort((a, b) => worthOf(b) - worthOf(a));
}

/** Crossings make a level, and a square fits a screen; the sides count as boxes lost. */
const worthOf = ({ rows, columns, crossings }: Crossword): number =>
  2 * crossings - Math.max(rows, columns) - (rows + columns) / 4;

/** Row by row, a letter for each box. */
export function cellsOf({ rows, columns, lying }: Crossword): string {
  const cells = new Array<string>(rows * columns).fill(NONE);
  for (const { word, row, column, isDown } of lying) {
    for (let i = 0; i < word.length; i++)
      cells[(row + (isDown ? i : 0)) * columns + column + (isDown ? 0 : i)] = word[i]!;
  }
  return cells.join('');
}

export function taskOf(
  letters: string,
  { language, own }: Pick<Task, 'language' | 'own'>,
  { rows, columns }: Crossword,
  cells: string,
): Task {
  const shape = { kind: 'grid', rows, columns, cells } as const;
  return { letters, language, list: 'common', ...(own && { own }), shape, slots: slotsOf(shape), bonus: [] };
}

function shownIn(
  task: Task,
  cells: string,
  tables: Tables,
  most: number,
  ticker: Ticker,
): readonly number[] | undefined {
  const network = networkWith(task, tables);
  const slots = task.slots.map((slot) => slot.cells);
  return revealed(cells, slots, most, (shown) => {
    const letters = shown.map((cell) => [cell, cells[cell]!] as const);
    return someFillings(withLetters(network, letters), AT_ONCE, ticker)
      .map((filling) => written(cells, slots, filling))
      .filter((other) => other !== cells);
  });
}

/** A filling as cells. */
function written(cells: string, slots: readonly (readonly number[])[], filling: Filling): string {
  const all = cells.split('');
  slots.forEach((slot, i) => {
    const word = filling[i]!;
    for (let at = 0; at < slot.length; at++) all[slot[at]!] = word[at]!;
  });
  return all.join('');
}
