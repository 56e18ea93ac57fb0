/** How the cost grows with the numbers, and what one target of six to eight numbers costs. */
import type { Strategy } from '../../src/contract/index.ts';
import type { Expression, Hand } from '../../src/puzzles/twenty-four/model.ts';
import { distinct } from '../../src/puzzles/twenty-four/strategies/distinct.ts';
import { everyExpression } from '../../src/puzzles/twenty-four/strategies/every-expression.ts';
import { subsetTable } from '../../src/puzzles/twenty-four/strategies/subset-table.ts';
import { type Bench, best, ms, whole } from '../harness.ts';
import { prepared } from './search.ts';

/** Primes have no sums and products in common by chance, so nothing is saved on them. */
const PRIMES = [2, 3, 5, 7, 11, 13, 17, 19];
const handOf = (count: number, target: number, rules: Hand['rules'] = 'numbers'): Hand => ({
  numbers: PRIMES.slice(0, count),
  target,
  rules,
});

export async function benchGrowth(bench: Bench): Promise<void> {
  const strategies: readonly (readonly [Strategy<Hand, Expression>, Readonly<Record<string, string>>])[] = [
    [everyExpression, {}],
    [distinct, { merge: 'd2' }],
    [subsetTable, {}],
  ];
  for (const [strategy, options] of strategies) {
    for (let count = 2; count <= 6; count++) {
      const search = await prepared(strategy, handOf(count, 24), 'all', options);
      const { milliseconds, result } = best(count < 6 ? 5 : 2, search);
      const note = `${whole(result.nodes)} nodes, ${whole(result.solutions.length)} solutions`;
      bench.row(`${strategy.id}, ${count} numbers, all`, milliseconds, ms(milliseconds), note);
    }
  }
}

/** The largest a person can ask for: one answer is there at once, but to prove that no answer exists takes a while. */
export async function benchOneTarget(bench: Bench): Promise<void> {
  for (const rules of ['numbers', 'countdown'] as const) {
    for (const count of [6, 7, 8]) {
      const first = await prepared(subsetTable, handOf(count, 1024, rules), 'first');
      const found = best(3, first);
      const name = `subset-table, ${count} ${rules === 'numbers' ? 'numbers' : 'Countdown numbers'}`;
      bench.row(
        `${name}, first answer`,
        found.milliseconds,
        ms(found.milliseconds),
        found.result.solutions[0] ?? 'none',
      );
      bench.hold(found.result.solutions.length === 1, `${name}: 1024 was not found`);
      // Beyond the largest that can be made, where no shortcut helps a search that does not look for it.
      const none = await prepared(subsetTable, handOf(count, 99_999_999, rules), 'all');
      const proof = best(count < 8 ? 2 : 1, none);
      bench.row(
        `${name}, proof of none`,
        proof.milliseconds,
        ms(proof.milliseconds),
        `${whole(proof.result.nodes)} nodes`,
      );
      bench.hold(proof.result.solutions.length === 0, `${name}: something makes 99,999,999`);
    }
  }
}
