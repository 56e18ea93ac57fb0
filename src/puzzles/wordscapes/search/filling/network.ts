/**
 * A task and its words as a network of constraints: for every slot the words that fit its pattern, and where slots share
 * a box. That a letter is used at most as often as it is on the wheel holds already for every word that a lexicon gives.
 */
import { UNLISTED } from '../../cost.ts';
import type { Lexicon, Word } from '../../lexicon/lexicon.ts';
import { type Filling, OPEN, patternOf, type Task } from '../../model.ts';
import { byText, type Table, type Tables, tableOf, tablesOf } from './table.ts';

/** A slot with the words of its length. */
export interface Space {
  readonly name: string;
  /** Known letters and `?`. */
  readonly pattern: string;
  /** The boxes, numbered as the cells of the task. */
  readonly cells: readonly number[];
  readonly table: Table;
  /** The space before it among those that can be swapped with it; their words stand in the order of the table. */
  readonly twin?: number;
}

export interface Network {
  readonly spaces: readonly Space[];
  /** One more than the highest number of a box. */
  readonly cells: number;
  /** Whether a search takes the slots one after the other, and not the one with the fewest words first. */
  readonly inOrder?: boolean;
}

/** The words that may be an answer, in alphabetical order. */
export function candidatesOf(task: Pick<Task, 'letters' | 'list'>, lexicon: Lexicon): readonly Word[] {
  const words = lexicon.wordsOf(task.letters);
  return task.list === 'common' ? words.filter(({ isCommon }) => isCommon) : words;
}

/** A word as the lexicon has it, or as one that it does not have. */
export const wordOf = (lexicon: Lexicon, text: string): Word =>
  lexicon.find(text) ?? { text, rarity: UNLISTED, isCommon: false };

/** The network of a task that has slots. A slot whose answer is known has no other word. */
export function networkOf(task: Task, lexicon: Lexicon): Network {
  const { answers } = task;
  if (!answers) return networkWith(task, tablesOf(candidatesOf(task, lexicon)));
  const { spaces, cells } = networkWith(task, new Map());
  const answered = spaces.map(({ twin: _, ...space }, i) => {
    const word = wordOf(lexicon, answers[i]!);
    return { ...space, table: tableOf(word.text.length, [word]) };
  });
  return { spaces: answered, cells };
}

/** The same with tables that are there already, as for many tasks of one wheel. */
export function networkWith(task: Task, tables: Tables): Network {
  const before = new Map<string, number>();
  let cells = 0;
  const spaces = task.slots.map((slot, i): Space => {
    const length = slot.cells.length;
    for (const cell of slot.cells) cells = Math.max(cells, cell + 1);
    const pattern = patternOf(task, slot);
    const twin = task.shape.kind === 'rows' ? before.get(pattern) : undefined;
    before.set(pattern, i);
    const table = tables.get(length) ?? tableOf(length, []);
    return { name: slot.name, pattern, cells: slot.cells, table, ...(twin !== undefined && { twin }) };
  });
  return { spaces, cells };
}

/** The network of a grid with more letters known: pairs of a box and its letter. */
export function withLetters(network: Network, letters: Iterable<readonly [number, string]>): Network {
  const known = new Map(letters);
  const spaces = network.spaces.map((space) => {
    if (!space.cells.some((cell) => known.has(cell))) return space;
    const pattern = space.cells.map((cell, place) => known.get(cell) ?? space.pattern[place]!).join('');
    return { ...space, pattern };
  });
  return { ...network, spaces };
}

/** The same network without some of its slots; their boxes are still those of the slots that cross them. */
export function without(network: Network, left: ReadonlySet<number>): Network {
  const { spaces } = network;
  const numbers = new Map<number, number>();
  spaces.forEach((_, i) => {
    if (!left.has(i)) numbers.set(i, numbers.size);
  });
  const kept = spaces.flatMap(({ twin, ...space }, i) => {
    if (left.has(i)) return [];
    let before = twin;
    while (before !== undefined && left.has(before)) before = spaces[before]!.twin;
    return [{ ...space, ...(before !== undefined && { twin: numbers.get(before)! }) }];
  });
  return { ...network, spaces: kept };
}

/** The same network with its words in alphabetical order, so that twins stand as they are written. */
export function alphabetical(network: Network): Network {
  const tables = new Map<Table, Table>();
  const spaces = network.spaces.map((space): Space => {
    const sorted = tables.get(space.table) ?? tableOf(space.table.length, [...space.table.words].sort(byText));
    tables.set(space.table, sorted);
    return { ...space, table: sorted };
  });
  return { ...network, spaces };
}

/**
 * The chosen words, by their numbers in the tables, as they are written: a search holds twins in the order of their table,
 * and written they stand in alphabetical order.
 */
export function asWritten({ spaces }: Network, chosen: readonly number[]): readonly number[] {
  const words = [...chosen];
  const text = (i: number) => spaces[i]!.table.words[words[i]!]!.text;
  for (const [i, { twin }] of spaces.entries()) {
    // Insertion into the twins before it, which are in order already.
    for (let here = i, before = twin; before !== undefined && text(before) > text(here); ) {
      [words[before], words[here]] = [words[here]!, words[before]!];
      here = before;
      before = spaces[here]!.twin;
    }
  }
  return words;
}

export const fillingOf = (network: Network, chosen: readonly number[]): Filling =>
  asWritten(network, chosen).map((word, i) => network.spaces[i]!.table.words[word]!.text);

/** Whether a word fits known letters and `?`. */
export function fits(word: string, pattern: string): boolean {
  if (word.length !== pattern.length) return false;
  for (let i = 0; i < pattern.length; i++) if (pattern[i] !== OPEN && pattern[i] !== word[i]) return false;
  return true;
}

/** Where single words are looked for: those that match a pattern, if there are any; longest first, then likeliest. */
export function singleWords(task: Task, lexicon: Lexicon): readonly Word[] {
  const { patterns } = task.shape.kind === 'words' ? task.shape : { patterns: [] };
  return candidatesOf(task, lexicon)
    .filter(({ text }) => patterns.length === 0 || patterns.some((pattern) => fits(text, pattern)))
    .sort((a, b) => b.text.length - a.text.length || a.rarity - b.rarity || byText(a, b));
}
