import { describe, expect, it } from 'vitest';
import { shelfOf } from './kept.ts';

const light = () => 1;

describe('a shelf', () => {
  it('keeps the four that were used last', () => {
    const shelf = shelfOf<number>(new Map(), 'numbers', light);
    for (const n of [1, 2, 3, 4]) shelf.put(String(n), n);
    expect(shelf.get('1')).toBe(1);
    shelf.put('5', 5);
    expect(['1', '2', '3', '4', '5'].map((name) => shelf.get(name))).toEqual([1, undefined, 3, 4, 5]);
  });

  it('has one place for each name', () => {
    const shelf = shelfOf<number>(new Map(), 'numbers', light);
    for (const n of [1, 2, 3, 4]) shelf.put(String(n), n);
    for (const n of [10, 11, 12]) shelf.put('4', n);
    expect(['1', '2', '3', '4'].map((name) => shelf.get(name))).toEqual([1, 2, 3, 12]);
  });

  it('keeps no more than there is room for, but always the last', () => {
    const megabytes = (n: number) => n * 2 ** 20;
    const shelf = shelfOf<number>(new Map(), 'sizes', megabytes);
    const kept = () => ['a', 'b', 'c'].map((name) => shelf.get(name));
    shelf.put('a', 100);
    shelf.put('b', 100);
    expect(kept()).toEqual([100, 100, undefined]);
    shelf.put('c', 100);
    expect(kept()).toEqual([undefined, 100, 100]);
    shelf.put('a', 1000);
    expect(kept()).toEqual([1000, undefined, undefined]);
  });

  it('is one of its kind in a cache, and knows no other kind', () => {
    const cache = new Map<string, unknown>();
    shelfOf<number>(cache, 'numbers', light).put('a', 1);
    shelfOf<string>(cache, 'words', light).put('a', 'one');
    expect(shelfOf<number>(cache, 'numbers', light).get('a')).toBe(1);
    expect(shelfOf<number>(new Map(), 'numbers', light).get('a')).toBeUndefined();
  });
});
