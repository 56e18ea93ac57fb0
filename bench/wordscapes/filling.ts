/** What it costs to fill a grid: all fillings of the paper's, the first and the best of larger ones, and how that grows. */

import { lexiconOf } from '../../src/puzzles/wordscapes/lexicon/index.ts';
import type { Filling, List, Task } from '../../src/puzzles/wordscapes/model.ts';
import { meetingsOf } from '../../src/puzzles/wordscapes/search/filling/meetings.ts';
import { candidatesOf, type Network, networkOf, without } from '../../src/puzzles/wordscapes/search/filling/network.ts';
import { bestFilling, someFillings } from '../../src/puzzles/wordscapes/search/filling/search.ts';
import { measured } from '../../src/puzzles/wordscapes/search/paper/own.ts';
import { crossings } from '../../src/puzzles/wordscapes/strategies/crossings.ts';
import { dictionaryBacktracking } from '../../src/puzzles/wordscapes/strategies/dictionary-backtracking.ts';
import { permutations } from '../../src/puzzles/wordscapes/strategies/permutations.ts';
import { propagate } from '../../src/puzzles/wordscapes/strategies/propagate.ts';
import { type Bench, best, ms, race, time, times, whole } from '../harness.ts';
import { fillNested } from '../peers/nested-words.ts';
import { cold, searchOf } from './cold.ts';
import { fifteen, paper, paperAnswered, twenty } from './grids.ts';

const RUNS = 9;
const MANY = 100;
/** The plainest search takes minutes on the larger grids; it is stopped after this many words tried. */
const MOST_NESTED = 2_000_000;

export async function benchFillings(bench: Bench): Promise<void> {
  await benchPaper(bench, 'common', 8);
  await benchPaper(bench, 'full', 3136);
  benchCold(bench);
  await benchPaperStrategies(bench);
  await benchLevel(bench, fifteen);
  await benchLevel(bench, twenty);
  await benchGrowthOfGrids(bench);
}

async function benchPaper(bench: Bench, list: List, count: number): Promise<void> {
  const task = { ...paper, list };
  const lexicon = await lexiconOf(task);
  const name = `the paper's grid, ${list} list`;
  const [ours, plain] = await Promise.all([propagate, dictionaryBacktracking].map((s) => searchOf(s, task, 'all')));
  const ready = best(RUNS, () => networkOf(task, lexicon));
  bench.row(`${name}: words and tables`, ready.milliseconds, ms(ready.milliseconds), '');
  const { first, second, ratio } = race(RUNS, ours!, plain!);
  const told = `${whole(first.result.nodes)} words tried`;
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

/** The first run of all, as it is for a person who asks one question. */
function benchCold(bench: Bench): void {
  const all = cold('words paper');
  bench.row("the paper's grid, full list: all fillings, first time", all, ms(all), 'in a process of its own');
  const first = cold('words fifteen');
  bench.row('15 slots, 8 letters: first filling, first time', first, ms(first), 'in a process of its own');
}

/** The paper's two ways to find its own answers, beside what the paper measured for them. */
async function benchPaperStrategies(bench: Bench): Promise<void> {
  for (const [name, strategy, paperTime] of [
    ['permutations', permutations, measured.plain],
    ['crossings', crossings, measured.crossings],
  ] as const) {
    const search = await searchOf(strategy, paperAnswered, 'all');
    const atFirst = cold(`words ${name}`);
    // One run is too short for the clock of the processor.
    const many = best(RUNS, () => Array.from({ length: MANY }, search).at(-1)!);
    const each = many.milliseconds / MANY;
    const note = `${whole(many.result.nodes)} checks; ${ms(atFirst)} the first time; the paper measured ${paperTime.toFixed(3)} ms`;
    bench.row(`the example paper: ${name}`, each, `${each.toFixed(3)} ms`, note);
  }
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
    const [filling] = someFillings(networkOf(task, lexicon), 1, { tick });
    return { filling, nodes };
  };
  const found = best(RUNS, work);
  const note = `from letters and boxes; ${found.result.nodes} words tried`;
  bench.row(`${name}: first filling`, found.milliseconds, ms(found.milliseconds), note);
  // Whatever the machine, it must not thrash: about one word for each slot.
  bench.hold(found.result.nodes <= 3 * slots, `${name}: ${found.result.nodes} words tried for the first filling`);

  const likeliest = best(3, () => bestOf(networkOf(task, lexicon)));
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
function bestOf(network: Network): number {
  let nodes = 0;
  bestFilling(network, {
    tick: () => {
      nodes++;
    },
  });
  return nodes;
}

/** More and more of the same grid, each time with slots that cross the ones before. */
async function benchGrowthOfGrids(bench: Bench): Promise<void> {
  const whole20 = networkOf(twenty, await lexiconOf(twenty));
  const order = [0];
  const meetings = meetingsOf(whole20.spaces);
  for (const slot of order) {
    for (const { other } of meetings[slot]!) if (!order.includes(other)) order.push(other);
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
