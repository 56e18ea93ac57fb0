/**
 * Holds the answers of one task against each other. What the judge has accepted is a fact: so a solution refutes a proof that
 * no solution exists, a cheaper one refutes a proof that another is the best, and a longer list of different solutions refutes
 * a shorter one that claims to be all. A bare count must not be below such a list; where no strategy could list all, counts
 * are held to what most of them say. A strategy that lists solutions more than once may count more than others.
 */
import type { Goal, Text } from '../../contract/index.ts';
import type { Answer } from '../../engine/measure.ts';
import { compareText } from './texts.ts';

/** What is wrong with each answer; nothing where it is right, or was not given. */
export function verdicts(answers: readonly (Answer | undefined)[], goal: Goal): readonly (Text | undefined)[] {
  const given = answers.filter((answer) => answer !== undefined);
  const lists = given.flatMap(({ classes }) => classes ?? []);
  const longest = Math.max(-1, ...lists.map(({ count }) => count));
  // A count alone is no solution that a judge has seen.
  const exists = goal === 'count' ? longest > 0 : given.some(({ count }) => count > 0);
  const cheapest = Math.min(...given.map(({ cost = Number.POSITIVE_INFINITY }) => cost));
  const isListing = goal === 'all' || goal === 'count';
  const listing = isListing
    ? { longest, ofLongest: digestsOf(lists, longest), expected: expectedCount(given) }
    : undefined;
  return answers.map((answer) => {
    if (!answer?.isProven) return undefined;
    const { count, cost } = answer;
    if (count === 0 && exists) return compareText('compare-wrong-none');
    if (goal === 'best' && cost !== undefined && cost > cheapest)
      return compareText('compare-wrong-best', { cost, cheapest });
    return listing && wrongCount(answer, listing);
  });
}

interface Listing {
  readonly longest: number;
  readonly ofLongest: ReadonlySet<string>;
  readonly expected: number | 'undecided' | undefined;
}

function wrongCount({ count, classes, repeats }: Answer, { longest, ofLongest, expected }: Listing): Text | undefined {
  if (classes) {
    if (classes.listed !== count) return compareText('compare-wrong-own', { count, listed: classes.listed });
    if (classes.count < longest) return compareText('compare-wrong-list', { count: classes.count, longest });
    return ofLongest.size > 1 ? compareText('compare-wrong-lists') : undefined;
  }
  if (longest >= 0)
    return count < longest ? compareText('compare-wrong-count', { count, expected: longest }) : undefined;
  if (repeats || expected === undefined || count === expected) return undefined;
  return expected === 'undecided'
    ? compareText('compare-wrong-counts', { count })
    : compareText('compare-wrong-count', { count, expected });
}

const digestsOf = (lists: readonly NonNullable<Answer['classes']>[], longest: number): ReadonlySet<string> =>
  new Set(lists.flatMap(({ count, digest }) => (count === longest ? [digest] : [])));

/** The number that more counts have than any other, of strategies that count each solution once. */
function expectedCount(given: readonly Answer[]): Listing['expected'] {
  const times = new Map<number, number>();
  for (const { count, isProven, classes, repeats } of given) {
    if (isProven && !classes && !repeats) times.set(count, (times.get(count) ?? 0) + 1);
  }
  const [first, second] = [...times].sort(([, a], [, b]) => b - a);
  return first && first[1] === second?.[1] ? 'undecided' : first?.[0];
}
