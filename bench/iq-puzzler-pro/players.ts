/** What a player waits for: the first question on a board and the next ones, and new challenges of each level. */
import { generator } from '../../src/puzzles/iq-puzzler-pro/generate/index.ts';
import { levels } from '../../src/puzzles/iq-puzzler-pro/generate/levels.ts';
import { hint } from '../../src/puzzles/iq-puzzler-pro/hint.ts';
import { playOf } from '../../src/puzzles/iq-puzzler-pro/moves.ts';
import { tasks } from '../../src/puzzles/iq-puzzler-pro/notation/index.ts';
import { type Bench, cpuMilliseconds, ms } from '../harness.ts';

const BOARDS = ['5x11', 'diagonal', 'pyramid'] as const;
const MOST_AFTER_FIRST = 100;
const SEEDS = 5;

const freshContext = () => ({ ticker: { tick: () => undefined }, cache: new Map<string, unknown>() });

async function timed<T>(work: () => Promise<T> | T): Promise<readonly [T, number]> {
  const before = cpuMilliseconds();
  return [await work(), cpuMilliseconds() - before];
}

export async function benchPlayers(bench: Bench): Promise<void> {
  await benchHints(bench);
  for (const board of BOARDS) await benchChallenges(bench, board);
}

/** Hints on 5 x 11: on the empty board, and with one, two and more pieces of a solution on it. */
async function benchHints(bench: Bench): Promise<void> {
  const context = freshContext();
  const read = tasks.parse('BOARD 5x11\nPIECES IQ Puzzler Pro');
  if (!read.ok) throw new Error(read.problem.text.code);
  let task = read.value;
  const [, first] = await timed(() => hint(task, context));
  bench.row('iq hint 5x11, the first question', first, ms(first), 'the set of 4,331,140 solutions is made');
  let worst = 0;
  for (const move of ['A 1 1 1', 'K 1 9 1', 'F 2 8 2', 'D 4 3 1']) {
    const played = playOf(task).move(move);
    if (!played.ok) continue;
    task = played.value;
    const [, next] = await timed(() => hint(task, context));
    worst = Math.max(worst, next);
  }
  bench.row('iq hint 5x11, the next ones at worst', worst, ms(worst), `wanted: ${MOST_AFTER_FIRST} ms`);
  bench.hold(worst < first, 'the next hint on a board takes as long as the first');
}

async function benchChallenges(bench: Bench, board: (typeof BOARDS)[number]): Promise<void> {
  for (const difficulty of levels) {
    const [, cold] = await timed(() => generator.generate({ seed: 1, difficulty, options: { board } }, freshContext()));
    const context = freshContext();
    let worst = 0;
    let sum = 0;
    for (let seed = 0; seed <= SEEDS; seed++) {
      const wish = { seed: seed + 1, difficulty, options: { board } };
      const [, cost] = await timed(() => generator.generate(wish, context));
      // The first of a worker makes the solution set; that is the cold one above.
      if (seed === 0) continue;
      worst = Math.max(worst, cost);
      sum += cost / SEEDS;
    }
    const note = `the first of a worker ${ms(cold)}, the worst of ${SEEDS} more ${ms(worst)}; wanted: 2 s`;
    bench.row(`iq challenge ${board}, ${difficulty}`, sum, ms(sum), note);
  }
}
