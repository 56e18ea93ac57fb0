/** Many clients for a short time; the bench has more of them, for a minute. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { load } from './server/load.ts';
import { Running, until } from './server/running.ts';

let server: Running;
beforeAll(async () => {
  server = await Running.start('--max-time', '2');
}, 60_000);
afterAll(() => server?.stop());

it('answers quick requests beside endless ones, with no error but that there is too much', async () => {
  const { statuses, errors, quick } = await load(server.url, {
    clients: 60,
    milliseconds: 4000,
    endlessEvery: 6,
    pause: 500,
  });
  expect(errors).toEqual([]);
  expect(Object.keys(statuses).filter((status) => status !== '200' && status !== '429')).toEqual([]);
  expect(quick.length).toBeGreaterThan(50);
  await until(async () => (await server.figure('teka_work{state="admitted"}')) === 0);
});
