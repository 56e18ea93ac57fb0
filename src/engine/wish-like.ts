/** What is wished for to get other puzzles like one that is there: on its board, with its files. */
import type { AnyPuzzle, Options } from '../contract/index.ts';
import type { Question } from './ask.ts';
import { attachedIn } from './attached.ts';

export type Likeness = Pick<Extract<Question, { ask: 'generate' }>, 'options' | 'on' | 'attached'>;

/** `options` count but for those that name a board, where none of them names this one; elsewhere they say which. */
export function wishLike(puzzle: AnyPuzzle, text: string, options: Options, isElsewhere = false): Likeness {
  const { making, instance } = puzzle;
  const attached = attachedIn(puzzle, text);
  const read = making?.on && !isElsewhere ? instance.parse(text) : undefined;
  if (!read?.ok || !making?.on?.isNeeded(read.value)) return { options, ...attached };
  return { options: withoutBoard(puzzle, options), on: text, ...attached };
}

/** The options, or a table of them, without those that name a board. */
export const withoutBoard = <T>(
  { making }: AnyPuzzle,
  options: Readonly<Record<string, T>>,
): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(options).filter(([name]) => !making?.on?.inPlaceOf.includes(name)));
