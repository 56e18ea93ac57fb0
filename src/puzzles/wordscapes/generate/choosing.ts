/**
 * Which letters and words a level gets. The wheel is a common word, mixed; the words are common words that can be laid
 * from it, and the wheel's own word is always one of them. Everything is drawn at random, rarer words less often: a word
 * that is rarer by the plan's `halving` is half as likely. Weights are whole numbers, so that a seed means the same on
 * every machine.
 */

import type { Lexicon, Word } from '../lexicon/lexicon.ts';
import { type Random, shuffled } from '../random.ts';
import { MOST_LETTERS } from './levels.ts';
import type { Plan, Range, Terms } from './plans.ts';

/** Shorter words are not asked for. */
const SHORTEST = 3;

/** Wheels are drawn more evenly than words, so that levels differ: for them a halving is this many times as long. */
const WHEELS = 4;
/** Letters that are all alike have one order only, and that one may be a word. */
const MOST_ORDERS = 20;

/** Common words by how many letters they have. */
export type Wheels = readonly (readonly Word[])[];

const everyLetter = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const kept = new WeakMap<Lexicon, Wheels>();

/** All common words of up to `most` letters. */
export function wheelsOf(lexicon: Lexicon, most: number): Wheels {
  const known = kept.get(lexicon);
  if (known) return known;
  const wheels: Word[][] = Array.from({ length: most + 1 }, () => []);
  for (const word of lexicon.wordsOf(everyLetter.map((letter) => letter.repeat(most)).join(''))) {
    if (word.isCommon) wheels[word.text.length]?.push(word);
  }
  kept.set(lexicon, wheels);
  return wheels;
}

export interface Chosen {
  /** In the order of the wheel. */
  readonly letters: string;
  /** The one that uses all letters comes first. */
  readonly words: readonly string[];
}

/** Draws a word that becomes the wheel. */
export type Drawer = (random: Random) => Word;

const keptDrawers = new WeakMap<Lexicon, Map<string, readonly Drawer[]>>();

/**
 * One for each number of letters that the plan allows and that has words, none rarer than `rarest`. They are kept, since each
 * level of a batch asks for the same.
 */
export function drawersOf(lexicon: Lexicon, { letters, halving }: Plan, rarest: number): readonly Drawer[] {
  const [least, most] = letters;
  const known = keptDrawers.get(lexicon) ?? new Map<string, readonly Drawer[]>();
  keptDrawers.set(lexicon, known);
  const name = [least, most, halving, rarest].join();
  const drawers =
    known.get(name) ??
    wheelsOf(lexicon, MOST_LETTERS)
      .slice(least, most + 1)
      .map((words) => words.filter(({ rarity }) => rarity <= rarest))
      .filter((words) => words.length > 0)
      .map((words) => drawerOf(words, halving));
  known.set(name, drawers);
  return drawers;
}

function drawerOf(wheels: readonly Word[], halving: number): Drawer {
  let total = 0;
  const ends = wheels.map(({ rarity }) => {
    total += weightOf(rarity, WHEELS * halving);
    return total;
  });
  return (random) => {
    const at = random.below(total);
    let [low, high] = [0, ends.length - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (at < ends[middle]!) high = middle;
      else low = middle + 1;
    }
    return wheels[low]!;
  };
}

/** Letters and words by the plan, none rarer than `rarest`; undefined for a wheel with too few or far too many. */
export function choose(
  lexicon: Lexicon,
  wheel: Word,
  plan: Plan & Terms,
  rarest: number,
  random: Random,
): Chosen | undefined {
  const pool = lexicon.wordsOf(wheel.text).filter(({ text, isCommon }) => isCommon && text.length >= SHORTEST);
  const [least, most] = plan.words;
  const fewest = Math.max(least, Math.ceil(pool.length / plan.toChooseFrom));
  const others = pool.filter(({ text, rarity }) => text !== wheel.text && rarity <= rarest);
  const mostHere = Math.min(most, others.length + 1);
  if (fewest > mostHere) return undefined;
  const words = drawn(others, between([fewest, mostHere], random) - 1, plan.halving, random);
  return { letters: mixed(wheel.text, pool, random), words: [wheel, ...words].map(({ text }) => text) };
}

const between = ([least, most]: Range, random: Random): number => least + random.below(most - least + 1);

/** Draws `count` of the words; commoner words are more likely. */
function drawn(words: readonly Word[], count: number, halving: number, random: Random): readonly Word[] {
  const left = words.map((word) => ({ word, weight: weightOf(word.rarity, halving) }));
  let total = left.reduce((sum, { weight }) => sum + weight, 0);
  return Array.from({ length: Math.min(count, words.length) }, () => {
    let index = 0;
    for (let at = random.below(total); at >= left[index]!.weight; index++) at -= left[index]!.weight;
    const { word, weight } = left.splice(index, 1)[0]!;
    total -= weight;
    return word;
  });
}

/** Between two halvings on a straight line. */
function weightOf(rarity: number, halving: number): number {
  const halvings = Math.floor(rarity / halving);
  const full = 2 ** Math.max(0, 30 - halvings);
  return Math.max(1, full - Math.floor((full * (rarity % halving)) / (2 * halving)));
}

/** The letters in an order that spells none of the words, where such an order is found. */
function mixed(letters: string, words: readonly Word[], random: Random): string {
  let order = [...letters];
  for (let tries = 0; tries < MOST_ORDERS && words.some(({ text }) => text === order.join('')); tries++) {
    order = shuffled(order, random);
  }
  return order.join('');
}
