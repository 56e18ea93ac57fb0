/**
 * What a puzzle's own board on the page is given. A puzzle has one by exporting a `BoardModule` from
 * `src/puzzles/<id>/view/index.tsx`; the room finds it by that path and shows it in place of the bare picture.
 *
 * This file holds types only. It and what several boards use, in the folder `board` beside it, are all that a board may
 * import from the page.
 */
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import type {
  AnyPuzzle,
  Language,
  Options,
  Pose,
  Puzzle,
  SolveEvent,
  SolveRequest,
  Speaker,
  Worded,
} from '../../contract/index.ts';
import type { Question, Reply } from '../../engine/ask.ts';
import type { Steps } from './board/history.ts';
import type { Ladder } from './board/ladder.ts';
import type { Done, Tell } from './board/tell.ts';
import type { Watch } from './board/watch.ts';

/** What a person does in a room; the position goes along from one to the other. */
export type Mode = 'play' | 'solve' | 'watch' | 'compare';

/** Something beside the game: a panel of the board's own, or an act that needs none. */
export type Tool = {
  readonly id: string;
  readonly name: string;
  /** Set where the board has the button that opens it, so that it is not among the others too. */
  readonly isOnBoard?: boolean;
} & ({ content(): ComponentChildren } | { act(): void });

/** What can be taken back, made again and, where it can be, begun anew. */
export interface Travel {
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  undo(): Done;
  redo(): Done;
  startOver?(): Done;
  /** Where it is not said, a game that can be undone can be started over. */
  readonly canStartOver?: boolean;
  /** Where a point of the game can be saved, to try something from there. */
  readonly point?: Pick<Steps<unknown>, 'canReturn' | 'save'> & { goBack(): Done };
}

/** What a board puts into the frame of its room. */
export interface FrameProps {
  /** The current position as a text of the puzzle, which is solved, watched and compared; else the instance. */
  readonly position?: ReadonlySignal<string> | undefined;
  readonly game?: Travel | undefined;
  readonly tell?: Tell | undefined;
  /** Help with the position. */
  readonly hints?: Ladder | undefined;
  /** What the panel of hints holds, in place of the plain ladder. */
  readonly hintPanel?: ComponentChildren;
  /** What the panel of new puzzles holds, in place of the plain form. */
  readonly newPanel?: ComponentChildren;
  /** Words the button that makes a new puzzle. */
  readonly newLabel?: string | undefined;
  /** Makes a new puzzle where the board has the controls of what it is like, so that they are not in the form too. */
  dealAlike?: (() => Promise<void>) | undefined;
  readonly tools?: readonly Tool[] | undefined;
  /** Enters a puzzle by hand, in place of the board. */
  readonly editor?: ComponentChildren;
  /** What the board tells of the puzzle while it is solved, beside what every room has. */
  readonly solve?: ComponentChildren;
  /** Set where the board has the controls of rules that a text can name, so that they are not among the options too. */
  readonly ownRules?: boolean | undefined;
  /** Set while the board keeps the answers of a game in play to itself: what tells them all is then asked for by name. */
  readonly isSecret?: boolean | undefined;
  /** Set where the board is drawn on or acted on while something stands beside it: it needs most of a phone's screen. */
  readonly isDrawnOn?: boolean | undefined;
  /** A search that the board draws by itself; where there is none, the frame shows pictures of it. */
  readonly watch?: Watch | undefined;
  /** What an answer is made of, for a row of buttons below the field that an answer is written in. */
  readonly answerKeys?: readonly string[] | undefined;
  /** A list of keys and gestures. */
  readonly keys?: ComponentChildren;
  /** Above the board: what to do, the clock, the moves. */
  readonly head?: ComponentChildren;
  /** Below the board, in a line that keeps its height. */
  readonly status?: ComponentChildren;
  readonly children: ComponentChildren;
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
  /** The person has just solved the instance, for their history; what was found solved does not count. */
  finished(game: Finished): void;
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
  /**
   * Puts a new puzzle in the place of this one, of the difficulty and by the options chosen last, which may be chosen now;
   * where none can be made, the panel that makes one says why.
   */
  deal(options?: Options, difficulty?: string): Promise<void>;
  /** Whether a new puzzle is being made. */
  readonly isDealing: ReadonlySignal<boolean>;
  readonly mode: Signal<Mode>;
  /** Which panel of a game is open: `hint`, `new`, `check`, `more`, or a tool by its id. */
  readonly panel: Signal<string | undefined>;
  /** Whether a puzzle is entered by hand, in place of the board. */
  readonly isEditing: Signal<boolean>;
  /** The frame of the room; a board draws itself inside. */
  readonly Frame: ComponentType<FrameProps>;
  /** The picture of the chosen solution in place of the board, for a board that does not draw it; with a way back. */
  readonly OnShow: ComponentType<OnShowProps>;
  /** Runs a solve in the room's worker for questions, beside the solve of the person; resolves with its last event. */
  solve(request: Omit<SolveRequest, 'puzzle'>, listener?: (event: SolveEvent) => void): Asking<SolveEvent>;
  /**
   * Puts another text in place of the person's, which is kept: what they drew or changed on the board. A step of a longer
   * drawing lets the text before it go.
   */
  write(text: string, step?: boolean): void;
  /** The solution chosen in the list of results, if one is. The board alone shows it, with a way back to the person's own. */
  readonly chosen: ReadonlySignal<string | undefined>;
  /** How often a person has chosen one there, so that a board notices when the same one is chosen again. */
  readonly choices: ReadonlySignal<number>;
  /** Whether it is proven that there is no better one. */
  readonly chosenIsBest: ReadonlySignal<boolean>;
  /** What stands on the board beside the instance, in its own writing: the browser keeps it, a share link carries it. */
  readonly state: Signal<string>;
}

/** How a game ended that a person has solved. */
export interface Finished {
  /** The time that the board itself counts; else the room's own count stands. */
  readonly milliseconds?: number;
  readonly moves?: number;
  /** Whether a whole solution was taken over. */
  readonly isShown?: boolean;
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
}

/** How what two devices have kept of a board is put together, by the names that it is kept by: `view/kept.ts` may say so. */
export interface KeptModule {
  readonly merges: Readonly<Record<string, (mine: unknown, theirs: unknown) => unknown>>;
}

/**
 * A small game on the moving picture of the home page: `view/taste.ts` of a puzzle may export one. It is loaded when a
 * person first touches the picture, and goes on from the frame that stands then.
 */
export interface TasteModule {
  /** What can be done with it, for those who do not see it. */
  readonly help: Worded;
  begin(frame: number): Taste;
}

export interface Taste {
  /** The actors of the poster as they stand. */
  poses(): readonly Pose[];
  /** Presses a point of the picture, or a key; what happened, or nothing. */
  press(x: number, y: number): Worded | undefined;
  key(name: string): Worded | undefined;
  isDone(): boolean;
  /** The position as a text of the puzzle. */
  text(): string;
}

export interface OnShowProps {
  /** Set while the board draws the chosen solution after all. */
  readonly isDrawn?: boolean | undefined;
  readonly children: ComponentChildren;
}
