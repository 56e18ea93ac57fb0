/** What a comparison is made on: texts with names, each perhaps in several orders of its input. */
import { seededRandom } from '../../algorithms/random/random.ts';
import { type AnyPuzzle, type Parsed, parsed } from '../../contract/index.ts';
import type { Task } from './model.ts';

export interface Named {
  readonly name: string;
  readonly text: string;
}

export const examplesOf = ({ about }: AnyPuzzle): readonly Named[] =>
  about.examples.map(({ id, text }) => ({ name: id, text }));

/** A text as given, and in `orders` other orders drawn by the seed where its puzzle knows any. */
export function tasksOf(
  { instance, solving }: AnyPuzzle,
  { name, text }: Named,
  orders: number,
  seed: number,
): Parsed<readonly Task[]> {
  const read = instance.parse(text);
  if (!read.ok) return read;
  const size = solving.size?.of(read.value);
  const sized = size === undefined ? {} : { size };
  const random = seededRandom(seed);
  const reordered = Array.from({ length: solving.reorder ? orders : 0 }, (_, i): Task => {
    const other = solving.reorder!(read.value, random);
    return { name, text: instance.format(other), order: i + 1, ...sized };
  });
  return parsed([{ name, text, order: 0, ...sized }, ...reordered]);
}
