/** Recordings of searches that are made up, with positions, for tests of merging. */
import type { Outcome, Text, Trace } from '../../../contract/index.ts';
import { Recording } from '../../recording.ts';

export interface Made {
  readonly position: string;
  readonly parent?: number | undefined;
  readonly iteration?: number;
  readonly joins?: number;
  readonly figures?: Readonly<Record<string, number>>;
  readonly outcome?: Outcome | undefined;
  readonly isCounted?: boolean;
  readonly why?: Text;
}

/** All nodes are made first, and settled after that, where they have an outcome. */
export function searchOf(nodes: readonly Made[], isComplete = true): Recording {
  const made = nodes.map(
    ({ position, parent, iteration, joins, figures }, node): Trace<string> => ({
      node,
      position,
      ...(parent !== undefined && { parent }),
      ...(iteration !== undefined && { iteration }),
      ...(joins !== undefined && { joins }),
      ...(figures && { figures }),
    }),
  );
  const settled = nodes.flatMap(({ outcome, isCounted = true, why }, node): Trace<string>[] =>
    outcome === undefined ? [] : [{ node, outcome, counted: isCounted, ...(why && { why }) }],
  );
  const recording = new Recording({ nodes: Number.MAX_SAFE_INTEGER, bytes: Number.MAX_SAFE_INTEGER });
  recording.add([...made, ...settled], isComplete);
  return recording;
}

/** A tree by the paths of its nodes, parents before children: `a` `ab` `abc`. All have branched, except those at the end. */
export function pathsOf(paths: string, outcomes: Readonly<Record<string, Outcome | undefined>> = {}): readonly Made[] {
  const all = paths.split(' ');
  return all.map((position) => {
    const parent = all.indexOf(position.slice(0, -1));
    const hasChildren = all.some((other) => other.length === position.length + 1 && other.startsWith(position));
    const usual = hasChildren ? 'branched' : 'dead end';
    return {
      position,
      outcome: Object.hasOwn(outcomes, position) ? outcomes[position] : usual,
      ...(parent >= 0 && { parent }),
    };
  });
}
