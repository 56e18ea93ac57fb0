/** The catalogue of a page that has the template for its only puzzle. */
import type { CatalogueEntry } from '../../../src/contract/index.ts';

export const catalogue: readonly CatalogueEntry[] = [
  {
    id: 'template',
    aliases: [],
    load: async () => (await import('../../../src/puzzles/template/index.ts')).template,
  },
];
