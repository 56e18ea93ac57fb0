/** What judges the answers to a pattern; like `verify`, it shares nothing with the strategies but the types. */
import type { Judge, Problem } from '../../../contract/index.ts';
import { type Answer, type Hand, isFinding, type Pattern, RANKS, type Task } from '../model.ts';
import { expressions, hands, tasks } from '../notation/index.ts';
import { targetsOf } from '../pattern.ts';
import { text } from '../texts.ts';
import { verify } from './index.ts';

/** Findings have no cost, since each is of a hand of its own. */
export const judgeOf = (pattern: Pattern): Judge<Task, Answer> => ({
  verify: (answer) => verifyFinding(pattern, answer),
  key: keyOf,
});

/** A pattern is answered by one of its hands, with an expression that answers the hand. */
function verifyFinding(pattern: Pattern, answer: Answer): readonly Problem[] {
  if (!isFinding(answer)) return [{ text: text('finding-wanted') }];
  const { hand, expression } = answer;
  const problems = verify(hand, expression);
  if (isOf(pattern, hand)) return problems;
  return [{ text: text('not-of-pattern', { hand: hands.format(hand), pattern: tasks.format(pattern) }) }, ...problems];
}

/** Findings of one hand are the same, in whatever order its numbers are written. */
function keyOf(answer: Answer): string {
  if (!isFinding(answer)) return expressions.format(answer);
  const { hand } = answer;
  return hands.format({ ...hand, numbers: hand.numbers.toSorted((a, b) => a - b) });
}

function isOf(pattern: Pattern, { numbers, target, rules }: Hand): boolean {
  const [first, last] = targetsOf(pattern);
  if (rules !== pattern.rules || numbers.length !== pattern.slots.length) return false;
  if (target < first || target > last) return false;
  const count = (list: readonly unknown[], n: number) => list.filter((m) => m === n).length;
  return [...numbers, ...pattern.slots].every((n) => {
    if (n === '?') return true;
    const given = count(pattern.slots, n);
    const used = count(numbers, n);
    return used === given || (used > given && used <= mostOf(n, rules));
  });
}

/** How often a number may be in a hand by way of question marks. */
function mostOf(n: number, rules: Hand['rules']): number {
  if (rules !== 'countdown') return n >= 1 && n <= RANKS ? Number.POSITIVE_INFINITY : 0;
  if ([25, 50, 75, 100].includes(n)) return 1;
  return n >= 1 && n <= 10 ? 2 : 0;
}
