/** Published figures, computed again through the engine as people ask for them. */
import { describe, expect, it } from 'vitest';
import type { Published } from '../../contract/index.ts';
import { wordComplaints } from '../testing/checks/words.ts';
import { throughEngine } from '../testing/run.ts';
import { iqPuzzlerPro } from './index.ts';
import { texts } from './texts.ts';

const published = await iqPuzzlerPro.about.published!();

const solves = new Map<string, ReturnType<typeof throughEngine>>();

/** Several figures come from the same solve. */
function solveFor({ text, strategy, goal, options }: Published): ReturnType<typeof throughEngine> {
  const request = { text, ...(strategy && { strategy }), ...(goal && { goal }), ...(options && { options }) };
  const name = JSON.stringify(request);
  const solve = solves.get(name) ?? throughEngine(iqPuzzlerPro, request);
  solves.set(name, solve);
  return solve;
}

async function computed(figure: Published): Promise<number | string | undefined> {
  const { ended, texts: solutions } = await solveFor(figure);
  if (figure.measure === 'solution') return solutions[0];
  return figure.measure === 'nodes' ? ended?.stats.nodes : ended?.count;
}

describe('published figures', () => {
  it.each(published.filter(({ isLong }) => !isLong))('$what.code $what.params.name', async (figure) => {
    expect(await computed(figure)).toBe(figure.differs?.ours ?? figure.value);
  });

  it('are all there: two for each of thirteen cases, and two wrong counts', () => {
    expect(published).toHaveLength(2 * 13 + 2);
    expect(published.filter(({ differs }) => differs).map(({ value }) => value)).toEqual([
      1_481_738_752, 190_009_064, 17_324_560, 4360,
    ]);
  });

  it('are worded in every language', () => {
    const said = published.flatMap(({ report, what, differs }) => [report, what, ...(differs ? [differs.why] : [])]);
    expect(said.flatMap((one) => wordComplaints(texts, one))).toEqual([]);
  });
});
