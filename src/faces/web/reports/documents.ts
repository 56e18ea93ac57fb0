/** The published figures by the documents that published them, and the way of each into its room. */
import type { AnyPuzzle, Published, Text } from '../../../contract/index.ts';
import type { Figure, Gathered } from '../../../lab/reports.ts';
import { linkHash } from '../route.ts';

export interface Document {
  readonly puzzle: AnyPuzzle;
  readonly name: Text;
  readonly figures: readonly Published[];
}

/** In the order in which the documents first appear. */
export function documentsOf(gathered: readonly Gathered[]): readonly Document[] {
  const documents = new Map<string, Document & { readonly figures: Published[] }>();
  for (const { puzzle, published } of gathered) {
    const key = JSON.stringify([puzzle.about.id, published.report]);
    const document = documents.get(key) ?? { puzzle, name: published.report, figures: [] };
    document.figures.push(published);
    documents.set(key, document);
  }
  return [...documents.values()];
}

/** What tells a figure apart; a puzzle may make the list of its figures anew each time it is asked. */
export const figureKey = (puzzle: AnyPuzzle, published: Published): string =>
  JSON.stringify([puzzle.about.id, published]);

/** The address at which the room solves what the figure is about; undefined where it would be too long. */
export function figureHash(puzzle: AnyPuzzle, { text, strategy, goal, options = {} }: Published): string | undefined {
  return linkHash(puzzle.about.id, {
    text,
    ...(strategy !== undefined && { strategy }),
    ...(goal && { goal }),
    mode: 'solve',
    options: Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)])),
  });
}

export type Verdict = 'agrees' | 'differs' | 'wrong';

/** Whether ours is the published one, rightly another one, or not what it should be. */
export const verdictOf = ({ agrees, isDifference }: Figure): Verdict =>
  isDifference ? 'wrong' : agrees ? 'agrees' : 'differs';
