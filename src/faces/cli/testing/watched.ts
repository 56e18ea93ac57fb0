/** The template as a puzzle whose search is watched, for tests of the command line. */
import type { CatalogueEntry, Trace } from '../../../contract/index.ts';
import { withParts } from '../../../engine/testing/with-parts.ts';
import { template } from '../../../puzzles/template/index.ts';

export type Watch = (typeof template)['solving']['strategies'][number]['watch'];
type Positions = Trace<readonly number[]>;

/** The template as the catalogue's only puzzle; `watch` takes the place of its first strategy's own. */
export function catalogueOf(watch: Watch = template.solving.strategies[0]!.watch): readonly CatalogueEntry[] {
  const [first, ...others] = template.solving.strategies;
  const strategies = [{ ...first!, watch: watch! }, ...others];
  const puzzle = withParts(template, { solving: { strategies } });
  return [{ id: 'template', aliases: ['t'], load: async () => puzzle as never }];
}

export const small = ['watch', 't', '--text', '3 5 -> 5', '--no-color'];

/** All steps of that search. */
export const sentences = [
  'The search begins at node 0: missing = 5.',
  'Node 1, from node 0: missing = 2.',
  'Node 2, from node 1: missing = -3.',
  'Node 2 is cut off by the bound. The sum is too large.',
  'Node 3, from node 1: missing = 2.',
  'Node 3 is cut off by the bound. The remaining numbers are not enough.',
  'Node 1 branched.',
  'Node 4, from node 0: missing = 5.',
  'Node 5, from node 4: missing = 0.',
  'Node 5 is a solution.',
  'Node 6, from node 4: missing = 5.',
  'Node 6 is cut off by the bound. The remaining numbers are not enough.',
  'Node 4 branched.',
  'Node 0 branched.',
];

/** A way down that never ends. */
export function* endless(): Generator<Positions> {
  for (let node = 0; ; node++) yield { node, position: [], ...(node > 0 && { parent: node - 1 }) };
}
