/**
 * Levels with exactly one filling: what they cost, how many letters they show, and what it would cost to lay words out
 * greedily until there happens to be one filling only.
 */
import { type Random, seededRandom } from '../../src/algorithms/random/random.ts';
import { wheelsOf } from '../../src/puzzles/wordscapes/generate/choosing.ts';
import { drawLevel } from '../../src/puzzles/wordscapes/generate/generate.ts';
import { levels, MOST_LETTERS } from '../../src/puzzles/wordscapes/generate/levels.ts';
import { taskOf } from '../../src/puzzles/wordscapes/generate/making.ts';
import { allTerms, type Plan, plans } from '../../src/puzzles/wordscapes/generate/plans.ts';
import { lexiconOf } from '../../src/puzzles/wordscapes/lexicon/index.ts';
import type { Lexicon } from '../../src/puzzles/wordscapes/lexicon/lexicon.ts';
import { type DictionaryLanguage, dictionaryLanguages, OPEN, type Task } from '../../src/puzzles/wordscapes/model.ts';
import { networkOf } from '../../src/puzzles/wordscapes/search/filling/network.ts';
import { someFillings } from '../../src/puzzles/wordscapes/search/filling/search.ts';
import { type Bench, ms, time } from '../harness.ts';
import { greedyGrid } from '../peers/greedy-levels.ts';

/** How many levels of each difficulty and language. */
const LEVELS = 40;
/** How many greedy levels, as the specification counted. */
const GREEDY = 60;
/** How long a player should wait at most, on average. */
const MOST_MILLISECONDS = 1000;

const free = { tick: () => undefined };
const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);
const average = (all: readonly number[]): number => sum(all) / all.length;

export async function benchLevels(bench: Bench): Promise<void> {
  for (const language of dictionaryLanguages) {
    const lexicon = await lexiconOf({ language });
    wheelsOf(lexicon, MOST_LETTERS);
    for (const level of levels) {
      const plan = { ...plans[level], ...allTerms[0]!, level };
      const all = Array.from({ length: LEVELS }, (_, i) =>
        time(() => drawLevel(plan, { language }, lexicon, seededRandom(i + 1), free)),
      );
      const took = all.map(({ milliseconds }) => milliseconds);
      const made = all.flatMap(({ result: { best } }) => best ?? []);
      const shown = made.map(({ task }) => shownIn(task));
      const words = average(made.map(({ filling }) => filling.length)).toFixed(1);
      const tries = average(all.map(({ result }) => result.laid)).toFixed(1);
      const letters = `${average(shown).toFixed(2)} letters shown, ${shown.filter((n) => n === 0).length} of ${made.length} show none`;
      bench.row(
        `a level, ${language}, ${level}`,
        average(took),
        ms(average(took)),
        `worst ${ms(Math.max(...took))}; ${words} words, ${letters}; ${tries} laid out`,
      );
      bench.hold(
        made.length === LEVELS,
        `${LEVELS - made.length} of ${LEVELS} levels (${language}, ${level}) were not found`,
      );
      bench.hold(
        average(took) <= MOST_MILLISECONDS,
        `a level (${language}, ${level}) takes ${ms(average(took))} on average`,
      );
    }
    againstGreedy(bench, lexicon, language);
  }
}

/** The same kind of words, laid greedily: how often there is one filling only, and what one such level costs. */
function againstGreedy(bench: Bench, lexicon: Lexicon, language: DictionaryLanguage): void {
  const plan = plans.hard;
  const random = seededRandom(1);
  const peer = time(() =>
    Array.from({ length: GREEDY }, () => isOnly(greedyLevel(lexicon, language, plan, random), lexicon)),
  );
  const unique = peer.result.filter(Boolean).length;
  const each = peer.milliseconds / Math.max(1, unique);
  const wished = { ...plan, ...allTerms[0]!, level: 'hard' } as const;
  const ours = time(() =>
    Array.from({ length: GREEDY }, (_, i) => drawLevel(wished, { language }, lexicon, seededRandom(i + 1), free)),
  );
  const only = ours.result.filter(({ best }) => best && isOnly(best.task, lexicon)).length;
  const ratio = ours.milliseconds / GREEDY / each;
  bench.row(
    `greedy levels with one filling, ${language}`,
    unique,
    `${unique} of ${GREEDY}`,
    `${ms(each)} for each such level`,
  );
  bench.row(
    `our levels with one filling, ${language}`,
    only,
    `${only} of ${GREEDY}`,
    `${ratio.toFixed(2)} of that time; held to at most 1`,
  );
  bench.hold(only === GREEDY, `${GREEDY - only} of ${GREEDY} levels (${language}) have more than one filling`);
  bench.hold(
    unique * 3 <= GREEDY,
    `${unique} of ${GREEDY} greedy levels (${language}) have one filling: too easy a peer`,
  );
  bench.hold(
    ratio <= 1,
    `a level (${language}) takes ${ratio.toFixed(2)} of the time of greedy ones until one is unique`,
  );
}

const shownIn = ({ shape }: Task): number => (shape.kind === 'grid' ? shape.cells.replace(/[.?]/g, '').length : 0);

const isOnly = (task: Task, lexicon: Lexicon): boolean => someFillings(networkOf(task, lexicon), 2).length === 1;

/** A wheel and its words without any preference, as many as in the plan. */
function greedyLevel(lexicon: Lexicon, language: DictionaryLanguage, { letters, words }: Plan, random: Random): Task {
  const [least, most] = words;
  for (;;) {
    const wheels = wheelsOf(lexicon, MOST_LETTERS)[letters[0] + random.below(letters[1] - letters[0] + 1)]!;
    const wheel = wheels[random.below(wheels.length)]!.text;
    const common = lexicon.wordsOf(wheel).filter(({ text, isCommon }) => isCommon && text !== wheel);
    const order = common.map(({ text }) => ({ text, at: random.below(2 ** 32) })).sort((a, b) => a.at - b.at);
    const grid = greedyGrid([wheel, ...order.map(({ text }) => text)].slice(0, most), least, random);
    if (grid)
      return taskOf(wheel, { language }, { ...grid, lying: [], crossings: 0 }, grid.cells.replace(/[A-Z]/g, OPEN));
  }
}
