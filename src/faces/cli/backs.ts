/**
 * The backs of a sheet: one solution of each puzzle, where it is found within a few seconds and before the time limit.
 */
import type { AnyPuzzle, Scene, SolveRequest, Text } from '../../contract/index.ts';
import { wordEnding } from '../../presentation/ending.ts';
import { runSolve } from './run-solve.ts';
import type { Terminal } from './terminal.ts';
import { cliText } from './texts.ts';
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
): Promise<Backs> {
  const goal = puzzle.solving.goal() === 'best' ? 'best' : 'first';
  const scenes: (Scene | undefined)[] = [];
  const unsolved: { number: number; why: Text }[] = [];
  const client = terminal.newClient();
  try {
    for (const text of texts) {
      const milliseconds = Math.min(MOST_MILLISECONDS, limit.left);
      const request: SolveRequest = { puzzle: puzzle.about.id, text, goal, budget: { milliseconds } };
      const { last, solutions, text: solved } = await runSolve(terminal, client, puzzle, request, { keepAll: false });
      const scene = picture(puzzle, solved, solutions[0]);
      const isStopped = limit.isOver || (last.type === 'ended' && last.ending === 'cancelled');
      if (scene || !isStopped) scenes.push(scene);
      if (isStopped) break;
      if (scene) continue;
      const why =
        last.type === 'ended' ? wordEnding(last, goal) : last.type === 'refused' ? last.problem.text : last.text;
      unsolved.push({ number: scenes.length, why });
    }
  } finally {
    client.close();
  }
  // A puzzle that was not reached has an empty place on the back.
  const backs = { scenes: texts.map((_, i) => scenes[i]), unsolved };
  if (scenes.length === texts.length) return backs;
  return { ...backs, stopped: cliText('sheet-backs-stopped', { reached: scenes.length, puzzles: texts.length }) };
}

/** The finished solution. */
function picture(puzzle: AnyPuzzle, text: string, solution: string | undefined): Scene | undefined {
  const instance = puzzle.instance.parse(text);
  const way = solution === undefined ? undefined : puzzle.solution.parse(solution);
  return instance.ok && way?.ok ? puzzle.showing.depict(instance.value, way.value).at(-1) : undefined;
}
