/**
 * Holds the answers of one task against each other. What the judge has accepted is a fact: so a solution refutes a proof that
 * there is none, a cheaper one refutes a proof that another is the best, and a longer list of different solutions refutes
 * a shorter one that claims to be all. Bare counts are held to such a list, or else to what most of them say.
 */
import type { Goal, Text } from '../../contract/index.ts';
import type { Answer } from '../../engine/measure.ts';
import { compareText } from './texts.ts';

/** What is wrong with each answer; nothing where it is right, or was not given. */
export function verdicts(answers: readonly (Answer | undefined)[], goal: Goal): readonly (Text | undefined)[] {
  const given = answers.filter((answer) => answer !== undefined);
  const exists = given.some(({ count }) => count > 0);
  const cheapest = Math.min(...given.map(({ cost = Number.POSITIVE_INFINITY }) => cost));
  const lists = given.flatMap(({ classes }) => classes ?? []);
  const longest = Math.max(-1, ...lists.map(({ count }) => count));
  const ofLength = new Set(lists.flatMap(({ count, digest }) => (count === longest ? [digest] : [])));
  const bare = given.filter(({ isProven, classes }) => isProven && !classes).map(({ count }) => count);
  const expected = longest >= 0 ? longest : mostFrequent(bare);
  const isListing = goal === 'all' || goal === 'count';
  return answers.map((answer) => {
    if (!answer?.isProven) return undefined;
    const { count, cost, classes } = answer;
    if (count === 0 && exists) return compareText('compare-wrong-none');
    if (goal === 'best' && cost !== undefined && cost > cheapest)
      return compareText('compare-wrong-best', { cost, cheapest });
    if (!isListing) return undefined;
    if (classes && classes.count < longest) return compareText('compare-wrong-list', { count: classes.count, longest });
    if (classes && ofLength.size > 1) return compareText('compare-wrong-lists');
    if (classes) return undefined;
    if (expected === undefined) return compareText('compare-wrong-counts', { count });
    return count === expected ? undefined : compareText('compare-wrong-count', { count, expected });
  });
}

/** The number that more of them have than any other; nothing where no number does. */
function mostFrequent(numbers: readonly number[]): number | undefined {
  const times = new Map<number, number>();
  for (const number of numbers) times.set(number, (times.get(number) ?? 0) + 1);
  const [first, second] = [...times].sort(([, a], [, b]) => b - a);
  return first && first[1] === second?.[1] ? undefined : first?.[0];
}
