/** What a program can ask for: the same functions over this thread, a worker or a pool of them. */
import type { Budget, Ending, Goal, Language, Options, SolveEvent, Stats, Trace, Wish } from '../contract/index.ts';
import type { Complaint } from './error.ts';
import type { AnyName, Asked, ExplanationOf, HintOf, IdOf } from './names.ts';
import type { Signal } from './signal.ts';
import type { ToldExplanation, ToldHint } from './told.ts';

/** What every call takes. */
export interface Settings {
  /** Cancels the work; the call rejects with the signal's reason. An `AbortSignal` is one. */
  readonly signal?: Signal | undefined;
  /** The language of sentences, English unless it says otherwise. */
  readonly language?: Language | undefined;
}

/** What a call with one answer takes. */
export interface AskSettings extends Settings {
  /** When the time is over, the call rejects with the code `out-of-time`. */
  readonly budget?: Pick<Budget, 'milliseconds'> | undefined;
}

/** How something is searched. What is left out is chosen to suit the instance. */
export interface SearchSettings extends Settings {
  readonly strategy?: string | undefined;
  readonly goal?: Goal | undefined;
  readonly options?: Options | undefined;
}

export interface SolveSettings extends SearchSettings {
  /** What the search may spend. One that is over ends the search, and is no error. */
  readonly budget?: Budget | undefined;
  /** Hears everything that happens, as plain JSON. */
  readonly onEvent?: ((event: SolveEvent) => void) | undefined;
}

/** How a search ended. */
export interface Result {
  readonly count: number;
  /** Whether `count` is proven to be all there is or, with goal `best`, the solution to be the best. */
  readonly proven: boolean;
  readonly ending: Ending;
  /** The ending in one sentence. */
  readonly words: string;
  /** Which method the strategy chose, or why there can be no solution. */
  readonly note?: string;
  /** The closest thing to a solution where none was found, and why it is not one. */
  readonly nearest?: { readonly text: string; readonly problems: readonly Complaint[] };
  readonly strategy: string;
  readonly goal: Goal;
  /** The instance as it was solved, by the rules that the options put in force. */
  readonly text: string;
  readonly stats: Stats;
}

export interface Solved extends Result {
  /** Each was verified by a judge that shares no code with the search. Of goal `best`, the best one; of `count`, none. */
  readonly solutions: readonly string[];
}

/** What to make. The same seed makes the same puzzle; without one, it is drawn. */
export interface GenerateWish<Name extends string = string> extends Partial<Wish> {
  readonly puzzle: Name;
}

export interface Generated<Name extends string = string> extends Asked<Name> {
  readonly seed: number;
}

export interface Checked {
  readonly right: boolean;
  /** Everything that is wrong with the answer. */
  readonly problems: readonly Complaint[];
  /** What a right answer costs, where the puzzle has a word for it. */
  readonly cost?: number;
}

/** One of all solutions. */
export interface Picked {
  /** How many there are. */
  readonly count: number;
  readonly index: number;
  /** Left out where no solution has this number. */
  readonly solution?: string;
}

/** Everything rejects with a `TekaError` where something given cannot be worked with. */
export interface Teka {
  /** Solves, and resolves when the search is over, with all that it found. */
  solve<const Name extends AnyName>(asked: Asked<Name>, settings?: SolveSettings): Promise<Solved>;

  /**
   * Solutions one by one, in the order found: all of them, or better and better ones where a puzzle has endlessly many. The search
   * begins with the first `next`, does not run far ahead of the reader, and is cancelled when the reader leaves the loop.
   */
  solutions<const Name extends AnyName>(
    asked: Asked<Name>,
    settings?: SolveSettings,
  ): AsyncGenerator<string, Result, undefined>;

  /** Judges an answer by the rules, independently of every strategy. */
  check<const Name extends AnyName>(asked: Asked<Name>, answer: string, settings?: AskSettings): Promise<Checked>;

  /** Help in steps, from a nudge to the whole answer. */
  hint<const Name extends AnyName>(
    asked: Asked<Name>,
    settings?: AskSettings,
  ): Promise<readonly ToldHint<HintOf<Name>>[]>;

  /** What can be said about a puzzle, such as why it has no solution. */
  explain<const Name extends AnyName>(
    asked: Asked<Name>,
    settings?: AskSettings,
  ): Promise<ToldExplanation<ExplanationOf<Name>>>;

  /** A new puzzle, which can be asked about as it is. */
  generate<const Name extends AnyName>(
    wish: GenerateWish<Name>,
    settings?: AskSettings,
  ): Promise<Generated<IdOf<Name>>>;

  /** A search node by node: each when it is made, and again when its fate is known. Taking no more of it cancels it. */
  watch<const Name extends AnyName>(
    asked: Asked<Name>,
    settings?: SearchSettings,
  ): AsyncGenerator<Trace<string>, void, undefined>;

  /** One of all solutions, by its number from 0 or drawn evenly by a seed, without listing the others. */
  pick<const Name extends AnyName>(
    asked: Asked<Name>,
    which?: { readonly index?: number; readonly seed?: number },
    settings?: AskSettings,
  ): Promise<Picked>;

  /** Ends the workers and cancels what they do. They also end by themselves with the program; a later call starts new ones. */
  close(): void;
}
