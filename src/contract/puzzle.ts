/** A puzzle family: one folder exporting one of these. Faces, hosts and the engine know nothing else about it. */
import type { Notation, Parsed, Problem } from './notation.ts';
import type { Options, OptionTable } from './options.ts';
import type { Scene } from './scene.ts';
import type { Goal } from './solve.ts';
import type { Context, Strategy } from './strategy.ts';
import type { Dictionary, Text } from './text.ts';

/** What a strategy must answer for an example. */
export interface Answer {
  /** The strategy asked; every complete one that takes the instance where left out. */
  readonly strategy?: string;
  readonly options?: Options;
  /** What is asked for; every solution where left out. */
  readonly goal?: Goal;
  readonly count: number;
  /** What the best solution costs; asked of strategies that promise the best. */
  readonly cost?: number;
  /** The first solution in the strategy's own order. */
  readonly first?: string;
  /** Exactly how many nodes it takes; told only of a named strategy. */
  readonly nodes?: number;
}

/** A menu entry and a golden test alike. */
export interface Example {
  readonly id: string;
  readonly text: string;
  readonly title: Text;
  /** Where the instance and its answers come from. */
  readonly source: string;
  readonly answers: readonly Answer[];
}

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
  /** What it tells as a partial solution, in the solution's notation, for a board to show. */
  readonly show?: string;
  /** What the sentence says, as values. */
  readonly data?: Readonly<Record<string, Plain>>;
}

/** All solutions of an instance as a numbered list that is never written out. */
export interface Atlas<Solution> {
  readonly count: number;
  /** The solution with this number, from 0. */
  at(index: number): Solution;
}

/** One character of a solution laid out over several lines; those with the same tint belong together. */
export interface Mark {
  readonly text: string;
  readonly tint?: number;
}

/** The arrow keys of a keyboard. */
export type Arrow = 'up' | 'right' | 'down' | 'left';

/** How a person types moves, whatever the position. */
export interface Moves {
  /** How a move is written. A single small letter is never one: faces use those as commands. */
  readonly help: Text;
  /** Whether a move names a row and a column, so that a board has them numbered. */
  readonly byPlace?: boolean;
  /** The move that an arrow key stands for, where moves have a direction. */
  arrow?(key: Arrow): string;
}

/** One position, as it is played move by move. */
export interface Play<Instance, Solution> {
  /** The position after a move, or why it cannot be made. */
  move(typed: string): Parsed<Instance>;
  /** Whether the position is a complete and right one. */
  finished(): boolean;
  /** What to say below the board because the board does not show it, such as words found outside it. */
  status?(): Text | undefined;
  /** For a solution that is a row of moves: this position and the one after each move, as the instance counts moves. */
  course?(solution: Solution): readonly Instance[];
  /** The row of moves that a typed move stands for, where players may write it differently than a solution does. */
  way?(typed: string): Parsed<Solution>;
}

/**
 * What judges and plays one instance. Everything it must know, such as a dictionary, is loaded when it exists: there is no
 * other way to judge, and so no order of calls to get wrong.
 */
export interface Judge<Instance, Solution> {
  /** Empty when right. Shares no code with the strategies. */
  verify(solution: Solution): readonly Problem[];
  /** Two solutions with the same key are the same one; the shared suite holds strategies to the same keys. */
  key(solution: Solution): string;
  /** The cost to minimise, by the rules of the instance; where the puzzle has costs. */
  cost?(solution: Solution): number;
  /** Where the puzzle is played by moves. */
  readonly play?: Play<Instance, Solution>;
}

/** How solutions are written, and what they are. */
export interface SolutionNotation<Solution> extends Notation<Solution> {
  /** A final position, or a row of moves that leads to one. */
  readonly kind: 'position' | 'moves';
  /** How a cost is worded ("14 moves"), where solutions have one; `untold` where people never see it. */
  readonly cost?: 'untold' | ((n: number) => Text);
}

/** How instances are written. */
export interface InstanceNotation<Instance> extends Notation<Instance> {
  /** Whether a text usually takes several lines, so that its field is that large. */
  readonly lines: 'one' | 'several';
}

/** What a person brings as a separate file, such as a list of words; it becomes part of the text. */
export interface Attachment {
  /** Kebab-case: the flag that names the file, as it stands. */
  readonly id: string;
  /** In two or three words, for a button. */
  readonly name: Text;
  /** What the file holds. */
  readonly summary: Text;
  /** The text with the file's content in it, in place of one that was there; a problem's place is in the file. */
  attach(text: string, content: string): Parsed<string>;
  /** The attached content in a text, as such a file would hold it, to make another puzzle with the same file. */
  contentOf?(text: string): string | undefined;
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
  /** What no two instances of a batch may have in common. */
  key?(instance: Instance): string;
  /** The same wish always gives the same instance. */
  generate(wish: Wish, context: Context): Parsed<Instance> | Promise<Parsed<Instance>>;
}

export interface Puzzle<
  Instance,
  Solution,
  OwnHint extends Hint = Hint,
  OwnExplanation extends Explanation = Explanation,
> {
  /** Folder name, command-line word and URL segment. */
  readonly id: string;
  readonly name: Text;
  readonly summary: Text;
  /** How an instance, and an answer, is written; shown beside the input. */
  readonly help: { readonly instance: Text; readonly solution: Text };
  readonly texts: Dictionary;
  readonly examples: readonly Example[];
  /** The first one that takes an instance is its default. */
  readonly strategies: readonly Strategy<Instance, Solution>[];
  /** The goal unless a request names one: what suits the instance, or the puzzle while there is no instance yet. */
  goal(instance?: Instance): Goal;
  readonly instance: InstanceNotation<Instance>;
  /** A solution is written on one line: lists, files and pipes carry one a line. */
  readonly solution: SolutionNotation<Solution>;
  readonly attachments?: readonly Attachment[];
  judge(instance: Instance): Promise<Judge<Instance, Solution>>;
  /** Frames, from the bare instance to the finished solution. */
  depict(instance: Instance, solution?: Solution): readonly Scene[];
  explain?(instance: Instance, context: Context): OwnExplanation | Promise<OwnExplanation>;
  hint?(instance: Instance, context: Context): readonly OwnHint[] | Promise<readonly OwnHint[]>;
  /** Solutions by their number; a refusal where there are too many ways to keep count of. */
  atlas?(instance: Instance, context: Context): Parsed<Atlas<Solution>> | Promise<Parsed<Atlas<Solution>>>;
  /** A solution, or the bare instance, as lines for a terminal and a text file, where one line is hard to read. */
  layout?(instance: Instance, solution?: Solution): readonly (readonly Mark[])[];
  readonly generator?: Generator<Instance>;
  /** Where the puzzle is played by typed moves; each position's judge then has `play`. */
  readonly moves?: Moves;
  /** What an about page shows. */
  notices?(): Promise<readonly Notice[]>;
}

/** A puzzle whose instance and solution types are of no concern outside its folder. */
export type AnyPuzzle = Puzzle<unknown, unknown>;
export type AnyStrategy = Strategy<unknown, unknown>;

/** What is known of a puzzle before it is loaded: its id, and the short words people call it by. */
export interface CatalogueEntry {
  readonly id: string;
  readonly aliases: readonly string[];
  load(): Promise<AnyPuzzle>;
}
