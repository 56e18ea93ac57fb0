/** How quickly many clients are answered for a short time; the bench has more of them, for a minute. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { load, quantile } from './server/load.speed.ts';
import { Running } from './server/running.ts';

let server: Running;
beforeAll(async () => {
  server = await Running.start('--max-time', '2');
});
afterAll(() => server?.stop());

it('answers quick requests within a second beside endless ones', async () => {
  const settings = { clients: 60, endlessEvery: 6, pause: 500 };
  // Until every worker has met everything.
  await load(server.url, { ...settings, milliseconds: 4000 });
  const { errors, quick } = await load(server.url, { ...settings, milliseconds: 4000 });
  expect(errors).toEqual([]);
  expect(quick.length).toBeGreaterThan(50);
  expect(quantile(quick, 0.99)).toBeLessThan(1000);
});
