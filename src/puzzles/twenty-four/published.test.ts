import { expect, it } from 'vitest';
import { publishedComplaints } from '../testing/recomputed.ts';
import { twentyFour } from './index.ts';

it('every figure of the report is the same', async () => {
  expect(await publishedComplaints(twentyFour)).toEqual([]);
  const figures = await twentyFour.about.published!();
  expect(figures.filter(({ differs }) => differs)).toEqual([]);
  expect(figures.filter(({ measure }) => measure === 'count')).toHaveLength(6);
});
