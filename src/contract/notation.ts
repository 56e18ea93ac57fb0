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
