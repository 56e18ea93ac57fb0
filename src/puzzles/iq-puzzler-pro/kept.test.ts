import { describe, expect, it } from 'vitest';
import { shelfOf } from './kept.ts';

describe('a shelf', () => {
  it('keeps the four that were used last', () => {
    const shelf = shelfOf<number>(new Map(), 'numbers');
    for (const n of [1, 2, 3, 4]) shelf.put(String(n), n);
    expect(shelf.get('1')).toBe(1);
    shelf.put('5', 5);
    expect(['1', '2', '3', '4', '5'].map((name) => shelf.get(name))).toEqual([1, undefined, 3, 4, 5]);
  });

  it('has one place for each name', () => {
    const shelf = shelfOf<number>(new Map(), 'numbers');
    for (const n of [1, 2, 3, 4]) shelf.put(String(n), n);
    for (const n of [10, 11, 12]) shelf.put('4', n);
    expect(['1', '2', '3', '4'].map((name) => shelf.get(name))).toEqual([1, 2, 3, 12]);
  });

  it('is one of its kind in a cache, and knows no other kind', () => {
    const cache = new Map<string, unknown>();
    shelfOf<number>(cache, 'numbers').put('a', 1);
    shelfOf<string>(cache, 'words').put('a', 'one');
    expect(shelfOf<number>(cache, 'numbers').get('a')).toBe(1);
    expect(shelfOf<number>(new Map(), 'numbers').get('a')).toBeUndefined();
  });
});
