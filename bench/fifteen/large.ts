/** Large boards: how good the first answer is and how soon it is there, and how good it is after two seconds. */
import type { Probe } from '../../src/contract/index.ts';
import type { Path, Task } from '../../src/puzzles/fifteen/model.ts';
import { anytime } from '../../src/puzzles/fifteen/strategies/anytime.ts';
import { shuffled } from '../../src/puzzles/fifteen/testing/shuffled.ts';
import { verify } from '../../src/puzzles/fifteen/verify.ts';
import { silent } from '../../src/puzzles/testing/silent.ts';
import { type Bench, cpuMilliseconds, ms, whole } from '../harness.ts';

const BOARDS = 20;
const LONG = 2000;
/** The measures of the boards, and how many moves there may be on average: at once, and at the end. */
const SIZES = [
  { side: 5, first: 170, last: 115 },
  { side: 6, first: 240, last: 213 },
  { side: 8, first: 700, last: 619 },
  { side: 10, first: 1823, last: 1400 },
] as const;
/** How many times as long a first answer may take on ten by ten as on five by five: it is there within a second. */
const SLOWER = 30;

interface Answers {
  readonly first: number;
  readonly milliseconds: number;
  readonly last: number;
}

const STOP = new Error('time is up');

/** Runs from the task on, as a person waits for it; the limit is processor time. */
async function answersTo(task: Task): Promise<Answers> {
  const begun = cpuMilliseconds();
  const spent = () => cpuMilliseconds() - begun;
  let first: Answers | undefined;
  let last = 0;
  const probe: Probe<Path> = {
    ...silent,
    tick() {
      if (spent() > LONG) throw STOP;
    },
    solution(path) {
      last = path.length;
      first ??= { first: last, milliseconds: spent(), last };
      if (verify(task, path).length > 0) throw new Error(`a wrong path of ${last} moves`);
    },
    giveUp() {
      throw STOP;
    },
  };
  try {
    const run = await anytime.prepare(task, 'best', {}, { ticker: probe, cache: new Map() });
    run(probe);
  } catch (error) {
    if (error !== STOP) throw error;
  }
  return { ...first!, last };
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

export async function benchLarge(bench: Bench): Promise<void> {
  // What has to be compiled is compiled before the first figure.
  await answersTo(shuffled({ rows: 5, columns: 5 }, 'single', 0));
  const waits: number[] = [];
  for (const { side, first, last } of SIZES) {
    const answers: Answers[] = [];
    for (let seed = 1; seed <= BOARDS; seed++) {
      answers.push(await answersTo(shuffled({ rows: side, columns: side }, 'single', seed)));
    }
    const name = `${side} x ${side}, ${BOARDS} boards`;
    const tell = (what: string, values: readonly number[], most: number): void => {
      const note = `moves on average, ${whole(Math.max(...values))} at worst; held to ${whole(most)}`;
      bench.row(`${name}, ${what}`, mean(values), mean(values).toFixed(1), note);
      bench.hold(mean(values) <= most, `${name}, ${what}: ${mean(values).toFixed(1)} moves, more than ${most}`);
    };
    tell(
      'at once',
      answers.map((answer) => answer.first),
      first,
    );
    const times = answers.map(({ milliseconds }) => milliseconds);
    waits.push(mean(times));
    bench.row(`${name}, first answer`, mean(times), ms(mean(times)), `on average, ${ms(Math.max(...times))} at worst`);
    tell(
      `after ${LONG / 1000} s`,
      answers.map((answer) => answer.last),
      last,
    );
  }
  const ratio = waits.at(-1)! / waits[0]!;
  bench.row('first answer, 10 x 10 / 5 x 5', ratio, ratio.toFixed(1), `held to at most ${SLOWER}`);
  bench.hold(ratio <= SLOWER, `the first answer takes ${ratio.toFixed(1)} times as long on 10 x 10 as on 5 x 5`);
}
