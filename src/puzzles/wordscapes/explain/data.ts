/** What an explanation says, as values for other programs. */
import type { Plain } from '../../../contract/index.ts';
import { positionOf } from '../boxes.ts';
import type { Word } from '../lexicon/lexicon.ts';
import { patternOf, type Task } from '../model.ts';
import { fillings } from '../notation/index.ts';
import type { Chance } from '../search/filling/chances.ts';
import type { Insight } from '../search/insight.ts';
import type { PaperTable } from '../search/paper/counts.ts';
import { commonByLength, commonOf } from '../words-by-length.ts';

/** So many words, or letters, are told beside the likeliest one. */
const MOST_OTHERS = 5;

export type Data = Readonly<Record<string, Plain>>;

/** A chance is null where too few fillings could be looked at to tell. */
export function insightData(task: Task, insight: Insight, bonus: readonly Word[]): Data {
  const { best, letters, words, candidates, sure, blame } = insight;
  return {
    fillings: insight.fillings,
    exact: insight.counted,
    estimated: !insight.exact,
    best: best ? fillings.format(best) : null,
    proven: insight.isBestProven,
    boxes: [...letters].map(([cell, [likeliest, ...others]]) => ({
      cell,
      ...positionOf(task, cell),
      letter: likeliest!.text,
      sure: sure.has(cell),
      chance: likeliest!.chance ?? null,
      others: pairs(others),
    })),
    slots: task.slots.map((slot, i) => {
      const [likeliest, ...others] = words[i]!;
      return {
        name: slot.name,
        pattern: patternOf(task, slot),
        candidates: candidates[i]!,
        word: likeliest?.text ?? null,
        chance: likeliest ? (likeliest.chance ?? null) : 0,
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
  chances.slice(0, MOST_OTHERS).map(({ text, chance }) => [text, chance ?? null]);

export const paperData = ({ slots, ...totals }: PaperTable): Plain => ({
  ...totals,
  slots: slots.map((slot) => ({ ...slot })),
});
