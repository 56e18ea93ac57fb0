import { describe, expect, it } from 'vitest';
import type { CommonsAsked } from '../engine/worker-protocol.ts';
import { CommonMemories, commonsBy } from './commons.ts';

const asked = (common: string, bytes = 100): CommonsAsked => ({ common, bytes });

describe('memory in common', () => {
  it('is the same for all who ask by the same name, and zero at first', () => {
    const memories = new CommonMemories();
    const { common } = memories.give(asked('tables', 70_000));
    expect(common!.buffer).toBeInstanceOf(SharedArrayBuffer);
    expect(common!.buffer.byteLength).toBe(2 * 65536);
    expect(new Uint8Array(common!.buffer).every((byte) => byte === 0)).toBe(true);
    expect(memories.give(asked('tables', 70_000)).common).toBe(common);
  });

  it('is another one by another name, and after a worker has ended', () => {
    const memories = new CommonMemories();
    const first = memories.give(asked('first')).common;
    const second = memories.give(asked('second')).common;
    expect(second).not.toBe(first);
    memories.forget();
    expect(memories.give(asked('second')).common).not.toBe(second);
  });

  it('is missing where there is no room for it', () => {
    const memories = new CommonMemories();
    expect(memories.give(asked('too much', 2 ** 40)).common).toBeUndefined();
    expect(memories.give(asked('little')).common).toBeDefined();
  });

  it('reaches each question of a worker', async () => {
    const memories = new CommonMemories();
    const said: CommonsAsked[] = [];
    const { commons, hear } = commonsBy((one) => void said.push(one));
    const both = Promise.all([commons.memory('tables', 100), commons.memory('tables', 100)]);
    for (const one of said) hear(memories.give(one));
    const [first, second] = await both;
    expect(first).toBeDefined();
    expect(second).toBe(first);
  });
});
