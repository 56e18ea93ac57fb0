/** A puzzle family: one folder exporting one of these. Faces, hosts and the engine know nothing else about it. */
import type { About } from './about.ts';
import type { Explanation, Helping, Hint } from './helping.ts';
import type { Judge, Playing } from './judge.ts';
import type { Generator } from './making.ts';
import type { InstanceNotation, SolutionNotation } from './notation.ts';
import type { Showing } from './showing.ts';
import type { Solving } from './solving.ts';
import type { Strategy } from './strategy.ts';
import type { Dictionary } from './text.ts';

/** Its members in groups; a puzzle leaves out the groups that it has nothing for. */
export interface Puzzle<
  Instance,
  Solution,
  OwnHint extends Hint = Hint,
  OwnExplanation extends Explanation = Explanation,
> {
  readonly about: About;
  readonly texts: Dictionary;
  readonly instance: InstanceNotation<Instance>;
  readonly solution: SolutionNotation<Solution>;
  judge(instance: Instance): Promise<Judge<Instance, Solution>>;
  readonly solving: Solving<Instance, Solution>;
  readonly showing: Showing<Instance, Solution>;
  readonly helping?: Helping<Instance, OwnHint, OwnExplanation>;
  readonly making?: Generator<Instance>;
  /** Where the puzzle is played by typed moves; each position's judge then has `play`. */
  readonly playing?: Playing;
}

/** A puzzle whose instance and solution types are of no concern outside its folder. */
export type AnyPuzzle = Puzzle<unknown, unknown>;
export type AnyStrategy = Strategy<unknown, unknown>;

/** What is known of a puzzle before it is loaded: its id, and the short words people call it by. */
export interface CatalogueEntry {
  readonly id: string;
  readonly aliases: readonly string[];
  load(): Promise<AnyPuzzle>;
}
