/** A small recorded search with every kind of step, for tests. */
import type { Trace } from '../../contract/index.ts';
import { Recording } from '../recording.ts';

/** The reason is one of the template's texts; so is the name of the figure `picked`, but not that of `h`. */
export const events: readonly Trace<string>[] = [
  { node: 0, position: '-', figures: { h: 3.5 } },
  { node: 1, parent: 0, position: '3', figures: { picked: 1, h: 1200 } },
  { node: 1, outcome: 'dead end', counted: true, why: { code: 'too-small' } },
  { node: 0, outcome: 'branched', counted: false },
  { node: 2, iteration: 1, position: '-' },
  { node: 3, parent: 2, iteration: 1, joins: 1, position: '3' },
  { node: 4, iteration: 1, position: '5' },
  { node: 4, outcome: 'cut', counted: true },
  { node: 5, iteration: 1, joins: 4, position: '5' },
  { node: 6, parent: 2, iteration: 1, position: '8' },
  { node: 6, outcome: 'solution', counted: true },
  { node: 7, parent: 2, iteration: 1, position: '3 5' },
  { node: 2, outcome: 'branched', counted: false },
  { node: 7, outcome: 'open', counted: false },
];

export function recorded(some: readonly Trace<string>[] = events, isLast = true): Recording {
  const recording = new Recording();
  recording.add(some, isLast);
  return recording;
}
