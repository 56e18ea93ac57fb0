/**
 * What crosses the wire between the API and programs elsewhere: plain JSON. The schemas that check it and describe it
 * (`src/api/schemas`) have these types, which need no package.
 */
import type { Ending, Goal, Options, Plain, Stats } from '../contract/index.ts';

/** A sentence in the language of the request; the code is the same in every language. */
export interface Sentence {
  readonly code: string;
  readonly message: string;
}

/** What is wrong with a text; lines and columns count from 1. */
export interface Fault extends Sentence {
  readonly line?: number;
  readonly column?: number;
}

/** What a search may spend. The server has limits of its own, and the smaller one counts. */
export interface BudgetRequest {
  readonly solutions?: number;
  readonly milliseconds?: number;
  readonly nodes?: number;
}

/** A puzzle by its id or a short word for it, and an instance of it in its own notation. */
export interface TextRequest {
  readonly puzzle: string;
  readonly text: string;
}

export interface SolveRequest extends TextRequest {
  readonly strategy?: string;
  readonly goal?: Goal;
  /** Options of the strategy. */
  readonly options?: Options;
  readonly budget?: BudgetRequest;
}

export interface CheckRequest extends TextRequest {
  /** The solution to judge. */
  readonly answer: string;
}

export type ExplainRequest = TextRequest;

export interface HintRequest extends TextRequest {
  /** From 1, a nudge, to the whole answer; 1 where it is left out. */
  readonly level?: number;
}

export interface PickRequest extends TextRequest {
  /** Which of all solutions, from 1; without it one is drawn. */
  readonly number?: number;
  /** The same seed draws the same solution. */
  readonly seed?: number;
}

export interface GenerateRequest {
  readonly puzzle: string;
  /** The same seed makes the same puzzle; without it one is drawn. */
  readonly seed?: number;
  readonly difficulty?: string;
  readonly options?: Options;
  /** A text whose board the new puzzle gets, where the puzzle takes boards. */
  readonly on?: string;
  /** The contents of files, by the attachment's id. */
  readonly attached?: Readonly<Record<string, string>>;
}

/** Strategies on one position, each once. */
export interface CompareRequest extends TextRequest {
  /** All of the puzzle's where they are left out. */
  readonly strategies?: readonly string[];
  readonly goal?: Goal;
  /** The time of each. */
  readonly milliseconds?: number;
}

export interface SolveAnswer {
  readonly puzzle: string;
  /** The instance as it was solved, in Teka's own writing. */
  readonly text: string;
  readonly strategy: string;
  readonly goal: Goal;
  readonly ending: Ending;
  /** Whether `count` is proven to be all there is, or the solution to be the best. */
  readonly proven: boolean;
  readonly count: number;
  /** In the order found; with the goal `best`, only the best; with `count`, none. */
  readonly solutions: readonly string[];
  /** What the one solution costs, where the puzzle has costs. */
  readonly cost?: number;
  /** The closest thing to a solution where none was found. */
  readonly nearest?: { readonly text: string; readonly problems: readonly Sentence[] };
  readonly note?: Sentence;
  /** How it ended, in one sentence. */
  readonly message: string;
  readonly stats: Stats;
}

export interface CheckAnswer {
  readonly puzzle: string;
  readonly right: boolean;
  readonly problems: readonly Fault[];
  readonly cost?: number;
}

export interface ExplainAnswer {
  readonly puzzle: string;
  readonly verdict: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly figures?: {
    readonly columns: readonly string[];
    readonly rows: readonly (readonly (number | string)[])[];
  };
  readonly data?: Readonly<Record<string, Plain>>;
}

export interface HintAnswer {
  readonly puzzle: string;
  readonly level: number;
  readonly levels: number;
  readonly kind: string;
  readonly hint: string;
  /** What it reveals, in the notation of solutions. */
  readonly show?: string;
  readonly data?: Readonly<Record<string, Plain>>;
}

export interface PickAnswer {
  readonly puzzle: string;
  readonly count: number;
  /** Both are left out where there is no solution. */
  readonly number?: number;
  readonly solution?: string;
}

export interface GenerateAnswer {
  readonly puzzle: string;
  readonly seed: number;
  readonly difficulty?: string;
  readonly text: string;
}

/** What became of one strategy. */
export interface ComparedRun {
  readonly strategy: string;
  readonly status: ComparedStatus;
  /** Why it cannot be used, or how it failed. */
  readonly why?: string;
  readonly count: number;
  readonly cost?: number;
  readonly nodes: number;
  readonly milliseconds: number;
  readonly prepareMilliseconds: number;
}

export type ComparedStatus =
  | 'solved'
  | 'proven none'
  | 'not proven'
  | 'timeout'
  | 'out of memory'
  | 'not applicable'
  | 'wrong'
  | 'crashed';

export interface CompareAnswer {
  readonly puzzle: string;
  readonly goal: Goal;
  readonly runs: readonly ComparedRun[];
  /** Whether all that came to a proof tell the same. */
  readonly agree: boolean;
}

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** One option of a strategy or of a generator. */
export interface OptionAbout {
  readonly name: string;
  readonly kind: 'flag' | 'choice' | 'number';
  readonly summary: string;
  readonly default?: boolean | string | number;
  readonly values?: readonly Named[];
  readonly least?: number;
  readonly most?: number;
}

export interface StrategyAbout extends Named {
  readonly summary: string;
  /** What one node is. */
  readonly node: string;
  readonly source: string;
  /** Whether it finds every solution, and whether it finds the best. */
  readonly complete: boolean;
  readonly optimal: boolean;
  readonly options: readonly OptionAbout[];
}

export interface PuzzleSummary extends Named {
  /** Short words for it. */
  readonly aliases: readonly string[];
  readonly summary: string;
}

/** What can be asked of a puzzle besides solving and checking. */
export type Offer = 'explain' | 'hint' | 'pick' | 'generate';

export interface PuzzleAbout extends PuzzleSummary {
  readonly notation: { readonly instance: string; readonly solution: string };
  readonly solutions: 'position' | 'moves';
  /** What is searched for where a request names no goal. */
  readonly goal: Goal;
  readonly offers: readonly Offer[];
  readonly strategies: readonly StrategyAbout[];
  readonly examples: readonly { readonly id: string; readonly title: string; readonly text: string }[];
  readonly generator?: { readonly difficulties: readonly Named[]; readonly options: readonly OptionAbout[] };
  /** Files that `generate` takes as `attached`. */
  readonly attachments: readonly (Named & { readonly summary: string })[];
}

/** How far a search is. */
export interface Progress {
  readonly count: number;
  readonly stats: Stats;
}

export interface JobAnswer {
  readonly id: string;
  readonly state: 'waiting' | 'running' | 'ended' | 'refused' | 'failed';
  /** When it was asked for, and when it ended; ISO 8601. */
  readonly created: string;
  readonly ended?: string;
  readonly progress?: Progress;
  /** Where it has ended. */
  readonly result?: SolveAnswer;
  /** Where it was refused, or failed. */
  readonly problem?: ProblemDetails;
}

/** An event of a job. The last one is `ended`, `refused` or `failed`. */
export type JobEvent =
  | { readonly type: 'started'; readonly text: string; readonly strategy: string; readonly goal: Goal }
  | ({ readonly type: 'progress' } & Progress)
  | { readonly type: 'solutions'; readonly texts: readonly string[] }
  /** The result without the solutions, which came before it. */
  | ({ readonly type: 'ended' } & Omit<SolveAnswer, 'solutions'>)
  | { readonly type: 'refused' | 'failed'; readonly problem: ProblemDetails };

/** Problem details as in RFC 9457, with Teka's own code and place. */
export interface ProblemDetails {
  /** What kind of problem it is, as an address that explains it. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  /** One sentence: what is wrong, and what to do. */
  readonly detail: string;
  readonly code: string;
  /** The field of the request that it is about, such as `budget.nodes`. */
  readonly field?: string;
  /** The place in that field, or in the body where it is not JSON. */
  readonly line?: number;
  readonly column?: number;
}
