/**
 * New levels: letters and words are drawn, laid out, and taken where exactly one filling from the common words is left and
 * the level is as hard as wished; else others are drawn. Nothing here depends on what a worker happens to remember, so the
 * same seed gives the same level everywhere.
 */

import { type Context, type Parsed, parsed, refused, type Ticker, type Wish } from '../../../contract/index.ts';
import { lexiconOf } from '../lexicon/index.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { DictionaryLanguage, Task } from '../model.ts';
import { readOwn } from '../notation/own.ts';
import { type Random, seededRandom } from '../random.ts';
import { text } from '../texts.ts';
import { choose, drawersOf, wheelsOf } from './choosing.ts';
import { bitsOf, distanceTo, levelOf, roughBitsOf } from './grade.ts';
import { type Level, MOST_LETTERS } from './levels.ts';
import { type Made, makeLevel } from './making.ts';
import { allTerms, anyPlan, type Plan, plans, RAREST, type Range, type Terms } from './plans.ts';

/** Out of this many suitable levels, the one that shows the smallest part of its letters is taken. */
const GOOD = 3;
/** How often letters and words are drawn, and how often laid out, at most on the same terms. */
const MOST_DRAWS = 1000;
const MOST_LAID = 50;
/** Words whose estimated difficulty is further than this from the wished one are not laid out. */
const NEAR = 1;

export async function generate({ seed, difficulty, options, attached }: Wish, context: Context): Promise<Parsed<Task>> {
  const own = attached?.words === undefined ? undefined : readOwn(attached.words, 0);
  if (own && !own.ok) return own;
  const base = { language: options.language as DictionaryLanguage, ...(own && { own: own.value }) };
  const lexicon = await lexiconOf(base);
  const level = difficulty as Level | undefined;
  const usual = level === undefined ? anyPlan : plans[level];
  const plan: Plan = {
    ...usual,
    letters: options.letters === undefined ? usual.letters : exactly(Number(options.letters)),
    words: options['grid-words'] === undefined ? usual.words : exactly(Number(options['grid-words'])),
  };
  const [least, most] = plan.letters;
  const wheels = wheelsOf(lexicon, MOST_LETTERS).slice(least, most + 1);
  if (wheels.every((words) => words.length === 0)) return refused(text('wish-no-wheel', { least, most }));
  const random = seededRandom(seed);
  let tries = 0;
  for (const terms of allTerms) {
    const { best, draws } = drawLevel({ ...plan, ...terms, level }, base, lexicon, random, context.ticker);
    if (best) return parsed(best.task);
    tries += draws;
  }
  return refused(text('wish-not-found', { tries }));
}

const exactly = (n: number): Range => [n, n];

export interface Drawn {
  readonly best: Made | undefined;
  /** How often letters and words were drawn, and how often they were laid out. */
  readonly draws: number;
  readonly laid: number;
}

/** A level by the plan, as hard as wished where the plan names a difficulty. */
export function drawLevel(
  plan: Plan & Terms & { readonly level?: Level | undefined },
  base: Pick<Task, 'language' | 'own'>,
  lexicon: Lexicon,
  random: Random,
  ticker: Ticker,
): Drawn {
  const { level } = plan;
  // A person who brings a list knows its words.
  const rarest = base.own ? Number.POSITIVE_INFINITY : RAREST;
  const drawers = drawersOf(lexicon, plan, rarest);
  const isNear = (bits: number) => level === undefined || distanceTo(level, bits) <= NEAR;
  const isWished = (bits: number) => level === undefined || levelOf(bits) === level;
  let best: Made | undefined;
  let [draws, laid, good] = [0, 0, 0];
  while (draws < MOST_DRAWS && laid < MOST_LAID && good < GOOD && best?.shown !== 0) {
    ticker.tick();
    draws++;
    const chosen = choose(lexicon, drawers[random.below(drawers.length)]!(random), plan, rarest, random);
    if (!chosen || !isNear(roughBitsOf(chosen.letters, chosen.words, lexicon))) continue;
    laid++;
    const made = makeLevel(chosen, plan, base, lexicon, random, ticker);
    if (!made || !isWished(bitsOf(made.task, made.filling, lexicon))) continue;
    good++;
    if (!best || made.shown < best.shown) best = made;
  }
  return { best, draws, laid };
}
