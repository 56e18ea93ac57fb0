/** What can be said about a hand without showing a solution, and about a pattern without a census. */
import type { Context, Explanation, Fact, Text } from '../../contract/index.ts';
import { gradeOf } from './generate/grade.ts';
import { levelName } from './generate/levels.ts';
import { bestSolution } from './hint.ts';
import { type Hand, isPattern, MOST_ANALYSED, type Pattern, RANKS, type Task } from './model.ts';
import { FIRST_TARGET, LAST_TARGET, targetsOf } from './pattern.ts';
import { analyse } from './search/analysis.ts';
import { handsOf } from './search/census/hands.ts';
import { reach } from './search/subsets/reach.ts';
import { text } from './texts.ts';

export async function explain(task: Task, context: Context): Promise<Explanation> {
  if (isPattern(task)) return explainPattern(task);
  const hand = task;
  if (hand.rules === 'countdown') return explainCountdown(hand, context);
  if (hand.numbers.length > MOST_ANALYSED) {
    const solvable = (await bestSolution(hand, context)) !== undefined;
    const value = solvable ? text('too-many-to-count', { most: MOST_ANALYSED }) : text('number', { n: 0 });
    return { verdict: verdictFor(solvable, hand), facts: [{ label: text('label-counts'), value }] };
  }
  const analysis = analyse(hand, context);
  const { all, d1, d2, needsFraction } = analysis;
  const facts: Fact[] = [
    { label: text('label-d2'), value: text('number', { n: d2 }) },
    { label: text('label-d1'), value: text('number', { n: d1 }) },
    { label: text('label-all'), value: text('number', { n: all }) },
  ];
  const grade = gradeOf(analysis);
  if (grade) {
    facts.push({ label: text('label-fraction'), value: text(needsFraction ? 'yes' : 'no') });
    facts.push({
      label: text('label-grade'),
      value: text('grade', { level: levelName(grade.level), points: grade.points }),
    });
    for (const reason of grade.reasons) facts.push({ label: text('label-because'), value: reason });
  }
  return { verdict: verdictFor(all > 0, hand), facts };
}

async function explainCountdown(hand: Hand, context: Context): Promise<Explanation> {
  const verdict = verdictFor((await bestSolution(hand, context)) !== undefined, hand);
  if (hand.numbers.length > MOST_ANALYSED) return { verdict, facts: [] };
  const marks = reach(hand.numbers, LAST_TARGET);
  const reached = marks.subarray(FIRST_TARGET).reduce((sum, mark) => sum + mark, 0);
  const of = LAST_TARGET - FIRST_TARGET + 1;
  return { verdict, facts: [{ label: text('label-reach'), value: text('reach', { reached, of }) }] };
}

/** How much a census has to look at. */
function explainPattern(pattern: Pattern): Explanation {
  const [first, last] = targetsOf(pattern);
  const sets = handsOf(pattern).length;
  const range = (n: number, end: number) => (n === end ? text('number', { n }) : text('from-to', { n, last: end }));
  const unknown = pattern.rules === 'countdown' ? text('tiles') : range(1, RANKS);
  return {
    verdict: text('pattern-verdict', { hands: text('hands', { n: sets * (last - first + 1) }) }),
    facts: [
      { label: text('label-sets'), value: text('number', { n: sets }) },
      ...(sets > 1 ? [{ label: text('label-unknown'), value: unknown }] : []),
      { label: text('label-targets'), value: range(first, last) },
    ],
  };
}

const verdictFor = (solvable: boolean, hand: Hand): Text =>
  text(solvable ? 'hint-solvable' : 'hint-unsolvable', { target: hand.target });
