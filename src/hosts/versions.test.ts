import { expect, it } from 'vitest';
import { isSafeName, outdatedBy } from './versions.ts';

it('lower versions of the same family are outdated, whatever follows the version', () => {
  const names = ['tables-v1', 'tables-v1-large', 'tables-v2', 'tables-v2-large', 'other-v1', 'my-tables-v1', 'plain'];
  expect(outdatedBy('tables-v2-small', names)).toEqual(['tables-v1', 'tables-v1-large']);
  expect(outdatedBy('tables-v10', names)).toEqual(names.slice(0, 4));
});

it("higher versions stay: two versions of Teka on one machine do not remove each other's tables", () => {
  const names = ['tables-v2', 'tables-v10-large', 'tables-v01'];
  expect(outdatedBy('tables-v1', names)).toEqual([]);
  expect(outdatedBy('tables-v9', names)).toEqual(['tables-v2', 'tables-v01']);
});

it('a name without a version outdates nothing', () => {
  expect(outdatedBy('plain', ['plain', 'plain-v1', 'other'])).toEqual([]);
});

it.each(['', '-a', '..', '../a', 'a/b', 'a\\b', 'A', 'a.b', 'a b', 'nul:', 'x'.repeat(101)])(
  '%j is no name',
  (name) => {
    expect(isSafeName(name)).toBe(false);
  },
);

it.each(['a', '15-v1', 'pattern-database-v1-4x4-1-5-6-9-10-13'])('%j is a name', (name) => {
  expect(isSafeName(name)).toBe(true);
});
