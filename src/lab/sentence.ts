/** The sentence of each step of a recorded search, and of how much of the search was recorded. */
import type { AnyPuzzle, Outcome, Speaker, Text } from '../contract/index.ts';
import { gaugeText } from '../presentation/gauge.ts';
import type { Recording } from './recording.ts';
import { labText } from './texts.ts';
import type { Whole } from './whole.ts';

/** Whose search it is, and who words it: a speaker of the puzzle's texts, the common ones and those of the lab. */
export interface Told {
  readonly puzzle: AnyPuzzle;
  readonly strategy: string;
  readonly say: Speaker;
}

const codes = {
  branched: 'trace-branched',
  'dead end': 'trace-dead-end',
  cut: 'trace-cut',
  solution: 'trace-solution',
  open: 'trace-open',
} as const satisfies Record<Outcome, string>;

export function wordStep(recording: Recording, index: number, told: Told): string {
  const { node, isMade } = recording.step(index);
  if (isMade) return told.say(madeText(recording, node, wordFigures(recording, node, told)));
  return told.say(outcomeText(recording, node));
}

/** What became of a node that has an outcome. */
export const outcomeText = (recording: Recording, node: number): Text =>
  labText(codes[recording.outcome(node)!], { node, why: recording.why(node) ?? '' });

/** That a node is made; `figures` are its own in words. */
export function madeText(recording: Recording, node: number, figures: string): Text {
  const [parent, joins] = [recording.parent(node), recording.joins(node)];
  const isRoot = parent < 0;
  if (joins >= 0)
    return isRoot ? labText('trace-joins-root', { node, joins }) : labText('trace-joins', { node, parent, joins });
  if (!isRoot) return labText('trace-made', { node, parent, figures });
  if (node === 0) return labText('trace-begins', { node, figures });
  if (!beginsIteration(recording, node)) return labText('trace-root', { node, figures });
  return labText('trace-iteration', { iteration: recording.iteration(node) + 1, node, figures });
}

/** Whether the search begins anew with this node. */
export const beginsIteration = (recording: Recording, node: number): boolean =>
  node > 0 && recording.iteration(node) !== recording.iteration(node - 1);

/** The figures of a node, each after the name that the strategy gives to it, but for those that are hidden. */
export const wordFigures = (
  recording: Recording,
  node: number,
  { puzzle, strategy, say }: Told,
  hidden: readonly string[] = [],
): string =>
  Object.entries(recording.figuresOf(node))
    .filter(([name]) => !hidden.includes(name))
    .map(([name, value]) => say(labText('trace-figure', { name: gaugeText(puzzle, strategy, name), value })))
    .join(', ');

/** How much of the search was recorded; `whole` is what is known of all of it. */
export function extentText({ count: nodes, counted, isComplete }: Recording, whole?: Whole): Text {
  if (isComplete) return labText('trace-all', { nodes, counted });
  // A solve that was stopped earlier than the recording tells nothing.
  if (!whole || (!whole.isExact && whole.counted <= counted)) return labText('trace-part-unknown', { nodes });
  return labText(whole.isExact ? 'trace-part' : 'trace-part-at-least', { nodes, counted, whole: whole.counted });
}
