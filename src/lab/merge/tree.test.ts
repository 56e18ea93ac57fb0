import { expect, it } from 'vitest';
import { codeOf, layOutTree } from '../icicle.ts';
import { markOf } from '../icicle-paint.ts';
import { marks } from '../icicle-tiles.ts';
import { merge } from './merged.ts';
import { pathsOf, searchOf } from './testing/searches.ts';
import { treeOf } from './tree.ts';

const a = searchOf([
  ...pathsOf('r ra raa rb', { raa: 'solution', rb: 'open' }),
  { position: 'rc', parent: 0, joins: 1 },
]);
const b = searchOf(pathsOf('r ra rb rba rc rbb rbbs', { ra: 'cut', rc: undefined, rbbs: 'solution' }));
const tree = treeOf(merge(a, b));

it('tells what only one of them has', () => {
  expect([...tree.sides!]).toEqual([0, 0, 1, 0, 0, 2, 2, 2]);
  expect([...tree.depths]).toEqual([0, 1, 2, 1, 1, 2, 2, 3]);
});

it('shows the outcome that tells more', () => {
  expect([...tree.outcomes].slice(0, 4)).toEqual([
    codeOf('branched'),
    codeOf('branched'),
    codeOf('solution'),
    codeOf('branched'),
  ]);
});

it('is painted by whose a node is, except where it is a solution', () => {
  const icicle = layOutTree(tree);
  const shown = Array.from({ length: icicle.count }, (_, node) => marks[markOf(icicle, node)]);
  expect(shown).toEqual(['leads', 'leads', 'solution', 'leads', 'joins', 'second only', 'second only', 'solution']);
});
