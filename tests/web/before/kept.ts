/** The parts of one puzzle in what was made before, for tests that read them without a page. */
import { createMemory } from '../../../src/faces/web/store.ts';
import { catalogue } from '../../../src/puzzles/catalogue.ts';
import { before, type LinkBefore, links } from './fixtures.ts';

export const puzzleOf = (id: string) => catalogue.find((entry) => entry.id === id)!.load();

export const linksOf = (puzzle: string) => links.filter((link) => link.puzzle === puzzle);

export async function instanceOf<T>({ puzzle, link }: LinkBefore): Promise<T> {
  const { instance } = await puzzleOf(puzzle);
  const read = instance.parse(link.text ?? '');
  if (!read.ok) throw new Error(`${puzzle} no longer reads ${link.text}`);
  return read.value as T;
}

export const memory = createMemory(() => ({ getItem: (key) => before.kept[key] ?? null, setItem: () => undefined }));

/** What the browser had kept for a board. */
export const keptFor = (puzzle: string) => ({
  kept: <T>(key: string, read: (stored: unknown) => T) => memory.kept(`${puzzle}:${key}`, read),
  memory: { recall: (key: string) => memory.recall(`${puzzle}:${key}`), keep: () => true },
});
