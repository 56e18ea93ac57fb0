import { expect, it } from 'vitest';
import { bestsOf, mergeHistory, readHistory, type Solved } from './history.ts';

const kind = (name: string) => ({ en: name, id: name });
const solved = (when: number, more: Partial<Solved> = {}): Solved => ({
  ...{ puzzle: 'any', when, milliseconds: 1000 * when, hints: 0, kind: kind('4x4') },
  ...more,
});

it('bests are those of each kind, without games in which a solution was shown', () => {
  const all = [
    solved(5, { moves: 40 }),
    solved(7, { moves: 30 }),
    solved(1, { moves: 10, isShown: true }),
    solved(2, { kind: kind('3x3') }),
    solved(1, { puzzle: 'another' }),
  ];
  const [large, small] = bestsOf(all, 'any');
  expect([large!.count, large!.quickest?.when, large!.shortest?.when]).toEqual([3, 5, 7]);
  expect([small!.kind.en, small!.count, small!.quickest?.when, small!.shortest]).toEqual(['3x3', 1, 2, undefined]);
});

it('histories of two devices become one, the latest first', () => {
  const merged = mergeHistory([solved(3), solved(1)], [solved(2), solved(3), solved(3, { puzzle: 'another' })]);
  expect(merged.map(({ puzzle, when }) => `${puzzle} ${when}`)).toEqual(['any 3', 'another 3', 'any 2', 'any 1']);
});

it('what was kept is read again, and what was kept badly is left out', () => {
  const whole = solved(3, { moves: 4, hints: 2, isShown: true, day: '2026-11-18', text: 'x' });
  expect(readHistory([whole, { puzzle: 'any' }, null])).toEqual([whole]);
  expect(readHistory({})).toEqual([]);
});
