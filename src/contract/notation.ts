/** Text is the wire format: files, arguments, links, requests and fixtures all carry it. */
import type { Text } from './text.ts';

/** Where in a text something stands; lines and columns count from 1, columns in UTF-16 units. */
export interface Place {
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

/** What is wrong with something a person gave, and where. A value, never an exception. */
export interface Problem {
  readonly text: Text;
  readonly place?: Place;
}

export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

/** Reads and writes one kind of value. Law: `parse(format(v))` equals `v`. */
export interface Notation<T> {
  parse(text: string): Parsed<T>;
  format(value: T): string;
}

/** How instances are written. */
export interface InstanceNotation<Instance> extends Notation<Instance> {
  /** How an instance is written; shown beside the input. */
  readonly help: Text;
  /** Whether a text usually takes several lines, so that its field is that large. */
  readonly lines: 'one' | 'several';
  readonly attachments?: readonly Attachment[];
}

/** How solutions are written, and what they are. One takes one line: lists, files and pipes carry one a line. */
export interface SolutionNotation<Solution> extends Notation<Solution> {
  /** How an answer is written; shown beside its input. */
  readonly help: Text;
  /** A final position, or a sequence of moves that leads to one. */
  readonly kind: 'position' | 'moves';
  /** How a cost is worded ("14 moves"), where solutions have one; `untold` where people never see it. */
  readonly cost?: 'untold' | ((n: number) => Text);
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

/** The place of a stretch of text that begins at an index. */
export function placeAt(source: string, index: number, length: number): Place {
  const before = source.slice(0, index);
  return { line: before.split('\n').length, column: index - before.lastIndexOf('\n'), length };
}

/** A word as a message shows it: a very long one is cut. */
export const shown = (word: string): string => (word.length > 20 ? `${word.slice(0, 20)}…` : word);

export const parsed = <T>(value: T): Parsed<T> => ({ ok: true, value });

export const refused = (text: Text, place?: Place): { readonly ok: false; readonly problem: Problem } => ({
  ok: false,
  problem: place ? { text, place } : { text },
});
