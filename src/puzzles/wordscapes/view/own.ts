/** Which texts are the person's own: what takes their place does so in a way that lets them come back. */
import type { BoardProps } from '../../../faces/web/board.ts';
import type { Task } from '../model.ts';
import { readProgress } from './play/progress.ts';
import type { Store } from './store.ts';

interface Around extends Pick<BoardProps, 'puzzle'> {
  readonly store: Store;
}

/** The text of a task that is neither a level nor an example; nothing for these. */
export function ownText({ puzzle, store }: Around, task: Task | undefined): string | undefined {
  if (!task || isExample(puzzle, task)) return undefined;
  const own = puzzle.instance.format(task);
  return readProgress(task, store.game(own)).level ? undefined : own;
}

/** Whether a task is one of the examples, however it was written. */
export function isExample({ instance, about }: BoardProps['puzzle'], task: Task): boolean {
  const own = instance.format(task);
  return about.examples.some(({ text }) => {
    const read = instance.parse(text);
    return read.ok && instance.format(read.value) === own;
  });
}
