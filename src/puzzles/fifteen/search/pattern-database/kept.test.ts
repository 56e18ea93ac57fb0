import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Context } from '../../../../contract/index.ts';
import type { Field, Pattern } from './field.ts';
import { tableFor } from './kept.ts';
import { freshContext, memoryStore } from './testing/contexts.ts';
import { openWorkshop } from './workshop.ts';

const field = { rows: 3, columns: 3, blank: 8 };
const pattern = [0, 1, 3];
const { build } = openWorkshop();
const built = openWorkshop().build(field, pattern, () => undefined);
const tableOf = (which: Field, tiles: Pattern, context: Context) => tableFor(which, tiles, build, context);

/** A store that has the table. */
async function filled() {
  const store = memoryStore();
  await tableOf(field, pattern, freshContext(store));
  const [name, bytes] = [...store.files][0]!;
  return { store, name, bytes };
}

describe('tables that are kept', () => {
  it('are built where there is nothing, and written', async () => {
    const store = memoryStore();
    expect(await tableOf(field, pattern, freshContext(store))).toEqual(built);
    expect([...store.files.keys()]).toEqual(['pattern-database-v1-3x3-8-0-1-3']);
    expect(await tableOf(field, pattern, freshContext())).toEqual(built);
  });

  it('are asked for in the store, which is not written again', async () => {
    const { store } = await filled();
    const asked: string[] = [];
    const watched = {
      read: (name: string) => {
        asked.push('read');
        return store.read(name);
      },
      write: async () => void asked.push('write'),
    };
    expect(await tableOf(field, pattern, freshContext(watched))).toEqual(built);
    expect(asked).toEqual(['read']);
  });

  it('are those of the store when that is sound: nothing is built', async () => {
    const { store } = await filled();
    const never = () => {
      throw new Error('something is being built');
    };
    await expect(tableOf(field, pattern, freshContext(memoryStore(), never))).rejects.toThrow('being built');
    expect(await tableOf(field, pattern, freshContext(store, never))).toEqual(built);
  });

  it('are built and written anew where the store is damaged, whatever is wrong with it', async () => {
    const { bytes: sound, name } = await filled();
    const damage = fc.oneof(
      fc.record({ at: fc.nat({ max: sound.length - 1 }), by: fc.integer({ min: 1, max: 255 }) }).map(({ at, by }) => {
        const bytes = sound.slice();
        bytes[at]! ^= by;
        return bytes;
      }),
      fc.nat({ max: sound.length - 1 }).map((length) => sound.slice(0, length)),
      fc.uint8Array({ maxLength: 200 }),
    );
    await fc.assert(
      fc.asyncProperty(damage, async (bytes) => {
        const store = memoryStore();
        store.files.set(name, bytes);
        expect(await tableOf(field, pattern, freshContext(store))).toEqual(built);
        expect(Buffer.compare(store.files.get(name)!, sound)).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  it('of another pattern or field under the same name are not taken', async () => {
    const { name } = await filled();
    for (const [other, tiles] of [
      [field, [0, 1, 4]],
      [{ ...field, blank: 7 }, pattern],
    ] as const) {
      const store = memoryStore();
      await tableOf(other, tiles, freshContext(store));
      const foreign = [...store.files.values()][0]!;
      store.files.set(name, foreign);
      expect(await tableOf(field, pattern, freshContext(store))).toEqual(built);
    }
  });

  it('do not wait for the store to have written', async () => {
    const slow = { read: async () => undefined, write: () => new Promise<void>(() => undefined) };
    expect(await tableOf(field, pattern, freshContext(slow))).toEqual(built);
  });

  it('are used all the same where there is no memory for a copy to be kept', async () => {
    const store = memoryStore();
    // Longer than any array may be, as far as the copy is concerned.
    const halves = Object.defineProperty(built.halves.slice(), 'length', { value: 2 ** 53 });
    const table = { field, pattern, halves };
    expect(await tableFor(field, pattern, () => table, freshContext(store))).toBe(table);
    expect(store.files.size).toBe(0);
  });

  it('are built where there is no memory to look at what the store has', async () => {
    const { bytes } = await filled();
    // Off the word, so that a copy has to be looked at.
    const kept = new Uint8Array(bytes.length + 1).subarray(1);
    kept.set(bytes);
    const store = { read: async () => kept, write: async () => undefined };
    const copying = vi.spyOn(Uint8Array.prototype, 'slice').mockImplementation(() => {
      throw new RangeError('Array buffer allocation failed');
    });
    const table = await tableOf(field, pattern, freshContext(store)).finally(() => copying.mockRestore());
    expect(table).toEqual(built);
  });

  it('can be stopped on the way, and nothing half done is kept', async () => {
    const stop = new Error('stop');
    const store = memoryStore();
    const context = freshContext(store, () => {
      throw stop;
    });
    const wide = { rows: 4, columns: 4, blank: 15 };
    await expect(tableOf(wide, [0, 1, 2, 3, 4, 5], context)).rejects.toBe(stop);
    expect(store.files.size).toBe(0);
  });
});
