/** What a player waits for: the first hint on a board and those while it is played, and new boards of each kind. */
import { generator } from '../../src/puzzles/fifteen/generate/index.ts';
import { levels } from '../../src/puzzles/fifteen/generate/levels.ts';
import { longestKnown } from '../../src/puzzles/fifteen/generate/longest.ts';
import { hint } from '../../src/puzzles/fifteen/hint.ts';
import { directions, slide, type Task } from '../../src/puzzles/fifteen/model.ts';
import { paths } from '../../src/puzzles/fifteen/notation/index.ts';
import { shortest } from '../../src/puzzles/fifteen/search/ways/shortest.ts';
import { type Bench, cpuMilliseconds, ms } from '../harness.ts';

const SEEDS = 10;
const LENGTHS = [10, 20, 30, 40, 50, 60, 64, 80];
/** How many moves are played, every fourth of them not as the hint says. */
const PLAYED = 24;

const freshContext = () => ({ ticker: { tick: () => undefined }, cache: new Map<string, unknown>() });

async function timed<T>(work: () => Promise<T> | T): Promise<readonly [T, number]> {
  const before = cpuMilliseconds();
  return [await work(), cpuMilliseconds() - before];
}

export async function benchFifteenPlayers(bench: Bench): Promise<void> {
  const context = freshContext();
  for (const difficulty of levels) await benchBoards(bench, difficulty, { difficulty, options: {} }, context);
  for (const moves of LENGTHS) await benchBoards(bench, `${moves} moves`, { options: { moves } }, context);
  await benchHints(bench, 4);
  await benchHints(bench, 6);
  await benchFarthest(bench);
}

/** Boards whose distance from the goal is known from our own search only. */
async function benchFarthest(bench: Bench): Promise<void> {
  for (const [rows, columns] of [
    [2, 7],
    [2, 8],
    [3, 5],
  ] as const) {
    const size = { rows, columns };
    const context = freshContext();
    const made = await generator.generate({ seed: 1, options: { ...size, moves: longestKnown(size) } }, context);
    if (!made.ok) throw new Error(made.problem.text.code);
    const [way, cost] = await timed(() => shortest(made.value, context));
    bench.row(`15 farthest known ${rows}x${columns}`, cost, ms(cost), `${way.length} moves, tables built as well`);
    bench.hold(way.length === longestKnown(size), `the ${rows}x${columns} board needs ${way.length} moves`);
  }
}

interface Kind {
  readonly difficulty?: string;
  readonly options: Readonly<Record<string, number>>;
}

async function benchBoards(bench: Bench, name: string, kind: Kind, context: ReturnType<typeof freshContext>) {
  let sum = 0;
  let worst = 0;
  for (let seed = 0; seed <= SEEDS; seed++) {
    const wish = { ...kind, seed, options: { rows: 4, columns: 4, ...kind.options } };
    const [, cost] = await timed(() => generator.generate(wish, context));
    // The first one may build tables.
    if (seed === 0) continue;
    sum += cost / SEEDS;
    worst = Math.max(worst, cost);
  }
  bench.row(`15 board 4x4, ${name}`, sum, ms(sum), `the worst of ${SEEDS} ${ms(worst)}`);
}

/** A random board, played by the hints but for some moves. */
async function benchHints(bench: Bench, side: number): Promise<void> {
  const context = freshContext();
  const made = await generator.generate({ seed: 1, options: { rows: side, columns: side } }, context);
  if (!made.ok) throw new Error(made.problem.text.code);
  let task: Task = made.value;
  const [, first] = await timed(() => hint(task, context));
  let worst = 0;
  for (let played = 1; played <= PLAYED; played++) {
    const [hints, cost] = await timed(() => hint(task, context));
    if (played > 1) worst = Math.max(worst, cost);
    const told = paths.parse(hints[2]!.show!);
    if (!told.ok) throw new Error(told.problem.text.code);
    const wrong = directions.find((move) => move !== told.value[0] && slide(task.cells, task, move));
    task = { ...task, cells: slide(task.cells, task, played % 4 === 0 ? wrong! : told.value[0]!)! };
  }
  const note = `the worst of ${PLAYED} more while it is played, every fourth move a wrong one, ${ms(worst)}`;
  bench.row(`15 hint ${side}x${side}, the first question`, first, ms(first), note);
}
