import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Recent, recentIn } from './recent.ts';

it('those used last stay, and no more of them', () => {
  const most = 3;
  const uses = fc.array(fc.tuple(fc.constantFrom('get', 'set', 'once'), fc.constantFrom('a', 'b', 'c', 'd', 'e')));
  fc.assert(
    fc.property(uses, (steps) => {
      const recent = new Recent<number>(most);
      let order: string[] = [];
      for (const [i, [use, name]] of steps.entries()) {
        const isThere = order.includes(name);
        if (use === 'get') expect(recent.get(name) !== undefined).toBe(isThere);
        else if (use === 'set') recent.set(name, i);
        else expect(recent.once(name, () => -1) === -1 || isThere).toBe(true);
        if (isThere || use !== 'get') order = [...order.filter((other) => other !== name), name].slice(-most);
        for (const other of ['a', 'b', 'c', 'd', 'e']) expect(recent.has(other)).toBe(order.includes(other));
      }
    }),
  );
});

it('the one that goes is gone before the next is made', () => {
  const recent = new Recent<string>(1);
  recent.set('a', 'first');
  recent.once('b', () => {
    expect(recent.has('a')).toBe(false);
    return 'second';
  });
  expect(recent.get('b')).toBe('second');
});

it('nothing is a value too, and is made once', () => {
  const recent = new Recent<undefined>(2);
  let made = 0;
  for (let i = 0; i < 3; i++) recent.once('a', () => void made++ as undefined);
  expect(made).toBe(1);
});

it('kinds are kept apart in the cache, and found again', () => {
  const cache = new Map<string, unknown>();
  recentIn<number>(cache, 'one', 2).set('a', 1);
  expect(recentIn<number>(cache, 'one', 2).get('a')).toBe(1);
  expect(recentIn<number>(cache, 'other', 2).get('a')).toBeUndefined();
});

describe('with a scale', () => {
  const scale = { most: 250, weigh: (weight: number) => weight };

  it('keeps no more than there is room for, but always the last', () => {
    const recent = new Recent<number>(4, scale);
    const kept = () => ['a', 'b', 'c'].map((name) => recent.get(name));
    recent.set('a', 100);
    recent.set('b', 100);
    expect(kept()).toEqual([100, 100, undefined]);
    recent.set('c', 100);
    expect(kept()).toEqual([undefined, 100, 100]);
    recent.set('a', 1000);
    expect(kept()).toEqual([1000, undefined, undefined]);
  });

  it('has one place for each name, and keeps no more than its number', () => {
    const recent = new Recent<number>(4, scale);
    for (const n of [1, 2, 3, 4]) recent.set(String(n), n);
    for (const n of [10, 11, 12]) recent.set('4', n);
    expect(['1', '2', '3', '4'].map((name) => recent.get(name))).toEqual([1, 2, 3, 12]);
    recent.get('1');
    recent.set('5', 5);
    expect(['1', '2', '3', '4', '5'].map((name) => recent.get(name))).toEqual([1, undefined, 3, 12, 5]);
  });
});
