/**
 * The backs of a sheet: one solution of each puzzle, where it is found within a few seconds and before the time limit.
 */
import type { AnyPuzzle, Scene, Text } from '../../contract/index.ts';
import type { Job } from '../../hosts/client.ts';
import { inOrder } from '../../hosts/in-order.ts';
import type { Workers } from '../../hosts/pool.ts';
import { wordEnding } from '../../presentation/ending.ts';
import type { Threads } from './flags.ts';
import { onInterrupt } from './interrupt.ts';
import { tallyLine } from './progress.ts';
import type { Last } from './run-solve.ts';
import type { Terminal } from './terminal.ts';
import { cliText } from './texts.ts';
import { workersFor } from './threads.ts';
import type { TimeLimit } from './time-limit.ts';

/** How long one puzzle may take; a sheet has many. */
const MOST_MILLISECONDS = 10_000;

export interface Backs {
  readonly scenes: readonly (Scene | undefined)[];
  /** Which puzzle, counted from 1, has nothing on its back, and why. */
  readonly unsolved: readonly { readonly number: number; readonly why: Text }[];
  /** Where Ctrl-C or the time limit came before the last puzzle was solved. */
  readonly stopped?: Text;
}

export async function drawBacks(
  terminal: Terminal,
  puzzle: AnyPuzzle,
  texts: readonly string[],
  limit: TimeLimit,
  threads: Threads = 'auto',
): Promise<Backs> {
  const goal = puzzle.solving.goal() === 'best' ? 'best' : 'first';
  const scenes: (Scene | undefined)[] = [];
  const unsolved: { number: number; why: Text }[] = [];
  const workers = await workersFor(terminal, threads);
  const tally = tallyLine(terminal, texts.length);
  const solved = inOrder(
    texts,
    () => (limit.isOver ? 0 : workers.size),
    (text) => solveOne(workers, puzzle, text, goal, Math.min(MOST_MILLISECONDS, limit.left)),
  );
  const off = onInterrupt(() => solved.cancel());
  try {
    tally.show(0);
    for await (const [, { last, solution, text }] of solved) {
      const scene = picture(puzzle, text, solution);
      const isStopped = limit.isOver || (last.type === 'ended' && last.ending === 'cancelled');
      if (scene || !isStopped) scenes.push(scene);
      tally.show(scenes.length);
      if (isStopped) break;
      if (scene) continue;
      const why =
        last.type === 'ended' ? wordEnding(last, goal) : last.type === 'refused' ? last.problem.text : last.text;
      unsolved.push({ number: scenes.length, why });
    }
  } finally {
    off();
    tally.clear();
    workers.close();
  }
  // A puzzle that was not reached has an empty place on the back.
  const backs = { scenes: texts.map((_, i) => scenes[i]), unsolved };
  if (scenes.length === texts.length) return backs;
  return { ...backs, stopped: cliText('sheet-backs-stopped', { reached: scenes.length, puzzles: texts.length }) };
}

/** How the search for a solution ended, the solution, and the instance as it was solved. */
function solveOne(
  workers: Workers,
  { about: { id } }: AnyPuzzle,
  text: string,
  goal: 'best' | 'first',
  milliseconds: number,
): Job<{ readonly last: Last; readonly solution: string | undefined; readonly text: string }> {
  let solution: string | undefined;
  let solved = text;
  const job = workers.solve({ puzzle: id, text, goal, budget: { milliseconds } }, (event) => {
    if (event.type === 'started') solved = event.text;
    if (event.type === 'solutions') solution = event.texts.at(-1);
  });
  return {
    done: job.done.then((last) => ({ last: last as Last, solution, text: solved })),
    cancel: () => job.cancel(),
  };
}

/** The finished solution. */
function picture(puzzle: AnyPuzzle, text: string, solution: string | undefined): Scene | undefined {
  const instance = puzzle.instance.parse(text);
  const way = solution === undefined ? undefined : puzzle.solution.parse(solution);
  return instance.ok && way?.ok ? puzzle.showing.depict(instance.value, way.value).at(-1) : undefined;
}
