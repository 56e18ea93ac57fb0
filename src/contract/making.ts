/** How new instances are made. */
import type { Parsed } from './notation.ts';
import type { Options, OptionTable } from './options.ts';
import type { Context } from './strategy.ts';
import type { Language, Text } from './text.ts';

export interface Wish {
  readonly seed: number;
  readonly difficulty?: string;
  readonly options: Options;
  /** The contents of files, by the attachment's id. */
  readonly attached?: Readonly<Record<string, string>>;
}

export interface Generator<Instance> {
  /** From the easiest to the hardest. */
  readonly difficulties: readonly { readonly id: string; readonly name: Text }[];
  readonly options: OptionTable;
  /** The options that an instance itself has, such as its size, to generate another one like it. */
  like?(instance: Instance): Options;
  /** Makes instances on the board of another one, such as a board that a person drew. */
  readonly on?: BoardMaker<Instance>;
  /** The options that suit readers of a language, where words are in it. */
  suits?(language: Language): Options;
  /** What no two instances of a batch may have in common. */
  key?(instance: Instance): string;
  /** The same wish always gives the same instance. */
  generate(wish: Wish, context: Context): Parsed<Instance> | Promise<Parsed<Instance>>;
}

export interface BoardMaker<Instance> {
  /** The options that name a board, which then has no other place to come from. */
  readonly inPlaceOf: readonly string[];
  /** Whether no such option names this board. */
  isNeeded(board: Instance): boolean;
  /** The same board and wish always give the same instance; what lies on the board is not looked at. */
  generate(board: Instance, wish: Wish, context: Context): Parsed<Instance> | Promise<Parsed<Instance>>;
}
