/** What the compiler knows of the puzzles: their names, and the types that belong to each. */
import type { AnyPuzzle, Explanation, Hint, Puzzle } from '../contract/index.ts';
import type { Listed } from '../puzzles/catalogue.ts';

/** A puzzle's own name. */
export type PuzzleId = Listed['id'];

/** A puzzle's own name, or a short word for it. */
export type PuzzleName = PuzzleId | Listed['aliases'][number];

/** A name that a program may only know when it runs; editors suggest those of this package. */
export type AnyName = PuzzleName | (string & {});

type EntryOf<Name extends string> = Listed extends infer Entry
  ? Entry extends Listed
    ? Name extends Entry['id'] | Entry['aliases'][number]
      ? Entry
      : never
    : never
  : never;

/** The puzzle that a name stands for, with its own types; any puzzle where the compiler does not know the name. */
export type PuzzleOf<Name extends string> = [EntryOf<Name>] extends [never]
  ? AnyPuzzle
  : Awaited<ReturnType<EntryOf<Name>['load']>>;

/** The own name of the puzzle that a name stands for. */
export type IdOf<Name extends string> = [EntryOf<Name>] extends [never] ? string : EntryOf<Name>['id'];

type Parts<Name extends string> =
  PuzzleOf<Name> extends Puzzle<infer Instance, infer Solution, infer OwnHint, infer OwnExplanation>
    ? { instance: Instance; solution: Solution; hint: OwnHint; explanation: OwnExplanation }
    : { instance: unknown; solution: unknown; hint: Hint; explanation: Explanation };

/** What an instance of this puzzle is, as a value. */
export type InstanceOf<Name extends string> = Parts<Name>['instance'];
/** What a solution of this puzzle is, as a value. */
export type SolutionOf<Name extends string> = Parts<Name>['solution'];
/** What a hint of this puzzle is, before it is worded. */
export type HintOf<Name extends string> = Parts<Name>['hint'];
/** What an explanation of this puzzle is, before it is worded. */
export type ExplanationOf<Name extends string> = Parts<Name>['explanation'];

/**
 * A puzzle to ask about: its name and its text. What a builder makes is one, and so is what `generate` gives. It is plain JSON,
 * so it can be kept and sent as it is.
 */
export interface Asked<Name extends string = string> {
  readonly puzzle: Name;
  readonly text: string;
}
