import { describe, expect, it } from 'vitest';
import { Allocator } from './allocator.ts';
import type { Memory } from './load.ts';
import { growTo, NoRoom, taken, unlessNoRoom } from './room.ts';

/** A memory that never has more than this many pages. */
const memoryOf = (maximum: number) => new WebAssembly.Memory({ initial: 1, maximum }) as Memory;

describe('memory that is refused', () => {
  it('is told from mistakes', async () => {
    expect(() => growTo(memoryOf(2), 3 * 65536)).toThrow(NoRoom);
    const mistake = () => {
      throw new TypeError('a mistake');
    };
    expect(() => taken(mistake)).toThrow(TypeError);
    await expect(
      unlessNoRoom(
        async () => mistake(),
        () => 1,
      ),
    ).rejects.toThrow(TypeError);
    expect(
      await unlessNoRoom(
        async () => growTo(memoryOf(1), 65537),
        () => undefined,
      ),
    ).toBeUndefined();
    expect(await unlessNoRoom(async () => 2, mistake)).toBe(2);
  });

  it('leaves an allocator as it was', () => {
    const allocator = new Allocator(memoryOf(2));
    const { end } = allocator;
    expect(() => allocator.reserve(2 * 65536)).toThrow(NoRoom);
    expect(allocator.end).toBe(end);
    expect(allocator.reserve(65536)).toBe(end);
  });

  it('is not asked for where there is enough', () => {
    const memory = memoryOf(1);
    growTo(memory, 65536);
    expect(memory.buffer.byteLength).toBe(65536);
  });
});
