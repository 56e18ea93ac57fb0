import { expect, it } from 'vitest';
import { distance } from './distance.ts';

it('counts rows and columns, both ways, and nothing from a cell to itself', () => {
  const wide = { columns: 5 };
  expect([distance(wide, 0, 4), distance(wide, 0, 5), distance(wide, 4, 5), distance(wide, 13, 1)]).toEqual([
    4, 1, 5, 4,
  ]);
  for (let a = 0; a < 15; a++) {
    expect(distance(wide, a, a)).toBe(0);
    for (let b = 0; b < 15; b++) expect(distance(wide, a, b)).toBe(distance(wide, b, a));
  }
});
