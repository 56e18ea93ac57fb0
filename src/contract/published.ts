/** What documents have published about a puzzle, to be computed again. */
import type { Options } from './options.ts';
import type { Goal } from './solve.ts';
import type { Text } from './text.ts';

/** Which figure of a solve it is: a number of a kind, the first solution as text, or one of the strategy's own figures. */
export type Measure =
  | 'count'
  | 'nodes'
  | 'cost'
  | 'solution'
  | { readonly gauge: string }
  | { readonly explained: string };

/** One figure that a document published, and how it is computed again. */
export interface Published {
  /** The document, such as "Report A, 2025". */
  readonly report: Text;
  /** What the figure is, such as "iterations of its third case". */
  readonly what: Text;
  /** What is solved; for `explained`, only the text counts: the figure of that name is in the data of its explanation; a dot leads into a group. */
  readonly text: string;
  readonly strategy?: string;
  readonly goal?: Goal;
  readonly options?: Options;
  readonly measure: Measure;
  readonly value: number | string;
  /** Set where ours is rightly another one: which, and why. */
  readonly differs?: { readonly ours: number | string; readonly why: Text };
  /** How long the document says that it took, in milliseconds. */
  readonly milliseconds?: number;
  /** Set where computing it takes more than a second. */
  readonly isLong?: boolean;
}
