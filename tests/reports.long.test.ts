/** Every figure that documents have published and that is quick to compute, computed again, puzzle by puzzle. */
import { expect, test } from 'vitest';
import { timelessPlatform } from '../src/engine/testing/time.ts';
import { inlineClient } from '../src/hosts/inline.ts';
import { recompute } from '../src/lab/reports.ts';
import { catalogue } from '../src/puzzles/catalogue.ts';

test.each(catalogue)('what was published about $id', async ({ load }) => {
  const client = inlineClient(catalogue, timelessPlatform);
  const { figures } = await recompute([await load()], client, { isQuick: true }).done;
  const wrong = figures.filter(({ isDifference }) => isDifference);
  expect(wrong.map(({ published, ours, why }) => ({ published, ours, why }))).toEqual([]);
});
