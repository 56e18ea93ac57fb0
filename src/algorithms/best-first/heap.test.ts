import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Heap } from './heap.ts';

const drained = (heap: Heap): number[] => Array.from({ length: heap.size }, () => heap.pop());

it('gives equal keys in the order of heapq', () => {
  const heap = new Heap();
  const taken: number[] = [];
  for (let i = 0; i < 60; i++) {
    heap.push((i * i * 7 + i * 3) % 5, i);
    if (i % 3 === 2) taken.push(heap.pop());
  }
  // Printed by Python 3 for the same pushes and pops, with objects that are compared by their keys alone.
  expect([...taken, ...drained(heap)]).toEqual([
    0, 1, 5, 6, 10, 11, 16, 20, 21, 15, 25, 26, 35, 36, 40, 41, 45, 30, 31, 46, 50, 55, 56, 51, 3, 43, 38, 18, 33, 13,
    28, 58, 48, 53, 8, 23, 2, 47, 54, 52, 17, 7, 32, 49, 22, 14, 27, 19, 9, 42, 39, 34, 44, 59, 29, 37, 12, 24, 4, 57,
  ]);
});

it('gives the least key first, also when it has grown', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50), { maxLength: 5000, size: 'max' }), (keys) => {
      const heap = new Heap();
      for (const [value, key] of keys.entries()) heap.push(key, value);
      if (keys.length > 0) expect(heap.leastKey).toBe(Math.min(...keys));
      expect(drained(heap).map((value) => keys[value])).toEqual([...keys].sort((a, b) => a - b));
    }),
    { numRuns: 20 },
  );
});
