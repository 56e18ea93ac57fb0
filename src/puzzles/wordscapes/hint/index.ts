/**
 * Help with a position, from what is filled in: one letter, one word, everything. All three are of the likeliest filling,
 * so that none contradicts another. The letter is that of the box which tells most about the rest: where fillings differ,
 * the box whose letter leaves the fewest to be expected; where they do not, a box that many open boxes depend on.
 */
import type { Context, Hint, Text } from '../../../contract/index.ts';
import { boxText, lettersOf, partOf, throughBoxes } from '../boxes.ts';
import { lexiconOf } from '../lexicon/index.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { cellsOf, type Filling, OPEN, patternOf, type Task } from '../model.ts';
import { fillings } from '../notation/index.ts';
import type { Chance } from '../search/filling/chances.ts';
import { singleWords } from '../search/filling/network.ts';
import { type Insight, insightOf } from '../search/insight.ts';
import { percent } from '../texts/percent.ts';
import { text } from '../texts.ts';
import { sourceOf } from '../word-source.ts';
import { byUse } from '../words-by-length.ts';
import { firstWrong } from './wrong.ts';

/** How many words are told at most where all are asked for. */
const MOST_TOLD = 200;

export interface WordHint extends Hint {
  readonly kind: 'state' | 'letter' | 'word' | 'all' | 'wrong';
  /** The boxes whose letters must go, where these are known. */
  readonly cells?: readonly number[];
}

export async function hint(task: Task, context: Context): Promise<readonly WordHint[]> {
  const lexicon = await lexiconOf(task);
  if (task.shape.kind === 'words') return wordHints(task, lexicon);
  const insight = insightOf(task, lexicon, context);
  const { best } = insight;
  if (!best)
    return insight.blame ? hopeless(task, insight.blame.why, lexicon, context) : [state(text('hint-not-known'))];
  if (!cellsOf(task).includes(OPEN)) return [state(text('hint-complete'))];
  const box = mostTelling(task, insight);
  return [letterHint(task, insight, best, box), wordHint(task, insight, best, box), wholeHint(insight, best)];
}

const state = (told: Text): WordHint => ({ kind: 'state', offer: text('offer-state'), text: told });

/** How likely one of the letters or words is, for people; nothing where that is not known. */
function shareOf(chances: readonly Chance[], one: string): string {
  const chance = chances.find(({ text: other }) => other === one)?.chance;
  return chance === undefined ? '' : percent(chance);
}

/** How many boxes of each slot are open. */
const openBoxes = (task: Task): readonly number[] =>
  task.slots.map((slot) => [...patternOf(task, slot)].filter((sign) => sign === OPEN).length);

/** The open box that tells most. */
function mostTelling(task: Task, { letters }: Insight): number {
  const known = cellsOf(task);
  const open = openBoxes(task);
  const boxes = [...throughBoxes(task)].filter(([cell]) => known[cell] === OPEN);
  const scores = boxes.map(([cell, through]) => ({
    cell,
    // The share of all fillings that is left, on average, when the letter is known; rounded, since sums are not exact.
    left: Math.round(1e9 * letters.get(cell)!.reduce((sum, { chance = 1 }) => sum + chance * chance, 0)),
    words: through.length,
    open: through.reduce((sum, slot) => sum + open[slot]!, 0),
  }));
  return scores.reduce((a, b) => ((a.left - b.left || b.words - a.words || b.open - a.open) <= 0 ? a : b)).cell;
}

function letterHint(task: Task, { letters, sure, isBestProven }: Insight, best: Filling, cell: number): WordHint {
  const letter = lettersOf(task, best).get(cell)!;
  const box = boxText(task, cell);
  const chance = shareOf(letters.get(cell)!, letter);
  // Where nothing is known of some boxes, which box tells most is not known either.
  const telling = [...letters.values()].every(([likeliest]) => likeliest!.chance !== undefined);
  return {
    kind: 'letter',
    offer: text('offer-letter'),
    text: sure.has(cell)
      ? text('hint-letter-sure', { box, letter })
      : text('hint-letter-likely', { box, letter, chance, proven: Number(isBestProven), telling: Number(telling) }),
    show: fillings.format(partOf(task, best, (other) => other === cell)),
  };
}

/** Of the words through the box, the one with the most open boxes. */
function wordHint(task: Task, { words, sure, isBestProven }: Insight, best: Filling, cell: number): WordHint {
  const open = openBoxes(task);
  const slot = throughBoxes(task)
    .get(cell)!
    .reduce((a, b) => (open[b]! > open[a]! ? b : a));
  const { name, cells } = task.slots[slot]!;
  const word = best[slot]!;
  const chance = shareOf(words[slot]!, word);
  return {
    kind: 'word',
    offer: text('offer-word'),
    text: cells.every((one) => sure.has(one))
      ? text('hint-word-sure', { name, word })
      : text('hint-word-likely', { name, word, chance, proven: Number(isBestProven) }),
    show: fillings.format(partOf(task, best, (_, through) => through === slot)),
  };
}

function wholeHint({ fillings: count, counted, bestChance, isBestProven }: Insight, best: Filling): WordHint {
  const filling = fillings.format(best);
  const chance = bestChance === undefined ? '' : percent(bestChance);
  const likely = text('hint-all-likely', { filling, chance, proven: Number(isBestProven) });
  return {
    kind: 'all',
    offer: text('offer-all'),
    text: counted && count === 1 ? text('hint-all-sure', { filling }) : likely,
    show: filling,
  };
}

/** Where there is no filling: what must go so that there is one, or else what cannot stand together. */
function hopeless(task: Task, why: Text, lexicon: Lexicon, { ticker }: Context): readonly WordHint[] {
  const wrong = firstWrong(task, lexicon, ticker);
  const level = { kind: 'wrong', offer: text('offer-wrong') } as const;
  const hasLetters = /[A-Z]/.test(cellsOf(task));
  const none = state(text(hasLetters ? 'hint-no-filling' : 'hint-not-fillable', { source: sourceOf(task) }));
  if (!wrong) return [none, { ...level, text: why }];
  const told =
    'cell' in wrong
      ? text('hint-wrong-box', { letter: cellsOf(task)[wrong.cell]!, box: boxText(task, wrong.cell) })
      : text('hint-wrong-word', { name: wrong.slot.name, pattern: patternOf(task, wrong.slot) });
  const letters = cellsOf(task);
  const cells = 'cell' in wrong ? [wrong.cell] : wrong.slot.cells.filter((cell) => letters[cell] !== OPEN);
  return [none, { ...level, text: told, cells }];
}

/** Of single words, the likeliest of the longest that are not found yet. */
function wordHints(task: Task, lexicon: Lexicon): readonly WordHint[] {
  const all = singleWords(task, lexicon);
  const words = [...all].sort(byUse).filter((word) => !task.bonus.includes(word.text));
  const [next] = words;
  if (!next)
    return [state(all.length > 0 ? text('hint-all-found') : text('hint-no-words', { source: sourceOf(task) }))];
  const letter = next.text[0]!;
  const { length } = next.text;
  const some = words.slice(0, MOST_TOLD).map((word) => word.text);
  return [
    {
      kind: 'letter',
      offer: text('offer-letter'),
      text: text('hint-first-letter', { letter, length }),
      show: letter + OPEN.repeat(length - 1),
    },
    { kind: 'word', offer: text('offer-word'), text: text('hint-one-word', { word: next.text }), show: next.text },
    {
      kind: 'all',
      offer: text('offer-all'),
      text: text('hint-all-words', { words: some.join(' '), more: words.length - some.length }),
    },
  ];
}
