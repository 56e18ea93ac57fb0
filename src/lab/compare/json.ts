/** A comparison for other programs: everything that was measured, and what it comes to. */
import type { AnyPuzzle, Speaker } from '../../contract/index.ts';
import { writeContender } from './contender.ts';
import type { Comparison } from './model.ts';
import { cellsOf, noiseOf, scoresOf } from './scores.ts';

/** Its fields are promised to programs. Times are in milliseconds but for `par2`, which is in seconds. */
export function jsonOf(comparison: Comparison, puzzle: AnyPuzzle, say: Speaker) {
  const cells = cellsOf(comparison);
  const { runs, contenders, ...rest } = comparison;
  const names = contenders.map((contender) => writeContender(puzzle, contender));
  const named = <T extends { readonly contender: number }>({ contender, ...more }: T) => ({
    strategy: names[contender]!,
    ...more,
  });
  const worded = <T extends { readonly why?: Comparison['runs'][number]['why'] }>({ why, ...more }: T) => ({
    ...more,
    ...(why && { why: say(why) }),
  });
  return {
    ...rest,
    strategies: names,
    scores: scoresOf(comparison, cells).map(named),
    results: cells.map((cell) => worded(named(cell))),
    noise: noiseOf(comparison, cells),
    runs: runs.map((run) => worded(named(run))),
  };
}
