/** What an explanation says, as values for other programs. */
import type { Explanation } from '../../../contract/index.ts';
import { positionOf } from '../boxes.ts';
import type { Word } from '../lexicon/lexicon.ts';
import { patternOf, type Task } from '../model.ts';
import { fillings } from '../notation/index.ts';
import type { Chance as Likely } from '../search/filling/chances.ts';
import type { Insight } from '../search/insight.ts';
import type { PaperTable } from '../search/paper/counts.ts';
import { commonByLength, commonOf } from '../words-by-length.ts';

/** How many words, or letters, are told at most beside the likeliest one. */
const MOST_OTHERS = 5;

/** A letter, or a word, and how likely it is: from 0 to 1, or null where too few fillings could be looked at to tell. */
export type Chance = readonly [what: string, chance: number | null];

export type BoxData = {
  readonly cell: number;
  readonly row: number;
  readonly column: number;
  /** The likeliest; none where nothing fits. */
  readonly letter: string | null;
  readonly sure: boolean;
  readonly chance: number | null;
  /** The next likeliest letters. */
  readonly others: readonly Chance[];
};

export type SlotData = {
  readonly name: string;
  readonly pattern: string;
  readonly candidates: number;
  /** The likeliest word; none where nothing fits. */
  readonly word: string | null;
  readonly chance: number | null;
  readonly others: readonly Chance[];
};

type PaperData = ReturnType<typeof paperData>;

/** Types by alias, since the compiler takes no interface for plain values. */
export type WordData = {
  readonly fillings: number;
  /** Whether every filling was counted; else there are at least this many. */
  readonly exact: boolean;
  /** Whether letters and words are judged by a part of the fillings only. */
  readonly estimated: boolean;
  readonly best: string | null;
  /** Whether the best is proven to be the likeliest. */
  readonly proven: boolean;
  readonly boxes: readonly BoxData[];
  readonly slots: readonly SlotData[];
  /** Other words of the wheel, or, of letters alone, all words: longest first, and of each length the common ones first. */
  readonly bonus: readonly string[];
  /** How many of these are rare. */
  readonly rare: number;
  /** How many of each length are common. */
  readonly common: readonly (readonly [length: number, common: number])[];
  /** The slots that cannot stand together, where there is no filling. */
  readonly blame: readonly string[];
  /** The paper's counts, where the answers are known. */
  readonly paper?: PaperData;
};

export interface WordExplanation extends Explanation {
  readonly data: WordData;
}

export function insightData(task: Task, insight: Insight, bonus: readonly Word[]): WordData {
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

const pairs = (chances: readonly Likely[]): readonly Chance[] =>
  chances.slice(0, MOST_OTHERS).map(({ text, chance }) => [text, chance ?? null]);

export const paperData = ({ slots, ...totals }: PaperTable) => ({
  ...totals,
  slots: slots.map((slot) => ({ ...slot })),
});
