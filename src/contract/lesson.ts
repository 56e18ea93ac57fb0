/** Pages to read for people who learn how a search works, each with something to touch. */
import type { Options } from './options.ts';
import type { Goal } from './solve.ts';
import type { Dictionary, Text } from './text.ts';

/** One search of the puzzle: what is solved, and how. */
export interface LessonSearch {
  readonly text: string;
  readonly strategy: string;
  readonly goal?: Goal;
  readonly options?: Options;
}

/** `caption` says what to do with it, or what to look for. */
export type LessonBlock =
  | { readonly kind: 'heading' | 'words'; readonly text: Text }
  /** A search to step through, with its board and its tree. */
  | { readonly kind: 'watch'; readonly caption: Text; readonly search: LessonSearch }
  /** Searches that are run when a person asks for it: what each counts, side by side. */
  | { readonly kind: 'count'; readonly caption: Text; readonly searches: readonly LessonSearch[] }
  /** Two searches that branch alike, laid over each other. */
  | { readonly kind: 'merge'; readonly caption: Text; readonly searches: readonly [LessonSearch, LessonSearch] }
  /** Questions about a search, which the person answers in its place. */
  | {
      readonly kind: 'exercise';
      readonly caption: Text;
      readonly search: LessonSearch;
      readonly seed: number;
      readonly questions: number;
    };

/** What one puzzle contributes to a lesson; parts of the same lesson in several puzzles are one page. */
export interface Lesson {
  /** Kebab-case: a part of the address. */
  readonly id: string;
  /** Where it stands among all lessons, the lowest first. */
  readonly place: number;
  readonly title: Text;
  /** What a reader knows afterwards, in one sentence. */
  readonly summary: Text;
  readonly blocks: readonly LessonBlock[];
  /** Words the texts of this lesson; they are not among those of the puzzle, which every room loads. */
  readonly texts: Dictionary;
}
