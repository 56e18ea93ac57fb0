/** Finds a puzzle by its id or by a short word for it. */
import { type CatalogueEntry, type Parsed, parsed, refused } from '../contract/index.ts';
import { engineText } from './texts.ts';

export function findPuzzle(catalogue: readonly CatalogueEntry[], word: string): Parsed<CatalogueEntry> {
  const entry = catalogue.find(({ id, aliases }) => id === word || aliases.includes(word));
  if (entry) return parsed(entry);
  const known = catalogue.map(({ id, aliases }) => [id, ...aliases].join(' / ')).join(', ');
  return refused(engineText('unknown-puzzle', { word, known }));
}
