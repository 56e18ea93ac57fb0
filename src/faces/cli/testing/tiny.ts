/** What the tiny puzzles for tests of the command line have alike: one text stands for everything that no test reads. */
import type { CatalogueEntry, Example, Puzzle, Strategy, Text } from '../../../contract/index.ts';
import { commonText } from '../../../presentation/texts.ts';

/** What a puzzle is called, and its summary. */
export const described = (words: Text) => ({ name: words, summary: words });

/** An example whose solutions are counted by hand. */
export const counted = (id: string, text: string, title: Text, count: number): Example => ({
  id,
  text,
  title,
  source: 'By hand',
  answers: [{ count }],
});

/** A strategy that finds everything. */
export const thorough = <I, S>(id: string, words: Text, prepare: Strategy<I, S>['prepare']): Strategy<I, S> => ({
  id,
  name: words,
  summary: words,
  node: { means: words, count: (n) => commonText('nodes', { n }) },
  source: words,
  guarantees: { complete: true, optimal: true },
  prepare,
});

/** A puzzle as the catalogue lists it. */
export const entryOf = <I, S>(puzzle: Puzzle<I, S>, alias: string): CatalogueEntry => ({
  id: puzzle.about.id,
  aliases: [alias],
  load: async () => puzzle as never,
});
