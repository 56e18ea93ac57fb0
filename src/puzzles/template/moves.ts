/** Moves as a person types them: numbers to pick, as in a solution or with a plus between them. */
import { type Parsed, type Play, type Playing, parsed, refused } from '../../contract/index.ts';
import { leftAfter, type Picked, type Task } from './model.ts';
import { readNumbers } from './notation.ts';
import { text } from './texts.ts';

/** Boards with rows and columns say `byPlace`; moves with a direction have an `arrow`. */
export const moves: Playing = { help: text('help-moves') };

export const playOf = (task: Task): Play<Task, Picked> => ({
  move(typed) {
    const pick = wayOf(typed);
    if (!pick.ok) return pick;
    const stranger = pick.value.find((number) => !task.numbers.includes(number));
    if (stranger !== undefined) return refused(text('not-there', { number: stranger }));
    const left = leftAfter(task, pick.value);
    return left.target < 0 ? refused(text('too-large')) : parsed(left);
  },
  finished: () => task.target === 0,
  // Only for what the board does not show; here it says how far it is.
  status: () => text('missing', { n: task.target }),
  course: (pick) => [[], ...pick].map((_, count) => leftAfter(task, pick.slice(0, count))),
  way: wayOf,
});

function wayOf(typed: string): Parsed<Picked> {
  return readNumbers(typed.replaceAll('+', ' '));
}
