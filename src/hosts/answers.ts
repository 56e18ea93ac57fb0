/** One solution of each of many puzzles, such as for the back of a sheet, where it is found within a few seconds. */
import type { AnyPuzzle, SolveEvent } from '../contract/index.ts';
import { ENDLESS, type TimeLeft } from './batch.ts';
import type { Job } from './client.ts';
import { inOrder } from './in-order.ts';
import type { Workers } from './pool.ts';

/** How long one puzzle may take. */
const MOST_MILLISECONDS = 10_000;

export interface Answer {
  /** How the search ended. */
  readonly last: Extract<SolveEvent, { type: 'ended' | 'refused' | 'failed' }>;
  readonly solution: string | undefined;
  /** The instance as it was solved. */
  readonly text: string;
}

/** What is looked for: the best solution where one can be better than another. */
export const answerGoal = ({ solving }: AnyPuzzle): 'best' | 'first' => (solving.goal() === 'best' ? 'best' : 'first');

/** The answers in the order of the texts; those that were found before a cancel or the end of the time, which may be fewer. */
export function findAnswers(
  workers: Workers,
  puzzle: AnyPuzzle,
  texts: readonly string[],
  took: (answers: number) => void = () => undefined,
  time: TimeLeft = ENDLESS,
): Job<readonly Answer[]> {
  let stopped = false;
  const solved = inOrder(
    texts,
    () => (stopped || time.isOver ? 0 : workers.size),
    (text) => findOne(workers, puzzle, text, Math.min(MOST_MILLISECONDS, time.left)),
  );
  const find = async (): Promise<readonly Answer[]> => {
    const answers: Answer[] = [];
    for await (const [, answer] of solved) {
      const { last, solution } = answer;
      const isStopped = stopped || time.isOver || (last.type === 'ended' && last.ending === 'cancelled');
      if (solution !== undefined || !isStopped) answers.push(answer);
      took(answers.length);
      if (isStopped) break;
    }
    return answers;
  };
  return {
    done: find(),
    cancel() {
      stopped = true;
      solved.cancel();
    },
  };
}

function findOne(workers: Workers, puzzle: AnyPuzzle, text: string, milliseconds: number): Job<Answer> {
  let solution: string | undefined;
  let solved = text;
  const request = { puzzle: puzzle.about.id, text, goal: answerGoal(puzzle), budget: { milliseconds } };
  const job = workers.solve(request, (event) => {
    if (event.type === 'started') solved = event.text;
    if (event.type === 'solutions') solution = event.texts.at(-1);
  });
  return {
    done: job.done.then((last) => ({ last: last as Answer['last'], solution, text: solved })),
    cancel: () => job.cancel(),
  };
}
