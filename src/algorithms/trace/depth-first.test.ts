import { expect, it } from 'vitest';
import { DepthFirst } from './depth-first.ts';

it('numbers nodes in the order in which they are made, and tells what became of each', () => {
  const tree = new DepthFirst<string>();
  expect(tree.enter('', false)).toEqual({ node: 0, position: '' });
  expect(tree.enter('a', true, { left: 2 })).toEqual({ node: 1, parent: 0, position: 'a', figures: { left: 2 } });
  expect(tree.leave()).toEqual({ node: 1, outcome: 'dead end', counted: true });
  expect(tree.enter('b', true)).toMatchObject({ node: 2, parent: 0 });
  expect(tree.enter('bc', true)).toMatchObject({ node: 3, parent: 2 });
  expect(tree.depth).toBe(3);
  tree.mark('cut', { code: 'too-dear' });
  expect([...tree.leaveAll()]).toEqual([
    { node: 3, outcome: 'cut', counted: true, why: { code: 'too-dear' } },
    { node: 2, outcome: 'branched', counted: true },
    { node: 0, outcome: 'branched', counted: false },
  ]);
});

it('begins another iteration at another root', () => {
  const tree = new DepthFirst<string>();
  tree.enter('', false);
  tree.leave();
  expect(tree.enter('', false)).toEqual({ node: 1, iteration: 1, position: '' });
  expect(tree.enter('a', false)).toMatchObject({ node: 2, parent: 1, iteration: 1 });
});

it('a solution with children stays a solution', () => {
  const tree = new DepthFirst<string>();
  tree.enter('', false);
  tree.mark('solution');
  tree.enter('a', false);
  expect([...tree.leaveAll()].map(({ outcome }) => outcome)).toEqual(['dead end', 'solution']);
});

it('a node that joins another has a parent, and no outcome', () => {
  const tree = new DepthFirst<string>();
  tree.enter('', false);
  tree.enter('a', true);
  tree.leave();
  expect(tree.join('b', 1, { left: 2 })).toEqual({ node: 2, parent: 0, joins: 1, position: 'b', figures: { left: 2 } });
  expect(tree.depth).toBe(1);
  expect(tree.leave()).toMatchObject({ node: 0, outcome: 'branched' });
});

it('says why a node is a dead end when it is left, unless that was said before or it is none', () => {
  const tree = new DepthFirst<string>();
  const late = { code: 'late' };
  tree.enter('', false);
  tree.enter('a', true);
  expect(tree.leave(late)).toEqual({ node: 1, outcome: 'dead end', counted: true, why: late });
  tree.enter('b', true);
  tree.mark('dead end', { code: 'early' });
  expect(tree.leave(late).why).toEqual({ code: 'early' });
  expect(tree.leave(late)).toEqual({ node: 0, outcome: 'branched', counted: false });
});
