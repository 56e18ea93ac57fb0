import { describe, expect, it } from 'vitest';
import { resultsIn } from './kept.ts';

const light = () => 1;

describe('the results of one kind', () => {
  it('are the four that were used last', () => {
    const results = resultsIn<number>(new Map(), 'numbers', light);
    for (const n of [1, 2, 3, 4]) results.set(String(n), n);
    expect(results.get('1')).toBe(1);
    results.set('5', 5);
    expect(['1', '2', '3', '4', '5'].map((name) => results.get(name))).toEqual([1, undefined, 3, 4, 5]);
  });

  it('have one place for each name', () => {
    const results = resultsIn<number>(new Map(), 'numbers', light);
    for (const n of [1, 2, 3, 4]) results.set(String(n), n);
    for (const n of [10, 11, 12]) results.set('4', n);
    expect(['1', '2', '3', '4'].map((name) => results.get(name))).toEqual([1, 2, 3, 12]);
  });

  it('are no more than there is room for, but the last is always kept', () => {
    const megabytes = (n: number) => n * 2 ** 20;
    const results = resultsIn<number>(new Map(), 'sizes', megabytes);
    const kept = () => ['a', 'b', 'c'].map((name) => results.get(name));
    results.set('a', 100);
    results.set('b', 100);
    expect(kept()).toEqual([100, 100, undefined]);
    results.set('c', 100);
    expect(kept()).toEqual([undefined, 100, 100]);
    results.set('a', 1000);
    expect(kept()).toEqual([1000, undefined, undefined]);
  });

  it('are found again in a cache, apart from other kinds', () => {
    const cache = new Map<string, unknown>();
    resultsIn<number>(cache, 'numbers', light).set('a', 1);
    resultsIn<string>(cache, 'words', light).set('a', 'one');
    expect(resultsIn<number>(cache, 'numbers', light).get('a')).toBe(1);
    expect(resultsIn<number>(new Map(), 'numbers', light).get('a')).toBeUndefined();
  });
});
