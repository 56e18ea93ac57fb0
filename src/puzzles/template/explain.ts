/** What can be said of a task before it is solved: how many ways there are, and how many of them use each number. */
import type { Context, Explanation } from '../../contract/index.ts';
import { atlasOf } from './atlas.ts';
import { leftAfter, type Task } from './model.ts';
import { depict } from './picture.ts';
import { text } from './texts.ts';

/** The data is for other programs; a type of its own lets the puzzle's board read it. */
export interface Ways extends Explanation {
  readonly data: { readonly ways: number };
}

export function explain(task: Task, context: Context): Ways {
  const waysOf = (left: Task) => atlasOf(left, context).count;
  const ways = waysOf(task);
  return {
    verdict: text(ways > 0 ? 'there-is-a-way' : 'no-way', { target: task.target }),
    facts: [{ label: text('label-ways'), value: text('ways', { n: ways }) }],
    figures: {
      columns: [text('column-number'), text('column-ways')],
      rows: task.numbers.map((number) => [number, waysOf(leftAfter(task, [number]))]),
    },
    data: { ways },
    picture: depict(task)[0]!,
  };
}
