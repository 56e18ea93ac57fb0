/** Small levels without a pattern, from a seed, and all their fillings by the plainest means: the witness of every search. */
import { type Random, seededRandom } from '../../../algorithms/random/random.ts';
import type { Lexicon, Word } from '../lexicon/lexicon.ts';
import { cellsOf, type Filling, NONE, OPEN, patternOf, type Shape, type Task } from '../model.ts';
import { slotsOf } from '../slots.ts';
import { naiveFillings } from './naive.ts';

export interface Level {
  readonly task: Task;
  readonly lexicon: Lexicon;
}

const LETTERS = 'AEST';
/** Each letter at most this often in a word. */
const wheel = 'AAEESSTT';

/** A dictionary of some made-up words, rare by chance; a third of them are not common. */
export function someLexicon(random: Random, size: number): Lexicon {
  const texts = new Set<string>();
  while (texts.size < size) {
    const length = 2 + random.below(4);
    const text = Array.from({ length }, () => LETTERS[random.below(LETTERS.length)]!).join('');
    if ([...LETTERS].every((letter) => text.split(letter).length <= 3)) texts.add(text);
  }
  const words = [...texts].sort().map((text): Word => {
    const rarity = random.below(40);
    return { text, rarity, isCommon: random.below(3) > 0 };
  });
  return { wordsOf: () => words, find: (text) => words.find((word) => word.text === text) };
}

function someGrid(random: Random): Shape {
  const [rows, columns] = [3 + random.below(2), 3 + random.below(3)];
  const density = 4 + random.below(4);
  const boxes = Array.from({ length: rows * columns }, () => (random.below(10) < density ? OPEN : NONE));
  const inWords = new Set(
    slotsOf({ kind: 'grid', rows, columns, cells: boxes.join('') }).flatMap(({ cells }) => cells),
  );
  const cells = boxes.map((box, cell) => {
    if (!inWords.has(cell)) return NONE;
    return random.below(12) === 0 ? LETTERS[random.below(LETTERS.length)]! : box;
  });
  return { kind: 'grid', rows, columns, cells: cells.join('') };
}

function someRows(random: Random): Shape {
  const patterns = Array.from({ length: 1 + random.below(3) }, () => {
    const pattern = OPEN.repeat(2 + random.below(3));
    return random.below(4) === 0 ? `${LETTERS[random.below(LETTERS.length)]}${pattern.slice(1)}` : pattern;
  });
  return { kind: 'rows', patterns };
}

/** The level of a seed: mostly a grid, sometimes rows; at least one word. */
export function levelOf(seed: number): Level {
  const random = seededRandom(seed);
  const lexicon = someLexicon(random, 15 + random.below(25));
  const list = random.below(4) === 0 ? 'common' : 'full';
  let shape = someGrid(random);
  while (slotsOf(shape).length === 0 || slotsOf(shape).length > 7) shape = someGrid(random);
  if (random.below(4) === 0) shape = someRows(random);
  return { lexicon, task: { letters: wheel, language: 'en', list, shape, slots: slotsOf(shape), bonus: [] } };
}

/** Every filling, with nothing looked ahead. */
export function everyFilling({ task, lexicon }: Level): readonly Filling[] {
  const words = lexicon.wordsOf(task.letters).filter(({ isCommon }) => isCommon || task.list === 'full');
  const cells = cellsOf(task);
  const runs = task.slots.map((slot) => slot.cells);
  const filled = naiveFillings({ rows: 1, columns: cells.length, cells }, words, Number.POSITIVE_INFINITY, runs);
  return filled
    .map((letters): Filling => runs.map((run) => run.map((cell) => letters[cell]).join('')))
    .filter((filling) => task.shape.kind === 'grid' || isSorted(task, filling));
}

/** Rows of the same pattern stand in alphabetical order. */
function isSorted(task: Task, filling: Filling): boolean {
  const patterns = task.slots.map((slot) => patternOf(task, slot));
  return filling.every((word, i) => filling.every((other, j) => j >= i || patterns[i] !== patterns[j] || other < word));
}

export const costIn = ({ lexicon }: Level, filling: Filling): number =>
  filling.reduce((sum, text) => sum + lexicon.find(text)!.rarity, 0);
