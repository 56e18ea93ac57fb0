import { describe, expect, it } from 'vitest';
import type { Options } from '../../contract/index.ts';
import { inlineClient } from '../../hosts/inline.ts';
import { catalogue } from '../../puzzles/catalogue.ts';
import { record } from '../record.ts';
import { merge } from './merged.ts';

describe('strategies branch alike', () => {
  const client = inlineClient(catalogue, { after: () => () => undefined, now: () => 0 });
  type Searched = readonly [strategy: string, options?: Options];
  async function merged(alias: string, example: number, ...two: readonly [Searched, Searched]) {
    const { id, load } = catalogue.find(({ aliases }) => aliases.includes(alias))!;
    const { about } = await load();
    const recordings = [];
    for (const [strategy, options = {}] of two) {
      const { recording, done } = record((question) => client.ask(question), {
        puzzle: id,
        text: about.examples[example]!.text,
        strategy,
        options,
      });
      expect(await done).toBeUndefined();
      recordings.push(recording);
    }
    return merge(recordings[0]!, recordings[1]!);
  }

  it.each<[string, string, number, Searched, Searched]>([
    ['heuristics, by iterations', '15', 0, ['ida-star'], ['ida-star', { heuristic: 'misplaced' }]],
    ['heuristics, best first', '15', 0, ['a-star'], ['a-star', { heuristic: 'misplaced' }]],
    ['the order of expansion alone', '15', 0, ['branch-and-bound'], ['breadth-first']],
    ['what counts as the same answer', '24', 0, ['distinct'], ['distinct', { merge: 'none' }]],
    ['with and without crossings', 'words', 1, ['crossings'], ['permutations']],
    ['other lists of orientations', 'iq', 0, ['pieces-in-order'], ['pieces-in-order', { orientations: 'plain' }]],
  ])('%s', async (_, alias, example, a, b) => {
    const { alike, common } = await merged(alias, example, a, b);
    expect(alike).toEqual({ isAlike: true, crossed: 0 });
    expect(common).toBeGreaterThan(50);
  });

  it.each<[string, string, number, Searched, Searched]>([
    ['not cell by cell and piece by piece', 'iq', 0, ['bitboard'], ['pieces-in-order']],
    ['not row by row and by the rarest cell', 'iq', 0, ['bitboard'], ['dancing-links']],
    ['not in iterations and in one', '15', 0, ['ida-star'], ['a-star']],
    ['not by expression and by subset', '24', 0, ['distinct'], ['subset-table']],
  ])('%s', async (_, alias, example, a, b) => {
    expect((await merged(alias, example, a, b)).alike.isAlike).toBe(false);
  });

  it('and a better heuristic only leaves out', async () => {
    const { totals, common, b } = await merged('15', 0, ['ida-star', { heuristic: 'misplaced' }], ['ida-star']);
    expect(totals.b.own).toBe(0);
    expect(common).toBe(b.count);
  });
});
