import { expect, it } from 'vitest';
import { OPEN } from './model.ts';
import { poster } from './poster.ts';
import { strategies } from './strategies/index.ts';

it('names strategies that there are, which can be watched, with options that they have', () => {
  if (!('race' in poster.shows)) throw new Error('no race');
  for (const { strategy, options = {} } of poster.shows.race.contenders) {
    const known = strategies.find(({ id }) => id === strategy);
    expect(known?.watch).toBeDefined();
    expect(Object.keys(known!.options ?? {})).toEqual(expect.arrayContaining(Object.keys(options)));
  }
});

it('draws the letters that are there, and no box twice', () => {
  if (!('race' in poster.shows)) throw new Error('no race');
  const { depict } = poster.shows.race;
  const bare = depict!(undefined);
  const begun = depict!(['MOST', ...Array<string>(8).fill(OPEN)]);
  expect(bare.shapes).toHaveLength(27);
  expect(begun.shapes.filter(({ kind }) => kind === 'label')).toHaveLength(4);
  expect(begun.shapes).toHaveLength(27 + 2 * 4);
});
