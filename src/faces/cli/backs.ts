/** What comes on the backs of a sheet: one solution of each puzzle, as far as it is found in a moment. */
import type { AnyPuzzle, Scene, SolveRequest, Text } from '../../contract/index.ts';
import { wordEnding } from '../../engine/ending.ts';
import { EXIT } from './exit.ts';
import { runSolve } from './run-solve.ts';
import { Refusal, type Terminal } from './terminal.ts';
import { cliText } from './texts.ts';

/** So long one puzzle may take; a sheet has many. */
const MOST_MILLISECONDS = 10_000;

export interface Backs {
  readonly scenes: (Scene | undefined)[];
  /** Which puzzle, counted from 1, has nothing on its back, and why. */
  readonly unsolved: { readonly number: number; readonly why: Text }[];
}

export async function drawBacks(terminal: Terminal, puzzle: AnyPuzzle, texts: readonly string[]): Promise<Backs> {
  const goal = puzzle.goal === 'best' ? 'best' : 'first';
  const backs: Backs = { scenes: [], unsolved: [] };
  const client = terminal.newClient();
  try {
    for (const text of texts) {
      const request: SolveRequest = { puzzle: puzzle.id, text, goal, budget: { milliseconds: MOST_MILLISECONDS } };
      const { last, solutions, text: solved } = await runSolve(terminal, client, puzzle, request, { keepAll: false });
      if (last.type === 'ended' && last.ending === 'cancelled') {
        throw new Refusal({ text: cliText('nothing-drawn') }, puzzle, EXIT.stopped);
      }
      const scene = picture(puzzle, solved, solutions[0]);
      backs.scenes.push(scene);
      if (scene) continue;
      const why =
        last.type === 'ended' ? wordEnding(last, goal) : last.type === 'refused' ? last.problem.text : last.text;
      backs.unsolved.push({ number: backs.scenes.length, why });
    }
    return backs;
  } finally {
    client.close();
  }
}

/** The finished solution. */
function picture(puzzle: AnyPuzzle, text: string, solution: string | undefined): Scene | undefined {
  const instance = puzzle.instance.parse(text);
  const way = solution === undefined ? undefined : puzzle.solution.parse(solution);
  return instance.ok && way?.ok ? puzzle.depict(instance.value, way.value).at(-1) : undefined;
}
