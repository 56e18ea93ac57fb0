/** The first answer of a search, for a caller that needs one in passing. */
import { withExit } from '../../../../algorithms/effort/exit.ts';
import type { Context, Probe, Run, Strategy, Ticker } from '../../../../contract/index.ts';
import type { Path, Task } from '../../model.ts';

/** Only for boards that can be solved, and strategies that then always answer. */
export async function firstAnswer(
  { prepare }: Pick<Strategy<Task, Path>, 'prepare'>,
  task: Task,
  context: Context,
): Promise<Path> {
  const answer = await answerOf(await prepare(task, 'first', {}, context), context);
  if (!answer) throw new Error('a board that can be solved has an answer');
  return answer;
}

/** What a run finds first, its escalations included, if it finds anything. */
export async function answerOf(first: Run<Path>, { ticker }: Context): Promise<Path | undefined> {
  for (let run = first; ; ) {
    const { answer, further } = withExit<Outcome>((exit) => ({
      further: run(probeOf(ticker, (path) => exit({ answer: path }))),
    }));
    if (!further) return answer;
    run = await further();
  }
}

/** What one run came to: an answer, or what is to be run in its place, or neither. */
interface Outcome {
  readonly answer?: Path;
  readonly further?: ReturnType<Run<Path>>;
}

function probeOf(ticker: Ticker, solution: (path: Path) => void): Probe<Path> {
  const nothing = () => undefined;
  return {
    tick: (nodes) => ticker.tick(nodes),
    solution,
    counted: nothing,
    nearest: nothing,
    exhausted: nothing,
    gauge: nothing,
    note: nothing,
    giveUp() {
      throw new Error('no room for an answer');
    },
  };
}
