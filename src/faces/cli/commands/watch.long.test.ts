/** A search that is larger than a recording may be. */
import { expect, it } from 'vitest';
import { template } from '../../../puzzles/template/index.ts';
import { type Around, teka } from '../testing/world.ts';

/** More ways to try than are recorded, and few enough to count. */
const numbers = Array.from({ length: 21 }, (_, i) => i + 1).join(' ');
const catalogue: Around['catalogue'] = [{ id: 'template', aliases: ['t'], load: async () => template as never }];
const watch = (...flags: string[]) =>
  teka(['watch', 't', '--text', `${numbers} -> 110`, '--strategy', 'take-or-leave', ...flags], { catalogue });

it('what lies beyond the limit of a recording is told: as the last sentence, and beside JSON', async () => {
  const sentence = /^The first 200,000 nodes, with 199,9[0-9]{2} of the 2,[0-9,]+ that the strategy counts\.$/;
  const plain = await watch();
  expect([plain.code, plain.err, plain.out.trimEnd().split('\n').at(-1)]).toEqual([
    0,
    '',
    expect.stringMatching(sentence),
  ]);
  const json = await watch('--json');
  expect([json.code, json.out.trimEnd().split('\n').length]).toEqual([0, 200_000]);
  expect(json.err.trimEnd()).toMatch(sentence);
});
