/**
 * What is measured cold, each in a process of its own, since code that ran before is compiled already: `main.js --work
 * "words paper"`. The dictionary is loaded before the clock starts; what loading it costs is measured by itself.
 */
import { execFileSync } from 'node:child_process';
import type { Goal, Strategy } from '../../src/contract/index.ts';
import { silent } from '../../src/puzzles/testing/silent.ts';
import { lexiconOf } from '../../src/puzzles/wordscapes/lexicon/index.ts';
import type { Filling, Task } from '../../src/puzzles/wordscapes/model.ts';
import { networkOf } from '../../src/puzzles/wordscapes/search/filling/network.ts';
import { someFillings } from '../../src/puzzles/wordscapes/search/filling/search.ts';
import { crossings } from '../../src/puzzles/wordscapes/strategies/crossings.ts';
import { permutations } from '../../src/puzzles/wordscapes/strategies/permutations.ts';
import { propagate } from '../../src/puzzles/wordscapes/strategies/propagate.ts';
import { cpuMilliseconds, time } from '../harness.ts';
import { fifteen, paper, paperAnswered } from './grids.ts';

type Search = Pick<Strategy<Task, Filling>, 'prepare'>;

/** A search that is prepared: what is left is to fill and to sort. */
export async function searchOf(strategy: Search, task: Task, goal: Goal) {
  const context = { ticker: { tick: () => undefined }, cache: new Map() };
  const run = await strategy.prepare(task, goal, {}, context);
  return () => {
    const fillings: Filling[] = [];
    let nodes = 0;
    run({
      ...silent,
      tick: (more = 1) => {
        nodes += more;
      },
      solution: (filling) => fillings.push(filling),
      giveUp() {
        throw new Error('a filling needs no room');
      },
    });
    return { fillings, nodes };
  };
}

/** Processor time of the first run, from letters and boxes to the end, in milliseconds. */
const firstRun = async (strategy: Search, task: Task): Promise<number> => {
  await lexiconOf(task);
  const before = cpuMilliseconds();
  (await searchOf(strategy, task, 'all'))();
  return cpuMilliseconds() - before;
};

export const coldWorks: Readonly<Record<string, () => Promise<number>>> = {
  'words paper': () => firstRun(propagate, paper),
  'words fifteen': async () => {
    const lexicon = await lexiconOf(fifteen);
    return time(() => someFillings(networkOf(fifteen, lexicon), 1)).milliseconds;
  },
  'words permutations': () => firstRun(permutations, paperAnswered),
  'words crossings': () => firstRun(crossings, paperAnswered),
};

/** The best of three processes. */
export function cold(work: string): number {
  const once = () => execFileSync(process.execPath, [process.argv[1]!, '--work', work], { encoding: 'utf8' });
  return Math.min(...[1, 2, 3].map(() => JSON.parse(once()) as number));
}
