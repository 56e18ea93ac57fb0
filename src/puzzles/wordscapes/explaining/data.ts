/** What an explanation says, as values for other programs. */
import type { Plain } from '../../../contract/index.ts';
import { positionOf } from '../boxes.ts';
import type { Chance, Insight } from '../insight.ts';
import type { Word } from '../lexicon/lexicon.ts';
import { patternOf, type Task } from '../model.ts';
import { fillings } from '../notation/index.ts';
import type { PaperTable } from '../paper/counts.ts';
import { commonByLength, commonOf } from '../words-by-length.ts';

/** So many words, or letters, are told beside the likeliest one. */
const MOST_OTHERS = 5;

export type Data = Readonly<Record<string, Plain>>;

export function insightData(task: Task, insight: Insight, bonus: readonly Word[], candidates: readonly number[]): Data {
  const { best, letters, words, sure, blame } = insight;
  return {
    fillings: insight.fillings,
    exact: insight.counted,
    estimated: !insight.exact,
    best: best ? fillings.format(best) : null,
    boxes: [...letters].map(([cell, [likeliest, ...others]]) => ({
      cell,
      ...positionOf(task, cell),
      letter: likeliest?.[0] ?? null,
      sure: sure.has(cell),
      chance: likeliest?.[1] ?? 0,
      others: pairs(others),
    })),
    slots: task.slots.map((slot, i) => {
      const [likeliest, ...others] = words[i]!;
      return {
        name: slot.name,
        pattern: patternOf(task, slot),
        candidates: candidates[i]!,
        word: likeliest?.[0] ?? null,
        chance: likeliest?.[1] ?? 0,
        others: pairs(others),
      };
    }),
    bonus: bonus.map((word) => word.text),
    rare: bonus.length - commonOf(bonus),
    common: commonByLength(bonus),
    blame: blame?.names ?? [],
  };
}

const pairs = (chances: readonly Chance[]): Plain =>
  chances.slice(0, MOST_OTHERS).map(([what, chance]) => [what, chance]);

export const paperData = ({ slots, ...totals }: PaperTable): Plain => ({
  ...totals,
  slots: slots.map((slot) => ({ ...slot })),
});
