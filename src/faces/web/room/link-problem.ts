/** Says what of a link could not be restored, since silently opening something else would mislead. */
import { type AnyPuzzle, goals, type Text } from '../../../contract/index.ts';
import { readOptions } from '../../../engine/options.ts';
import { engineText } from '../../../engine/texts.ts';
import type { RoomLink } from '../route.ts';
import type { Inputs } from './inputs.ts';

export function linkProblem(puzzle: AnyPuzzle, link: RoomLink, inputs: Inputs): Text | undefined {
  const { strategies } = puzzle;
  if (link.strategy !== undefined && !strategies.some((s) => s.id === link.strategy)) {
    return engineText('unknown-strategy', { word: link.strategy, known: strategies.map((s) => s.id).join(', ') });
  }
  if (link.goal !== undefined && !inputs.goals.some((g) => g === link.goal)) {
    return engineText('unknown-goal', { word: link.goal, known: goals.join(', ') });
  }
  const options = readOptions(inputs.strategy.peek().options ?? {}, link.options);
  return options.ok ? undefined : options.problem.text;
}
