import fc from 'fast-check';
import { expect, it } from 'vitest';
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
