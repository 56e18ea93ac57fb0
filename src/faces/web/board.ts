/**
 * What a puzzle's own board on the page is given. A puzzle has one by exporting a `BoardModule` from
 * `src/puzzles/<id>/view/index.tsx`; the room finds it by that path and shows it in place of the bare picture.
 *
 * This file holds types only. It and what several boards use, in the folder `board` beside it, are all that a board may
 * import from the page.
 */
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { AnyPuzzle, Language, Puzzle, SolveEvent, SolveRequest, Speaker } from '../../contract/index.ts';
import type { Question, Reply } from '../../engine/ask.ts';

/** Panels of the room that a board may place itself; the room shows the ones it leaves. */
export type PartName = 'generate' | 'hint' | 'check';

/** Panels ready to be placed. One for something that the puzzle does not offer shows nothing. */
export interface Parts {
  /** Difficulty, options and a button that replaces the puzzle by a new one; `label` words the button. */
  readonly Generate: ComponentType<{ label?: string }>;
  /** Help, revealed level by level. */
  readonly Hints: ComponentType;
  /** A field for the person's own answer; `label` words the field. */
  readonly Check: ComponentType<{ label?: string }>;
}

/** What a puzzle's board, which knows the puzzle's own types, asks the room's worker. */
export interface Asker<P extends AnyPuzzle = AnyPuzzle> {
  readonly puzzle: P;
  /** Asks the room's worker; a board that no longer waits for the reply should `cancel` it to save the work. */
  ask<Q extends Question>(question: Q): Asking<GoodReply<P, Q['ask']> | Refusal>;
}

/** What a puzzle answers to one kind of question when all goes well. */
export type GoodReply<P extends AnyPuzzle, Kind extends Question['ask']> = Extract<
  P extends Puzzle<infer _I, infer _S, infer OwnHint, infer OwnExplanation> ? Reply<OwnHint, OwnExplanation> : never,
  { ask: Kind }
>;

export type Refusal = Extract<Reply, { ok: false }>;

type InstanceOf<P extends AnyPuzzle> = P extends Puzzle<infer Instance, infer _> ? Instance : never;

/** A board of one puzzle names it, as in `BoardProps<typeof thePuzzle>`. */
export interface BoardProps<P extends AnyPuzzle = AnyPuzzle> extends Asker<P> {
  /** The instance by the rules in force; the last good one while a person is typing, none when there never was one. */
  readonly instance: ReadonlySignal<InstanceOf<P> | undefined>;
  readonly language: ReadonlySignal<Language>;
  /** Words the puzzle's and the engine's texts in the current language. */
  readonly say: Speaker;
  /** Whether things may move by themselves. */
  readonly motion: ReadonlySignal<boolean>;
  /** Says a sentence to screen readers. */
  announce(sentence: string): void;
  /** A choice of this board that the browser remembers. */
  remembered<T extends string>(key: string, allowed: readonly T[], fallback: T): Signal<T>;
  /**
   * What a person gathers on this board, for all tabs together. `read` gets what JSON gave, which may be anything, and
   * nothing where nothing is kept.
   */
  kept<T>(key: string, read: (stored: unknown) => T): Kept<T>;
  /** Anything else that the browser keeps for this board: what was written last, also by another tab. */
  readonly memory: {
    recall(key: string): string | undefined;
    /** Says whether the value will be there on the next visit. */
    keep(key: string, value: string): boolean;
  };
  /** The difficulty that the instance was asked for with, empty for any; nothing where it was not made here. */
  readonly level: ReadonlySignal<string | undefined>;
  readonly parts: Parts;
  /** Runs a solve in the room's worker for questions, beside the solve of the person; resolves with its last event. */
  solve(request: Omit<SolveRequest, 'puzzle'>, hear?: (event: SolveEvent) => void): Asking<SolveEvent>;
  /**
   * Puts another text in place of the person's, which is kept: what they drew or changed on the board. A step of a longer
   * drawing lets the text before it go.
   */
  write(text: string, step?: boolean): void;
  /** The solution chosen in the list of results, if one is. */
  readonly chosen: ReadonlySignal<string | undefined>;
  /** How often a person has chosen one there, so that a board notices when the same one is chosen again. */
  readonly choices: ReadonlySignal<number>;
  /** Whether it is proven that there is no better one. */
  readonly chosenIsBest: ReadonlySignal<boolean>;
  /** What stands on the board beside the instance, in its own writing: the browser keeps it, a share link carries it. */
  readonly state: Signal<string>;
}

/** A value that all tabs of a browser share. */
export interface Kept<T> {
  /** As it is now, whichever tab has changed it. */
  readonly value: ReadonlySignal<T>;
  /** Changes what is kept now, also where another tab has kept it since it was read here. */
  update(change: (now: T) => T): void;
}

export interface Asking<T> {
  readonly done: Promise<T>;
  cancel(): void;
}

export interface BoardModule {
  readonly Board: ComponentType<BoardProps>;
  /** The parts that the board places itself. */
  readonly places: readonly PartName[];
  /** Set where the board plays the chosen solution itself, so that the results need no picture of it. */
  readonly showsChosen?: boolean;
}
