/** What a puzzle is called, and its examples. */
import type { Lesson } from './lesson.ts';
import type { Options } from './options.ts';
import type { Published } from './published.ts';
import type { Goal } from './solve.ts';
import type { Language, Text } from './text.ts';

/** What a strategy must answer for an example. */
export interface Answer {
  /** The strategy asked; if omitted, every complete one that takes the instance. */
  readonly strategy?: string;
  readonly options?: Options;
  /** What is asked for; if omitted, every solution. */
  readonly goal?: Goal;
  readonly count: number;
  /** What the best solution costs; asked of strategies that promise the best. */
  readonly cost?: number;
  /** The first solution in the strategy's own order. */
  readonly first?: string;
  /** Exactly how many nodes it takes; given only for a named strategy. */
  readonly nodes?: number;
}

/** A menu entry and a golden test alike. */
export interface Example {
  readonly id: string;
  readonly text: string;
  readonly title: Text;
  /** Set where readers of this language should find it first, before they bring a puzzle of their own. */
  readonly firstFor?: Language;
  /** Where the instance and its answers come from. */
  readonly source: string;
  readonly answers: readonly Answer[];
}

/** A work by other authors that comes with a puzzle, such as a dictionary, under a licence of its own. */
export interface Notice {
  readonly title: Text;
  /** What it is used for, and how it was changed. */
  readonly use: Text;
  /** The licence by its short name, such as `LGPL-3.0`. */
  readonly licence: string;
  /** The notice or licence that must go with it, as its authors worded it. */
  readonly text: string;
}

export interface About {
  /** Folder name, command-line word and URL segment. */
  readonly id: string;
  readonly name: Text;
  readonly summary: Text;
  readonly examples: readonly Example[];
  /** Every figure that documents have published about this puzzle. */
  published?(): Promise<readonly Published[]>;
  /** Pages to read about how it is solved. */
  lessons?(): Promise<readonly Lesson[]>;
  /** What an about page shows. */
  notices?(): Promise<readonly Notice[]>;
}
