/** Requests made from the schema, and malformed ones. The bench sends many more of them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fuzzCalls, fuzzRaw } from './server/fuzzing.ts';
import { post, QUICK, Running } from './server/running.ts';

let server: Running;
beforeAll(async () => {
  server = await Running.start('--max-concurrent', '64', '--max-time', '1');
});
afterAll(() => server?.stop());

const seed = process.env.CI ? 1 : Math.floor(1e6 * Math.random());

it('of the form that the document has, or nearly so, break nothing', async () => {
  const { wrong, statuses } = await fuzzCalls(server.url, 600, seed);
  expect(wrong, `seed ${seed}`).toEqual([]);
  // It must have met all of these, or it has tested nothing.
  for (const status of [200, 202, 400, 404, 422]) expect(statuses[status], `seed ${seed}`).toBeGreaterThan(0);
  expect((await post(`${server.url}api/solve`, QUICK)).status).toBe(200);
});

it('of no form at all break nothing', async () => {
  const { wrong, statuses } = await fuzzRaw(server.url, 200, seed);
  expect(wrong, `seed ${seed}`).toEqual([]);
  expect(statuses[400], `seed ${seed}`).toBeGreaterThan(0);
  expect((await post(`${server.url}api/solve`, QUICK)).status).toBe(200);
});
