/** Where in a recorded search the next event of a kind is. */
import type { Recording } from './recording.ts';
import { beginsIteration } from './sentence.ts';

export type Landmark = 'solution' | 'dead end' | 'iteration';

/** The next step after this one that is of the kind; undefined where nothing recorded is. */
export function nextStep(recording: Recording, from: number, kind: Landmark): number | undefined {
  for (let index = from + 1; index < recording.steps; index++) {
    const { node, isMade } = recording.step(index);
    const isOfKind =
      kind === 'iteration' ? isMade && beginsIteration(recording, node) : !isMade && recording.outcome(node) === kind;
    if (isOfKind) return index;
  }
  return undefined;
}
