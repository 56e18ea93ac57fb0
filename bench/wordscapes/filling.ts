/** What it costs to fill a grid: all fillings of the paper's, the first and the best of larger ones, and how that grows. */
import type { Goal } from '../../src/contract/index.ts';
import { crossingsOf } from '../../src/puzzles/wordscapes/filling/crossings.ts';
import { candidatesOf, type Problem, problemOf, without } from '../../src/puzzles/wordscapes/filling/problem.ts';
import { bestFilling, someFillings } from '../../src/puzzles/wordscapes/filling/search.ts';
import { lexiconOf } from '../../src/puzzles/wordscapes/lexicon/index.ts';
import type { Filling, List, Task } from '../../src/puzzles/wordscapes/model.ts';
import { slotsOf } from '../../src/puzzles/wordscapes/slots.ts';
import { dictionaryBacktracking } from '../../src/puzzles/wordscapes/strategies/dictionary-backtracking.ts';
import { propagate } from '../../src/puzzles/wordscapes/strategies/propagate.ts';
import { type Bench, best, ms, race, time, times, whole } from '../harness.ts';
import { fillNested } from '../peers/nested-words.ts';

const RUNS = 9;
/** The plainest search takes minutes on the larger grids; it is stopped after so many words tried. */
const MOST_NESTED = 2_000_000;

const paper = taskOf('STUOMC', '...?....', '...?..?.', '...?????', '????..?.', '?...????', '?....?.?', '..??????');
/** 15 and 20 words of eight letters, laid out by chance; no letter is known. */
const fifteen = taskOf(
  'PAINTERS',
  '........????',
  '...?????..?.',
  '.....?....?.',
  '..????..???.',
  '?..?..?.?...',
  '?????.???...',
  '?..?..?.?.?.',
  '?..????.???.',
  '...?..?.?.?.',
  '........?...',
);
const twenty = taskOf(
  'GARDENIS',
  '..?..?.?????',
  '..??????....',
  '???..?.?....',
  '?..?....?...',
  '??????.???..',
  '...?..?.?.?.',
  '????.????.?.',
  '.?....?.????',
  '.??????...?.',
  '.....?......',
  '.....?......',
  '..??????....',
);

function taskOf(letters: string, ...grid: readonly string[]): Task {
  const shape = { kind: 'grid', rows: grid.length, columns: grid[0]!.length, cells: grid.join('') } as const;
  return { letters, language: 'en', list: 'full', shape, slots: slotsOf(shape), bonus: [] };
}

export async function benchFillings(bench: Bench): Promise<void> {
  await benchPaper(bench, 'common', 8);
  await benchPaper(bench, 'full', 3136);
  await benchLevel(bench, fifteen);
  await benchLevel(bench, twenty);
  await benchGrowthOfGrids(bench);
}

/** From letters and boxes to all fillings in order: the words of the wheel, the tables, the search, the sorting. */
async function searchOf(strategy: typeof propagate, task: Task, goal: Goal) {
  const context = { ticker: { tick: () => undefined }, cache: new Map() };
  const run = await strategy.prepare(task, goal, {}, context);
  return () => {
    const fillings: Filling[] = [];
    let nodes = 0;
    run({
      tick: (more = 1) => {
        nodes += more;
      },
      solution: (filling) => fillings.push(filling),
      counted: () => undefined,
      nearest: () => undefined,
      exhausted: () => undefined,
      gauge: () => undefined,
      note: () => undefined,
      giveUp() {
        throw new Error('a filling needs no room');
      },
    });
    return { fillings, nodes };
  };
}

async function benchPaper(bench: Bench, list: List, count: number): Promise<void> {
  const task = { ...paper, list };
  const lexicon = await lexiconOf(task);
  const name = `the paper's grid, ${list} list`;
  const [ours, plain] = await Promise.all([propagate, dictionaryBacktracking].map((s) => searchOf(s, task, 'all')));
  const cold = time(ours!);
  const ready = best(RUNS, () => problemOf(task, lexicon));
  bench.row(`${name}: words and tables`, ready.milliseconds, ms(ready.milliseconds), '');
  const { first, second, ratio } = race(RUNS, ours!, plain!);
  const told = `${whole(first.result.nodes)} words tried; ${ms(cold.milliseconds)} the first time`;
  bench.row(`${name}: all ${whole(count)} fillings`, first.milliseconds, ms(first.milliseconds), told);
  const against = `${whole(second.result.nodes)} words tried; propagation takes ${ratio.toFixed(2)} of the time`;
  bench.row(`${name}: dictionary-backtracking`, second.milliseconds, ms(second.milliseconds), against);
  const texts = candidatesOf(task, lexicon).map(({ text }) => text);
  const cells = task.slots.map((slot) => slot.cells);
  const nested = race<{ readonly nodes: number }>(3, ours!, () => fillNested(cells, texts, MOST_NESTED));
  const { fillings, isDone } = fillNested(cells, texts, MOST_NESTED);
  const peer = `${whole(nested.second.result.nodes)} words tried${isDone ? '' : ', not done'}; propagation takes ${nested.ratio.toFixed(3)} of the time`;
  bench.row(`${name}: nested loops`, nested.second.milliseconds, ms(nested.second.milliseconds), peer);

  const written = (all: readonly Filling[]) =>
    all
      .map((filling) => filling.join(' '))
      .sort()
      .join('\n');
  const all = written(first.result.fillings);
  bench.hold(
    first.result.fillings.length === count,
    `${name} has ${first.result.fillings.length} fillings, not ${count}`,
  );
  bench.hold(written(second.result.fillings) === all, `${name}: plain backtracking finds other fillings`);
  bench.hold(!isDone || written(fillings) === all, `${name}: nested loops find other fillings`);
  // With a handful of fillings both are done before it matters.
  bench.hold(count < 100 || ratio <= 0.7, `${name}: propagation takes ${times(ratio)} as long as plain backtracking`);
  bench.hold(
    count < 100 || nested.ratio <= 0.5,
    `${name}: propagation takes ${nested.ratio.toFixed(2)} of the time of nested loops`,
  );
}

async function benchLevel(bench: Bench, task: Task): Promise<void> {
  const lexicon = await lexiconOf(task);
  const slots = task.slots.length;
  const name = `${slots} slots, ${task.letters.length} letters`;
  const work = () => {
    let nodes = 0;
    const tick = () => {
      nodes++;
    };
    const [filling] = someFillings(problemOf(task, lexicon), 1, { tick });
    return { filling, nodes };
  };
  const cold = time(work);
  const found = best(RUNS, work);
  const note = `from letters and boxes; ${found.result.nodes} words tried; ${ms(cold.milliseconds)} the first time`;
  bench.row(`${name}: first filling`, found.milliseconds, ms(found.milliseconds), note);
  // Whatever the machine, it must not thrash: about one word for each slot.
  bench.hold(found.result.nodes <= 3 * slots, `${name}: ${found.result.nodes} words tried for the first filling`);

  const likeliest = best(3, () => bestOf(problemOf(task, lexicon)));
  const proof = `${whole(likeliest.result)} words tried, proven the likeliest`;
  bench.row(`${name}: best filling`, likeliest.milliseconds, ms(likeliest.milliseconds), proof);
  bench.hold(likeliest.result <= 20_000, `${name}: ${whole(likeliest.result)} words tried for the best filling`);

  const { slots: all } = task;
  const texts = candidatesOf(task, lexicon).map(({ text }) => text);
  const peer = time(() =>
    fillNested(
      all.map(({ cells }) => cells),
      texts,
      MOST_NESTED,
    ),
  );
  const { fillings, nodes } = peer.result;
  const without = `${whole(fillings.length)} fillings after ${whole(nodes)} words tried`;
  bench.row(`${name}: nested loops`, peer.milliseconds, ms(peer.milliseconds), without);
}

/** Words tried for the best filling. */
function bestOf(problem: Problem): number {
  let nodes = 0;
  bestFilling(problem, {
    tick: () => {
      nodes++;
    },
  });
  return nodes;
}

/** More and more of the same grid, each time with slots that cross the ones before. */
async function benchGrowthOfGrids(bench: Bench): Promise<void> {
  const whole20 = problemOf(twenty, await lexiconOf(twenty));
  const order = [0];
  const crossings = crossingsOf(whole20);
  for (const slot of order) {
    for (const { other } of crossings[slot]!) if (!order.includes(other)) order.push(other);
  }
  const figures = [5, 10, 15, 20].map((slots) => {
    const part = without(whole20, new Set(order.slice(slots)));
    const first = best(RUNS, () => someFillings(part, 1));
    const likeliest = best(3, () => bestOf(part));
    const note = `best: ${ms(likeliest.milliseconds)}, ${whole(likeliest.result)} words tried`;
    bench.row(`${slots} of 20 slots: first filling`, first.milliseconds, ms(first.milliseconds), note);
    return first.milliseconds;
  });
  const growth = figures[3]! / figures[0]!;
  bench.row('from 5 to 20 slots', growth, times(growth), 'as long for the first filling; held to at most 40');
  bench.hold(growth <= 40, `from 5 to 20 slots the first filling takes ${times(growth)} as long`);
}
