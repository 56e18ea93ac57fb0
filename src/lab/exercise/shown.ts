/** What a person sees of a recorded search while a question is asked: nothing that is later than the question. */
import type { Trace } from '../../contract/index.ts';
import { Recording } from '../recording.ts';
import type { Question } from './model.ts';

export interface Shown {
  readonly recording: Recording;
  /** By choice: the node in it that the choice stands for. Those that are not made yet lie below their parents. */
  readonly marks: readonly (number | undefined)[];
  /** How many steps are taken; the nodes that are only offered are made later. */
  readonly steps: number;
}

export function shownOf(recording: Recording, { steps, choices, node, kind }: Question): Shown {
  const shown = new Recording({ nodes: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY });
  const events: Trace<string>[] = [];
  for (let index = 0; index < steps; index++)
    events.push(eventOf(recording, index, kind === 'fate' ? node : undefined));
  let next = events.filter((event) => 'position' in event).length;
  const marks = choices.map((choice) => {
    if (choice.node === undefined) return undefined;
    if (recording.madeAt(choice.node) < steps) return choice.node;
    const { node: _, ...made } = madeOf(recording, choice.node, true);
    events.push({ node: next, ...made });
    return next++;
  });
  shown.add(events, false);
  return { recording: shown, marks, steps };
}

/** `asked` is a node of which it is not told that it joins another. */
function eventOf(recording: Recording, index: number, asked: number | undefined): Trace<string> {
  const { node, isMade } = recording.step(index);
  if (isMade) return madeOf(recording, node, node === asked);
  const why = recording.why(node);
  return { node, outcome: recording.outcome(node)!, counted: recording.isCounted(node), ...(why && { why }) };
}

function madeOf(recording: Recording, node: number, isPlain: boolean): Extract<Trace<string>, { position: string }> {
  const [parent, joins] = [recording.parent(node), recording.joins(node)];
  return {
    node,
    ...(parent >= 0 && { parent }),
    ...(joins >= 0 && !isPlain && { joins }),
    iteration: recording.iteration(node),
    position: recording.position(node),
    figures: recording.figuresOf(node),
  };
}
