/** The shortest way by pattern tables: Korf's hundred boards, random ones, and the seventeen hardest. */
import { execFileSync } from 'node:child_process';
import { seededRandom, shuffled } from '../../src/algorithms/random/random.ts';
import { usualGoal } from '../../src/puzzles/fifteen/model.ts';
import { isSolvable } from '../../src/puzzles/fifteen/parity.ts';
import { korf100, type Published } from '../../src/puzzles/fifteen/testing/published.ts';
import { type Bench, best, ms, race, whole } from '../harness.ts';
import { type Cost, field, prepareTwins, solveByWalking, solveWith } from './table-works.ts';

const TIMES = 3;
const MOST_OF_TWIN = 0.8;
const MOST_OF_WALKING = 1 / 40;
const MOST_MEGABYTES = 120;
const MOST_LARGE_MEGABYTES = 400;
const MOST_OF_KORF = 8;

/** One work in a process of its own. */
const run = (work: string): Cost =>
  JSON.parse(execFileSync(process.execPath, [process.argv[1]!, '--work', work], { encoding: 'utf8' })) as Cost;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

export async function benchKorf(bench: Bench): Promise<void> {
  const prepared = await prepareTwins();
  let { buildMilliseconds: build, automatonMilliseconds: automaton } = prepared;
  for (let i = 1; i < TIMES; i++) {
    const again = await prepareTwins();
    build = Math.min(build, again.buildMilliseconds);
    automaton = Math.min(automaton, again.automatonMilliseconds);
  }
  const against = race(
    TIMES,
    () => solveWith(prepared.kernel, korf100),
    () => solveWith(prepared.plain, korf100),
  );
  const { milliseconds: search, result } = against.first;
  bench.row('fifteen korf 100', search, ms(search), `${whole(result.nodes / 100)} nodes on average, search only`);
  bench.figures['fifteen korf 100, nodes'] = result.nodes;
  bench.hold(result.wrong === 0, `${result.wrong} of Korf's boards have another length than published`);
  bench.hold(result.nodes === against.second.result.nodes, 'the plain twin looks at other nodes than the kernel');
  held(bench, 'fifteen korf 100, plain twin', against.second.milliseconds, against.ratio, MOST_OF_TWIN);
  const walking = solveByWalking(korf100);
  bench.hold(walking.wrong === 0, `walking distance finds ${walking.wrong} wrong lengths`);
  const spent = sum(walking.each);
  held(bench, 'fifteen korf 100, walking distance', spent, search / spent, MOST_OF_WALKING);
  bench.row('fifteen tables 6-6-3, built', build, ms(build), 'at most as long as the search of the hundred');
  bench.hold(build <= search, `6-6-3 takes ${ms(build)} to build, the search of the hundred ${ms(search)}`);
  bench.row('fifteen automaton', automaton, ms(automaton), 'beside the tables, once');
  memory(bench, 'fifteen small', run('fifteen small').megabytes, MOST_MEGABYTES);
}

/** What a peer takes, and what part of that we take. */
function held(bench: Bench, name: string, milliseconds: number, ratio: number, most: number): void {
  bench.row(name, milliseconds, ms(milliseconds), `we take ${ratio.toFixed(3)} of it, at most ${most} promised`);
  bench.figures[`${name}, our part`] = ratio;
  bench.hold(ratio <= most, `${name}: we take ${ratio.toFixed(3)} of it, not ${most}`);
}

function memory(bench: Bench, name: string, megabytes: number, most: number): void {
  bench.row(`${name}, memory`, megabytes, `${whole(megabytes)} MB`, `at most ${most} MB promised`);
  bench.hold(megabytes < most, `${name} takes ${whole(megabytes)} MB, not ${most}`);
}

const BOARDS = 200;

/** Any board that can be solved is as likely as any other. */
function randomBoards(): readonly Published[] {
  const random = seededRandom(15);
  const goal = usualGoal(field);
  const boards: Published[] = [];
  while (boards.length < BOARDS) {
    const cells = shuffled(goal, random);
    if (isSolvable({ cells, goal, columns: 4 })) boards.push({ cells, moves: 0 });
  }
  return boards;
}

export async function benchRandomBoards(bench: Bench): Promise<void> {
  const { kernel } = await prepareTwins();
  const boards = randomBoards();
  const { result } = best(TIMES, () => solveWith(kernel, boards));
  const sorted = [...result.each].sort((a, b) => a - b);
  const note = `of ${BOARDS} random boards`;
  for (const [name, at] of [
    ['p50', 0.5],
    ['p99', 0.99],
    ['worst', 1],
  ] as const) {
    const value = sorted[Math.ceil(at * BOARDS) - 1]!;
    bench.row(`fifteen random, ${name}`, value, ms(value), note);
  }
}

export async function benchHardest(bench: Bench): Promise<void> {
  const { kernel } = await prepareTwins();
  const korf = best(TIMES, () => solveWith(kernel, korf100)).milliseconds;
  const { each, wrong, nodes, buildMilliseconds, megabytes } = run('fifteen large');
  const worst = Math.max(...each);
  bench.hold(wrong === 0, `${wrong} of the hardest boards do not need 80 moves`);
  const average = sum(each) / each.length;
  bench.row('fifteen hardest 17, average', average, ms(average), `${whole(nodes / each.length)} nodes, 7-7-1, all 80`);
  bench.row(
    'fifteen hardest 17, worst',
    worst,
    ms(worst),
    `${(worst / korf).toFixed(1)} times Korf's hundred, at most ${MOST_OF_KORF}`,
  );
  bench.hold(worst <= MOST_OF_KORF * korf, `the hardest board takes ${(worst / korf).toFixed(1)} times Korf's hundred`);
  bench.row('fifteen tables 6-6-3 and 7-7-1, built', buildMilliseconds, ms(buildMilliseconds));
  memory(bench, 'fifteen large', megabytes, MOST_LARGE_MEGABYTES);
}
