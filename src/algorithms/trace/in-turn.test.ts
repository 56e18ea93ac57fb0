import { expect, it } from 'vitest';
import { DepthFirst } from './depth-first.ts';
import { inTurn } from './in-turn.ts';

function* twoTrees(name: string) {
  const tree = new DepthFirst<string>();
  for (let i = 0; i < 2; i++) {
    yield tree.enter(name, false);
    yield tree.enter(`${name}${i}`, true);
    yield* tree.leaveAll();
  }
}

it('numbers nodes and iterations through', () => {
  const events = [...inTurn([twoTrees('a'), [], twoTrees('b')])];
  expect(events.map(({ node }) => node)).toEqual([0, 1, 1, 0, 2, 3, 3, 2, 4, 5, 5, 4, 6, 7, 7, 6]);
  expect(events.filter((event) => 'position' in event)).toEqual([
    { node: 0, position: 'a' },
    { node: 1, parent: 0, position: 'a0' },
    { node: 2, iteration: 1, position: 'a' },
    { node: 3, parent: 2, iteration: 1, position: 'a1' },
    { node: 4, iteration: 2, position: 'b' },
    { node: 5, parent: 4, iteration: 2, position: 'b0' },
    { node: 6, iteration: 3, position: 'b' },
    { node: 7, parent: 6, iteration: 3, position: 'b1' },
  ]);
});

it('numbers joined nodes through', () => {
  const loop = [
    { node: 0, position: '' },
    { node: 1, parent: 0, joins: 0, position: 'x' },
  ];
  expect([...inTurn([loop, loop])].at(-1)).toEqual({ node: 3, parent: 2, joins: 2, iteration: 1, position: 'x' });
});
