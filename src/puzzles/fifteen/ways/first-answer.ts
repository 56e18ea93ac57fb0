/** The first answer of a search, for whoever needs one in passing. */
import type { Context, Probe, Run, Strategy } from '../../../contract/index.ts';
import type { Path, Task } from '../model.ts';

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
  let answer: Path | undefined;
  const enough = new Error('one answer is enough');
  const nothing = () => undefined;
  const probe: Probe<Path> = {
    tick: (nodes) => ticker.tick(nodes),
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
    for (let further = first(probe); further; ) further = (await further())(probe);
  } catch (stopped) {
    if (stopped !== enough) throw stopped;
  }
  return answer;
}
