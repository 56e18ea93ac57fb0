/** What is said about a grid or rows, line by line. */
import type { Fact, Text } from '../../../contract/index.ts';
import { boxText } from '../boxes.ts';
import type { Lexicon, Word } from '../lexicon/lexicon.ts';
import { cellsOf, NONE, OPEN, type Task } from '../model.ts';
import { fillings } from '../notation/index.ts';
import type { Insight } from '../search/insight.ts';
import type { PaperTable } from '../search/paper/counts.ts';
import { measured } from '../search/paper/own.ts';
import { crossingsOf } from '../slots.ts';
import { percent } from '../texts/percent.ts';
import { text } from '../texts.ts';
import { sourceOf } from '../word-source.ts';
import { byLength, commonOf } from '../words-by-length.ts';

/** How many bonus words of a length are written out at most; how many boxes that are not sure, and letters of each. */
const MOST_LISTED = 12;
const MOST_UNSURE = 5;

export const wheelFact = (task: Task, lexicon: Lexicon): Fact => {
  const words = lexicon.wordsOf(task.letters);
  const letters = [...task.letters].join(' ');
  return {
    label: text('fact-wheel'),
    value: text('fact-words-of-wheel', { letters, count: words.length, common: commonOf(words) }),
  };
};

export function boxesFact(task: Task): Fact {
  const signs = [...cellsOf(task)];
  const boxes = signs.filter((sign) => sign !== NONE).length;
  const open = signs.filter((sign) => sign === OPEN).length;
  const crossings = crossingsOf(task.slots).length;
  return {
    label: text('fact-boxes'),
    value: text('fact-boxes-and-crossings', { boxes, open, words: task.slots.length, crossings }),
  };
}

/** How many fillings there are, which boxes are sure, which filling is the likeliest. */
export function fillingFacts(task: Task, insight: Insight): readonly Fact[] {
  const { best, bestChance } = insight;
  const count = { label: text('fact-fillings'), value: countText(task, insight) };
  if (!best) return [count];
  const sure = { sure: insight.sure.size, boxes: insight.letters.size };
  return [
    count,
    { label: text('fact-sure'), value: text('fact-sure-boxes', sure) },
    {
      label: text(insight.isBestProven ? 'fact-best' : 'fact-best-found'),
      value: text('fact-filling', {
        filling: fillings.format(best),
        chance: bestChance === undefined ? '' : percent(bestChance, insight.counted && insight.fillings === 1),
      }),
    },
    ...unsureFacts(task, insight),
    ...estimatedFacts(insight),
  ];
}

export const countText = (task: Task, { fillings: count, counted }: Insight): Text =>
  text('fact-count', { fillings: count, counted: Number(counted), source: sourceOf(task) });

/** Where the chances do not come from all fillings. */
function estimatedFacts({ exact, letters }: Insight): readonly Fact[] {
  if (exact) return [];
  const likeliest = [...letters.values()].map(([first]) => first!);
  const known = likeliest.filter(({ chance }) => chance !== undefined).length;
  return [{ label: text('fact-estimated'), value: text('fact-from-likeliest', { known, boxes: likeliest.length }) }];
}

/** The boxes whose likeliest letter is the least likely. */
function unsureFacts(task: Task, { letters, sure }: Insight): readonly Fact[] {
  return [...letters]
    .filter(([cell, [likeliest]]) => !sure.has(cell) && likeliest!.chance !== undefined)
    .sort(([, [a]], [, [b]]) => a!.chance! - b!.chance!)
    .slice(0, MOST_UNSURE)
    .map(([cell, chances]) => ({
      label: text('fact-unsure'),
      value: text('fact-unsure-box', {
        box: boxText(task, cell),
        letters: chances
          .slice(0, MOST_UNSURE)
          .map(({ text: letter, chance }) => `${letter} ${percent(chance!)}`)
          .join(', '),
      }),
    }));
}

/** How many there are, and those of each length, the commonest first. */
export function bonusFacts(words: readonly Word[]): readonly Fact[] {
  const common = commonOf(words);
  return [
    { label: text('fact-bonus'), value: text('fact-bonus-words', { count: words.length, common }) },
    ...[...byLength(words)].map(([length, alike]) => ({
      label: text('fact-length', { length }),
      value: text('fact-listed', {
        words: alike
          .slice(0, MOST_LISTED)
          .map((word) => word.text)
          .join(' '),
        more: Math.max(0, alike.length - MOST_LISTED),
      }),
    })),
  ];
}

/** The totals of the paper's two algorithms; what the paper measured, where the task is its own example. */
export function paperFacts(table: PaperTable, isPapersOwn: boolean): readonly Fact[] {
  const value = (made: number, worst: number, time: number) =>
    isPapersOwn ? text('fact-checks-measured', { made, worst, time }) : text('fact-checks', { made, worst });
  return [
    { label: text('fact-plain'), value: value(table.madePlain, table.worstPlain, measured.plain) },
    { label: text('fact-crossings'), value: value(table.madeCrossings, table.worstCrossings, measured.crossings) },
  ];
}
