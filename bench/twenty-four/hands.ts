/** All 1820 hands, by both enumerations, and against the report's algorithm in doubles. */
import { distinct } from '../../src/puzzles/twenty-four/strategies/distinct.ts';
import { everyExpression } from '../../src/puzzles/twenty-four/strategies/every-expression.ts';
import { allHands } from '../../src/puzzles/twenty-four/testing/hands.ts';
import { type Bench, best, ms, race, whole } from '../harness.ts';
import { solveInDoubles } from '../peers/doubles.ts';
import { prepared, together } from './search.ts';

/** More than elsewhere, since here two are compared closely. */
const RUNS = 15;

export async function benchHands(bench: Bench): Promise<void> {
  const hands = allHands();
  const every = await Promise.all(hands.map((hand) => prepared(everyExpression, hand)));
  const peer = () => ({ nodes: 0, solutions: hands.flatMap((hand) => solveInDoubles(hand.numbers)) });
  const { first: ours, second: naive, ratio } = race(RUNS, () => together(every), peer);
  const rate = ({ milliseconds }: { milliseconds: number }) => `${whole(hands.length / (milliseconds / 1000))} hands/s`;
  const { nodes, solutions } = ours.result;
  const told = solutions.length;
  const work = `${whole(nodes)} nodes, ${whole(told)} solutions`;
  bench.row('every-expression, 1820 hands', ours.milliseconds, ms(ours.milliseconds), `${rate(ours)}; ${work}`);
  bench.row('in doubles, 1820 hands', naive.milliseconds, ms(naive.milliseconds), rate(naive));
  bench.row('every-expression / in doubles', ratio, ratio.toFixed(2), 'of two runs side by side; held to at most 1');
  bench.hold(told === 53_282, `every-expression told ${told} solutions for all hands, not 53,282`);
  const same = solutions.join('\n') === naive.result.solutions.join('\n');
  bench.hold(same, 'every-expression and the algorithm in doubles tell different solutions');
  bench.hold(ratio <= 1, `every-expression takes ${ratio.toFixed(2)} of the time of doubles, more than 1`);

  const merged = await Promise.all(hands.map((hand) => prepared(distinct, hand, 'all', { merge: 'd2' })));
  const once = best(RUNS, () => together(merged));
  const classes = once.result.solutions.length;
  const merging = `${rate(once)}; ${whole(once.result.nodes)} nodes, ${whole(classes)} solutions`;
  bench.row('distinct, 1820 hands', once.milliseconds, ms(once.milliseconds), merging);
  bench.hold(classes === 3328, `distinct told ${classes} solutions for all hands, not 3328`);
}
