/** The only list of puzzles. A new puzzle is one folder and one line here. */
import type { CatalogueEntry } from '../contract/index.ts';

const listed = [
  {
    id: 'iq-puzzler-pro',
    aliases: ['iq'],
    load: async () => (await import('./iq-puzzler-pro/index.ts')).iqPuzzlerPro,
  },
  { id: 'twenty-four', aliases: ['24'], load: async () => (await import('./twenty-four/index.ts')).twentyFour },
  { id: 'fifteen', aliases: ['15'], load: async () => (await import('./fifteen/index.ts')).fifteen },
  { id: 'wordscapes', aliases: ['words'], load: async () => (await import('./wordscapes/index.ts')).wordscapes },
] as const satisfies readonly CatalogueEntry[];

export const catalogue: readonly CatalogueEntry[] = listed;

/** What the compiler knows of a puzzle by its place in the list: its names and its own types. */
export type Listed = (typeof listed)[number];
