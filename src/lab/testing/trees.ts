/** Recordings of trees that are made up, for tests of what is drawn of a recording. */
import type { Outcome, Trace } from '../../contract/index.ts';
import { Recording } from '../recording.ts';

export interface Grown {
  /** The node it grew from; a root has none. */
  readonly parent?: number | undefined;
  readonly outcome?: Outcome | undefined;
  readonly joins?: number | undefined;
}

/** All nodes are made first, at the step of their number, and settled after that. */
export function recordingOf(nodes: readonly Grown[]): Recording {
  const made = nodes.map(
    ({ parent, joins }, node): Trace<string> => ({
      node,
      position: '',
      ...(parent === undefined ? {} : { parent }),
      ...(joins === undefined ? {} : { joins }),
    }),
  );
  const settled = nodes.flatMap(({ outcome }, node): Trace<string>[] =>
    outcome === undefined ? [] : [{ node, outcome, counted: true }],
  );
  const recording = new Recording({ nodes: Number.MAX_SAFE_INTEGER, bytes: Number.MAX_SAFE_INTEGER });
  recording.add([...made, ...settled], true);
  return recording;
}
