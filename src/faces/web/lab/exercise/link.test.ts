import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkTo, readSet, writeSet } from './link.ts';

const watched = 'strategy=a-star&goal=best&step=7&heuristic=misplaced';

describe('an exercise in a link', () => {
  it('is read as it was written, and the search beside it too', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 100 }), (seed, count) => {
        expect(readSet(watched + writeSet({ seed, count }))).toEqual({ watched, set: { seed, count } });
      }),
    );
  });

  it.each(['', '7', '7.', '7.0', '7.5.1', 'x.5', '-1.5', '7.101', '7.x'])(
    'has no exercise where it is written as %j',
    (word) => {
      expect(readSet(`${watched}&exercise=${word}`).set).toBeUndefined();
    },
  );

  it('takes the place of another one in an address', () => {
    const address = `https://example.org/some/#/15?text=1+2&watch=${encodeURIComponent(watched)}`;
    const first = linkTo(address, { seed: 1, count: 5 })!;
    const second = linkTo(first, { seed: 2, count: 10 })!;
    const word = new URLSearchParams(new URL(second).hash.split('?')[1]).get('watch')!;
    expect(readSet(word)).toEqual({ watched, set: { seed: 2, count: 10 } });
    expect(second).toContain('text=1+2');
    expect(linkTo(undefined, { seed: 1, count: 5 })).toBeUndefined();
  });

  it('leaves a room alone that no link has led to', () => {
    expect(readSet(undefined)).toEqual({ watched: undefined, set: undefined });
  });
});
