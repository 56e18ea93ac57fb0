/** Options as one table, from which command-line flags, forms and request checks are all made. */
import type { Text } from './text.ts';

/** One option: a switch, one of a few words, or a whole number. `summary` says what it does. */
export type OptionSpec =
  | { readonly kind: 'flag'; readonly default: boolean; readonly summary: Text }
  | {
      readonly kind: 'choice';
      readonly default: string;
      readonly summary: Text;
      readonly values: readonly { readonly id: string; readonly name: Text }[];
    }
  /** Without a default it may be left out, and then is not among the options. */
  | {
      readonly kind: 'number';
      readonly default?: number;
      readonly least: number;
      readonly most: number;
      readonly summary: Text;
    };

/** Names are kebab-case: they are flags and URL parameters as they stand. */
export type OptionTable = Readonly<Record<string, OptionSpec>>;
export type Options = Readonly<Record<string, boolean | string | number>>;
