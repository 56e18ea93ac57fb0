/** What helps a person with an instance: an explanation of it, and hints. */
import type { Scene } from './scene.ts';
import type { Context } from './strategy.ts';
import type { Text } from './text.ts';

/** One line of an explanation: what it is about, and what holds for it. */
export interface Fact {
  readonly label: Text;
  readonly value: Text;
}

/** Figures in columns, for what would take too many facts. */
export interface Figures {
  readonly columns: readonly Text[];
  readonly rows: readonly (readonly (number | string)[])[];
}

/** Anything that JSON can carry. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [name: string]: Plain };

/** A puzzle that says more in `data` extends this, and its own board reads what it says without a guess. */
export interface Explanation {
  /** The one sentence that matters most. */
  readonly verdict: Text;
  readonly facts: readonly Fact[];
  readonly figures?: Figures;
  /** What the sentences say, as values for other programs. */
  readonly data?: Readonly<Record<string, Plain>>;
  /** What the facts say, to look at. */
  readonly picture?: Scene;
}

/** One level of help; the list goes from a nudge to the whole answer. A puzzle may extend it as it may an explanation. */
export interface Hint {
  /** Kebab-case: what sort of help it is, in the puzzle's own words, for programs and boards. */
  readonly kind: string;
  /** What this level will tell, without telling it. */
  readonly offer: Text;
  readonly text: Text;
  /** What it reveals as a partial solution, in the solution's notation, for a board to show. */
  readonly show?: string;
  /** What the sentence says, as values. */
  readonly data?: Readonly<Record<string, Plain>>;
}

export interface Helping<Instance, OwnHint extends Hint = Hint, OwnExplanation extends Explanation = Explanation> {
  explain?(instance: Instance, context: Context): OwnExplanation | Promise<OwnExplanation>;
  hint?(instance: Instance, context: Context): readonly OwnHint[] | Promise<readonly OwnHint[]>;
}
