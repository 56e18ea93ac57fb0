/**
 * Asks every hand of a pattern whether it can be solved. Numbers that must all be used are solved one hand at a time; by the
 * Countdown rules a table tells all targets of a set at once, and a search is only made for the expressions to be listed.
 */
import type { Context, Goal, Probe, Run, RunContext, Ticker } from '../../../../contract/index.ts';
import type { Expression, Finding, Hand, Pattern } from '../../model.ts';
import { targetsOf } from '../../pattern.ts';
import { analyse } from '../analysis.ts';
import { enumerate } from '../enumerate.ts';
import { expressionsOf, first } from '../subsets/express.ts';
import { reach } from '../subsets/reach.ts';
import { handsOf } from './hands.ts';
import { type Range, rangeOf } from './shards.ts';

/** All expressions of this many numbers are looked at, and the easiest is told. */
const MOST_EASILY = 4;
/** A table of everything up to a target takes longer than a search for a target above this. */
const MOST_MARKED = 10_000;

/** Each hand with each target is one node. */
export function takeCensus(pattern: Pattern, goal: Goal, { cache, part }: RunContext): Run<Finding> {
  const hands = handsOf(pattern);
  const range: Range = part === undefined ? { from: 0, end: hands.length } : rangeOf(part, hands.length);
  return (probe) => {
    // What a search within a hand counts is not told: it only looks whether to stop.
    const ticker: Ticker = { tick: () => probe.tick(0) };
    for (let i = range.from; i < range.end; i++) {
      probe.gauge('share', (i - range.from) / (range.end - range.from));
      const numbers = hands[i]!;
      if (goal === 'count' && isMarked(pattern)) countMarked(pattern, numbers, probe, ticker);
      else list(pattern, numbers, probe, goal, { cache, ticker });
    }
  };
}

const isMarked = (pattern: Pattern): boolean => pattern.rules === 'countdown' && targetsOf(pattern)[1] <= MOST_MARKED;

function countMarked(pattern: Pattern, numbers: readonly number[], probe: Probe<Finding>, ticker: Ticker): void {
  const [from, last] = targetsOf(pattern);
  const marks = reach(numbers, last, ticker);
  probe.tick(last - from + 1);
  probe.counted(marks.subarray(from).reduce((sum, mark) => sum + mark, 0));
}

function list(pattern: Pattern, numbers: readonly number[], probe: Probe<Finding>, goal: Goal, context: Context): void {
  const { rules } = pattern;
  const [from, last] = targetsOf(pattern);
  const marks = isMarked(pattern) ? reach(numbers, last, context.ticker) : undefined;
  const solve = solverOf({ numbers, rules }, goal, context);
  for (let target = from; target <= last; target++) {
    probe.tick();
    const hand = { numbers, target, rules };
    const expression = marks?.[target] === 0 ? undefined : solve(hand);
    if (expression) probe.solution({ hand, expression });
  }
}

type Solver = (hand: Hand) => Expression | undefined;

/** The easiest expression of few numbers that must all be used; else the first that the tables over subsets give. */
function solverOf(set: Pick<Hand, 'numbers' | 'rules'>, goal: Goal, context: Context): Solver {
  if (set.rules !== 'countdown' && set.numbers.length <= MOST_EASILY) {
    // Which one it is does not matter for a count.
    if (goal === 'count') return (hand) => first((emit) => enumerate(hand, context.ticker, emit));
    return (hand) => analyse(hand, context).easiest?.expression;
  }
  let search: ReturnType<typeof expressionsOf> | undefined;
  return ({ target }) => {
    search ??= expressionsOf(set, context.ticker);
    return first((emit) => search!(target, emit));
  };
}
