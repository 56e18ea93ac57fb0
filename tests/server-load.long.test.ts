/** Many clients; the bench has more of them, for a minute. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { crowd } from './server/load.ts';
import { Running } from './server/running.ts';
import { until } from './until.ts';

let server: Running;
beforeAll(async () => {
  server = await Running.start('--max-time', '2');
});
afterAll(() => server?.stop());

it('answers quick requests beside endless ones, with no error but that there is too much', async () => {
  const { statuses, errors, quick } = await crowd(server.url, { clients: 60, requests: 4, endlessEvery: 6 });
  expect(errors).toEqual([]);
  expect(Object.keys(statuses).filter((status) => status !== '200' && status !== '429')).toEqual([]);
  expect(quick).toBe(50 * 4);
  await until(async () => (await server.figure('teka_work{state="admitted"}')) === 0);
});
