import { describe, expect, it } from 'vitest';
import { merge } from './merged.ts';
import { pathsOf, searchOf } from './testing/searches.ts';

describe('searches that are made up branch alike', () => {
  const alike = (a: string, b: string) => merge(searchOf(pathsOf(a)), searchOf(pathsOf(b))).alike;

  it('where one has all that the other has', () => {
    expect(alike('r ra raa rb rba', 'r ra')).toEqual({ isAlike: true, crossed: 0 });
  });

  it('where either went on below a node that the other left', () => {
    expect(alike('r ra raa raaa rb', 'r ra rb rba rbaa')).toEqual({ isAlike: true, crossed: 0 });
  });

  it('where what either has alone at a node are leaves', () => {
    expect(alike('r ra rb rc rca', 'r rc rca rd re')).toEqual({ isAlike: true, crossed: 0 });
  });

  it('not where each goes on below children of its own', () => {
    expect(alike('r ra raa rb', 'r rb rc rca rd rda')).toEqual({
      isAlike: false,
      crossed: 4 / 6,
      first: { node: 0, a: 2, b: 3, shared: 1 },
    });
  });

  it('where that is rare', () => {
    const long = (own: string) => {
      const spine = Array.from({ length: 30 }, (_, length) => 'r'.repeat(length + 1));
      return [...spine, `${spine.at(-1)}${own}`, `${spine.at(-1)}${own}x`].join(' ');
    };
    expect(alike(long('a'), long('b'))).toMatchObject({ isAlike: true, crossed: 2 / 32 });
  });

  it('not where they have no root in common', () => {
    expect(alike('r ra', 's sa')).toEqual({ isAlike: false, crossed: 0 });
  });
});
