/** The first answer of a strategy, for whoever needs one in passing. */
import type { Context, Probe, Strategy } from '../../../contract/index.ts';
import type { Path, Task } from '../model.ts';

/** Only for boards that can be solved, and strategies that then always answer. */
export async function firstAnswer(
  { prepare }: Pick<Strategy<Task, Path>, 'prepare'>,
  task: Task,
  context: Context,
): Promise<Path> {
  let answer: Path = [];
  const enough = new Error('one answer is enough');
  const nothing = () => undefined;
  const probe: Probe<Path> = {
    tick: (nodes) => context.ticker.tick(nodes),
    solution(path) {
      answer = path;
      throw enough;
    },
    counted: nothing,
    nearest: nothing,
    exhausted: nothing,
    gauge: nothing,
    note: nothing,
    giveUp() {
      throw new Error('no room for an answer');
    },
  };
  try {
    let run = await prepare(task, 'first', {}, context);
    for (let further = run(probe); further; further = run(probe)) run = await further();
  } catch (stopped) {
    if (stopped !== enough) throw stopped;
  }
  return answer;
}
