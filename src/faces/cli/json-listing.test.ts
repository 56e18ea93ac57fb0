import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { JsonListing } from './json-listing.ts';
import { Refusal } from './terminal.ts';

afterEach(() => vi.unstubAllEnvs());

it('a temporary folder that takes nothing is a refusal, which names it', () => {
  const folder = join(import.meta.dirname, 'no-such-folder');
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) vi.stubEnv(name, folder);
  const listing = new JsonListing();
  const fill = () => {
    for (let i = 0; i < 100; i++) listing.add(['x'.repeat(100_000)]);
  };
  expect(fill).toThrow(Refusal);
  try {
    fill();
  } catch (error) {
    expect((error as Refusal).problem.text).toMatchObject({ code: 'cannot-put-aside', params: { folder } });
  }
  listing.close();
});
