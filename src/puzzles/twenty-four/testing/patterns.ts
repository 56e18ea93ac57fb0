/** Patterns as tests write them. */
import { isPattern, type Pattern } from '../model.ts';
import { tasks } from '../notation/index.ts';

export function patternOf(text: string): Pattern {
  const read = tasks.parse(text);
  if (!read.ok || !isPattern(read.value)) throw new Error(`${text} is no pattern`);
  return read.value;
}
