import { expect, it } from 'vitest';
import { Numbered } from './numbered.ts';

it('numbers nodes as they are made, and a root begins another iteration', () => {
  const nodes = new Numbered<string>();
  expect(nodes.make({ position: '' })).toEqual({ node: 0, position: '' });
  expect(nodes.make({ parent: 0, position: 'a', figures: { g: 1 } })).toEqual({
    ...{ node: 1, parent: 0, position: 'a', figures: { g: 1 } },
  });
  expect(nodes.make({ parent: 1, joins: 0, position: 'b' })).toEqual({ node: 2, parent: 1, joins: 0, position: 'b' });
  expect(nodes.make({ position: '' })).toEqual({ node: 3, iteration: 1, position: '' });
  expect(nodes.make({ parent: 3, position: 'a' })).toEqual({ node: 4, parent: 3, iteration: 1, position: 'a' });
});
