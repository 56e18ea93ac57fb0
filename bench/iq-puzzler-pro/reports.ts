/**
 * The two cases on which a report's program worked for minutes, counted to the end, and how fast the kernel is against
 * the same search in plain TypeScript. The report counts in 32 bits, so what it prints is what is left of the true count.
 */
import { prepareSearch } from '../../src/puzzles/iq-puzzler-pro/search/brute-force/search.ts';
import { Walk } from '../../src/puzzles/iq-puzzler-pro/search/brute-force/walk.ts';
import { ordersInRotation, trialsInRotation } from '../../src/puzzles/iq-puzzler-pro/strategies/orders-in-rotation.ts';
import { collected, report } from '../../src/puzzles/iq-puzzler-pro/testing/searching.ts';
import { type Bench, ms, race, time, times, whole } from '../harness.ts';

interface Case {
  readonly name: string;
  readonly cases: number;
  /** In the report. */
  readonly printed: number;
  readonly solution: string;
}

const CASES: readonly Case[] = [
  {
    name: 'b-case-2',
    cases: 5_776_706_048,
    printed: 1_481_738_752,
    solution: 'AABBBGGCKKK DAHBBGCCKEK DAHHFGJCCEE DDIHFGJJLLE DIIIFFFJJLE',
  },
  { name: 'b-case-7', cases: 4_484_976_360, printed: 190_009_064, solution: 'none' },
];

const WANTED_PACE = 200_000_000;
const LEAST_RATIO = 3;

export async function benchReports(bench: Bench): Promise<void> {
  for (const { name, cases, printed, solution } of CASES) {
    const context = { ticker: { tick: () => undefined }, cache: new Map() };
    const run = await ordersInRotation.prepare(report(name), 'first', {}, context);
    const { milliseconds, result } = time(() => collected(run, 'first'));
    const pace = result.nodes / (milliseconds / 1000);
    const found = result.fillings[0] ?? 'none';
    const title = `orders-in-rotation, ${name}`;
    bench.row(title, milliseconds, ms(milliseconds), `${whole(result.nodes)} cases, ${found}`);
    bench.row(`${title}, cases a second`, pace, whole(pace), `${whole(WANTED_PACE)} were asked for`);
    bench.row(
      `${title}, in 32 bits`,
      result.nodes % 2 ** 32,
      whole(result.nodes % 2 ** 32),
      'what the report prints: the true count modulo 2^32',
    );
    bench.hold(result.nodes === cases, `${title}: ${whole(result.nodes)} cases, not ${whole(cases)}`);
    bench.hold(found === solution, `${title}: ${found}, not ${solution}`);
    bench.hold(result.nodes % 2 ** 32 === printed, `${title}: modulo 2^32 it is not the report's ${whole(printed)}`);
  }
  await benchTwin(bench);
}

/** One order of b-case-3, which has no solution: everything is searched. */
async function benchTwin(bench: Bench): Promise<void> {
  const { trials, order } = trialsInRotation(report('b-case-3'));
  const search = prepareSearch(trials);
  const kernel = (): number => {
    let cases = 0;
    search(order, {
      tick(nodes) {
        cases += nodes;
      },
      found: () => undefined,
    });
    return cases;
  };
  const twin = (): number => {
    const walk = new Walk(trials, order);
    for (const _ of walk.steps());
    return walk.nodes;
  };
  const { first, second, ratio } = race(3, kernel, twin);
  const name = 'one order of b-case-3';
  bench.row(`${name}, kernel`, first.milliseconds, ms(first.milliseconds), `${whole(first.result)} cases`);
  bench.row(`${name}, plain TypeScript`, second.milliseconds, ms(second.milliseconds), `${whole(second.result)} cases`);
  bench.row(
    `${name}, kernel against plain TypeScript`,
    1 / ratio,
    times(1 / ratio),
    `at least ${LEAST_RATIO} promised`,
  );
  bench.hold(first.result === second.result, `${name}: the kernel and plain TypeScript count differently`);
  bench.hold(ratio <= 1 / LEAST_RATIO, `${name}: the kernel is only ${times(1 / ratio)} as quick`);
}
