/** The independent judge of an answer: shares no code with the strategies, and says everything that is wrong. */
import type { Problem } from '../../contract/index.ts';
import type { Picked, Task } from './model.ts';
import { text } from './texts.ts';

export function verify({ numbers, target }: Task, pick: Picked): readonly Problem[] {
  const problems: Problem[] = [];
  for (const number of pick) {
    if (!numbers.includes(number)) problems.push({ text: text('not-there', { number }) });
  }
  const sum = pick.reduce((total, number) => total + number, 0);
  if (sum !== target) problems.push({ text: text('wrong-sum', { sum, target }) });
  if (new Set(pick).size < pick.length) problems.push({ text: text('picked-twice') });
  return problems;
}
