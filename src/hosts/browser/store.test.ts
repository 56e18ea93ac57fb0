import { expect, it } from 'vitest';
import { browserStore } from './store.ts';

/** There is no database here, as in a private window. */
it('never fails: without a database, nothing is kept', async () => {
  const store = browserStore();
  await store.write('tables-v1', new Uint8Array(3));
  expect(await store.read('tables-v1')).toBeUndefined();
});

it('never fails: without memory for a copy, nothing is kept', async () => {
  const bytes = new Uint8Array(3);
  bytes.slice = () => {
    throw new RangeError('Array buffer allocation failed');
  };
  await expect(browserStore().write('tables-v1', bytes)).resolves.toBeUndefined();
});
