/** A recorded search for other programs: one object a node, with what became of it in the end. */
import type { Outcome, Speaker } from '../contract/index.ts';
import type { Recording } from './recording.ts';

/** Its fields and their order are promised to programs. */
export interface NodeLine {
  readonly id: number;
  /** Null for a root. */
  readonly parent: number | null;
  readonly outcome: Outcome | 'joins';
  readonly counted: boolean;
  /** The position in the solution's notation. */
  readonly text: string;
  readonly why: string | null;
  readonly figures: Readonly<Record<string, number>>;
  /** The node whose state this one has, where it joins one. */
  readonly joins?: number;
}

/** A node whose outcome lies beyond what was recorded has branched if it has children, and is open otherwise. */
export function* nodeLines(recording: Recording, say: Speaker): Iterable<NodeLine> {
  const parents = new Set(recording.columns.parents);
  for (let id = 0; id < recording.count; id++) {
    const [parent, joins, why] = [recording.parent(id), recording.joins(id), recording.why(id)];
    yield {
      id,
      parent: parent < 0 ? null : parent,
      outcome: joins < 0 ? (recording.outcome(id) ?? (parents.has(id) ? 'branched' : 'open')) : 'joins',
      counted: recording.isCounted(id),
      text: recording.position(id),
      why: why ? say(why) : null,
      figures: recording.figuresOf(id),
      ...(joins >= 0 && { joins }),
    };
  }
}
