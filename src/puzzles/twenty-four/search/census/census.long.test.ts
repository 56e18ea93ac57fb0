/** All sets of Countdown against the known figures, and the list of one target against its count. */
import { expect, it } from 'vitest';
import { collect } from '../../../testing/run.ts';
import { twentyFour } from '../../index.ts';
import { patternOf } from '../../testing/patterns.ts';
import { reach } from '../subsets/reach.ts';
import { handsOf } from './hands.ts';

const most = 1e9;

it('10,858,746 of 11,905,457 pairs of a set and a target can be made', async () => {
  const asked = { text: '? ? ? ? ? ? -> ? countdown', strategy: 'census', goal: 'count' } as const;
  expect(await collect(twentyFour, asked, most)).toMatchObject({ count: 10_858_746, nodes: 11_905_457 });
});

it('1226 of the 13,243 sets reach all 899 targets', () => {
  const sets = handsOf(patternOf('? ? ? ? ? ? -> ? countdown'));
  const full = sets.filter((numbers) =>
    reach(numbers, 999)
      .subarray(101)
      .every((mark) => mark === 1),
  );
  expect(full).toHaveLength(1226);
});

it('952 is listed as often as it is counted', async () => {
  const asked = { text: '25 50 ? ? ? ? -> 952 countdown', strategy: 'census' } as const;
  const counted = await collect(twentyFour, { ...asked, goal: 'count' }, most);
  const listed = await collect(twentyFour, { ...asked, goal: 'all' }, most);
  expect(listed!.solutions).toHaveLength(counted!.count);
});
