/**
 * How hard a level is for a person, measured from the level alone. What it takes to find one word, in bits: the number of
 * ways to lay its open boxes from the wheel, as the paper counts them, where of each crossing one of the two words gets
 * the letter for nothing; and how rare the word is. The level is as hard as its words on average, and a little harder with
 * each one more. It is a measure of letters and words, not of people.
 */

import { lexiconOf } from '../lexicon/index.ts';
import { HALVING, type Lexicon } from '../lexicon/lexicon.ts';
import { type Filling, OPEN, patternOf, type Task } from '../model.ts';
import { networkOf, wordOf } from '../search/filling/network.ts';
import { bestFilling } from '../search/filling/search.ts';
import { type Level, levels } from './levels.ts';

/** What a word that is rarer by one bit adds: it is looked for with its letters at hand. */
const RARITY = 0.5;
/** What one word more adds. */
const EACH_WORD = 0.5;
/** Where each level but the last ends. */
const ENDS = [13, 15, 17, 19];

/** The bits that a level with its right words takes. */
export function bitsOf(task: Task, filling: Filling, lexicon: Lexicon): number {
  const shared = new Map<number, number>();
  for (const { cells } of task.slots) for (const cell of cells) shared.set(cell, (shared.get(cell) ?? 0) + 1);
  const open = task.slots.map((slot) => {
    const pattern = patternOf(task, slot);
    return slot.cells.reduce((sum, cell, at) => sum + (pattern[at] === OPEN ? 1 / shared.get(cell)! : 0), 0);
  });
  return bits(task.letters, filling, open, lexicon);
}

/** About the same before the words are laid out: most levels have about as many crossings as words. */
export const roughBitsOf = (letters: string, words: readonly string[], lexicon: Lexicon): number =>
  bits(
    letters,
    words,
    words.map((word) => word.length - 1),
    lexicon,
  );

function bits(letters: string, words: readonly string[], open: readonly number[], lexicon: Lexicon): number {
  const each = words.map(
    (word, i) => arrangementBits(letters.length, open[i]!) + (RARITY * wordOf(lexicon, word).rarity) / HALVING,
  );
  return each.reduce((a, b) => a + b, 0) / each.length + EACH_WORD * each.length;
}

/** The level of a task, its likeliest filling taken as the right one; undefined without a filling or slots. */
export async function difficultyOf(task: Task): Promise<Level | undefined> {
  const lexicon = await lexiconOf(task);
  const best = task.slots.length > 0 ? bestFilling(networkOf(task, lexicon)) : undefined;
  return best && levelOf(bitsOf(task, best.filling, lexicon));
}

export function levelOf(bits: number): Level {
  const at = ENDS.findIndex((end) => bits < end);
  return at < 0 ? levels.at(-1)! : levels[at]!;
}

/** How far a level of `bits` bits is from one that is as hard as wished. */
export function distanceTo(level: Level, bits: number): number {
  const at = levels.indexOf(level);
  return Math.max(0, (ENDS[at - 1] ?? bits) - bits, bits - (ENDS[at] ?? bits));
}

/** Ways to lay `boxes` boxes from the wheel, as a logarithm; half a box counts as half of what it would add. */
function arrangementBits(letters: number, boxes: number): number {
  let bits = 0;
  for (let laid = 0; laid < boxes; laid++) bits += Math.min(1, boxes - laid) * Math.log2(letters - laid);
  return bits;
}
