import { expect, it } from 'vitest';
import { lexiconOf } from '../../lexicon/index.ts';
import { taskOf } from '../../testing/reading.ts';
import { analyse } from './chances.ts';
import { affordable, wordsIn } from './effort.ts';
import { type Network, networkOf } from './network.ts';

const read = async (text: string): Promise<Network> => {
  const task = taskOf(text);
  return networkOf(task, await lexiconOf(task));
};

it('is the words of all slots, each as often as its length is there', async () => {
  expect(wordsIn(await read('CATO; LENGTHS 3 3 4; WORDS; cat; cot; act; taco; oat'))).toBe(4 + 4 + 1);
});

it('stays as it is in a level that is played, and shrinks with the words of a large one', async () => {
  const small = await read('STUOMC; LENGTHS 3 4 5');
  expect(affordable(small, 1000)).toBe(1000);
  const large = await read('AEIRSTNLOUDMCPGH; LENGTHS 5 5 6 6');
  expect(affordable(large, 1_000_000)).toBe(Math.ceil((1_000_000 * 1500) / wordsIn(large)));
  expect(affordable(large, 1)).toBe(1);
});

it('bounds what is tried for a block of crossing words', async () => {
  const block = await read(`AEIRSTNLOUDMCPGH; GRID; ${Array(5).fill('??????').join('/')}`);
  let tried = 0;
  analyse(block, {
    tick(nodes = 1) {
      tried += nodes;
    },
  });
  // Unbounded it tries hundreds of thousands.
  expect(tried).toBeGreaterThan(0);
  expect(tried).toBeLessThan(100_000);
});
