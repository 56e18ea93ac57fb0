import { expect, test } from 'vitest';
import { readRoute } from '../route.ts';
import { embedAddress, wholeAddress } from './embed-address.ts';

test('a room that stands alone names its mode, and leads back to the whole', () => {
  const alone = (hash: string) => new URL(embedAddress(`https://example.org/some/where/${hash}`, 'id'));
  const played = alone('#/24?text=6+6+6+6');
  expect([played.pathname, played.search]).toEqual(['/some/where/', '?embed=1&lang=id']);
  expect(readRoute(played.hash)).toMatchObject({ link: { text: '6 6 6 6', mode: 'play' } });
  expect(readRoute(alone('#/24?text=6&strategy=one').hash)).toMatchObject({ link: { mode: 'solve' } });
  expect(readRoute(alone('#/24?text=6&mode=watch').hash)).toMatchObject({ link: { mode: 'watch' } });
  expect(wholeAddress(played.href)).toBe(`https://example.org/some/where/${played.hash}`);
});
