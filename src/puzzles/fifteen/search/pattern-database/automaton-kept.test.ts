import { describe, expect, it } from 'vitest';
import { type Automaton, automatonOf, forbiddenWords } from './automaton.ts';
import { automatonFor, automatonIn } from './automaton-kept.ts';
import { freshContext, memoryStore } from './testing/contexts.ts';

const NAME = 'pattern-database-automaton-v1';

/** All of it as one text, which is quicker to compare. */
const asText = ({ open, next }: Automaton): string => `${open} ${next}`;
const right = asText(automatonOf(forbiddenWords()));

const written = memoryStore();
const first = asText(await automatonFor(freshContext(written)));
const sound = written.files.get(NAME)!;

/** A store that has these bytes, and a context whose ticker refuses all work. */
function idle(bytes: Uint8Array) {
  const store = memoryStore();
  store.files.set(NAME, bytes);
  const context = freshContext(store, () => {
    throw new Error('something is being listed');
  });
  return { store, context };
}

describe('the automaton', () => {
  it('is listed where there is nothing, and written', async () => {
    expect(first).toBe(right);
    expect([...written.files.keys()]).toEqual([NAME]);
  });

  it('comes from the store where that is sound, wherever its bytes lie', async () => {
    const elsewhere = new Uint8Array(sound.length + 1).subarray(1);
    elsewhere.set(sound);
    for (const bytes of [sound, elsewhere]) expect(asText(await automatonFor(idle(bytes).context))).toBe(right);
  });

  it('is then in the cache, also for a caller that cannot wait', async () => {
    const { store, context } = idle(sound);
    const kept = await automatonFor(context);
    store.files.delete(NAME);
    expect(await automatonFor(context)).toBe(kept);
    expect(automatonIn(context)).toBe(kept);
    expect(store.files.size).toBe(0);
  });

  it.each([
    ['changed', sound.map((byte, i) => (i === 5000 ? byte ^ 1 : byte))],
    ['truncated', sound.slice(0, -9)],
    ['nothing', new Uint8Array()],
  ])('is listed and written anew where what the store has is %s', async (_, bytes) => {
    const { store, context } = idle(bytes);
    await expect(automatonFor(context)).rejects.toThrow('being listed');
    expect(asText(await automatonFor(freshContext(store)))).toBe(right);
    expect(Buffer.compare(store.files.get(NAME)!, sound)).toBe(0);
  });
});
