import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Filling } from '../model.ts';
import { arbitraryFilling, arbitraryTask } from '../testing/arbitrary.ts';
import { plainSearch } from '../testing/plain.ts';
import { everything, learn, verify } from './index.ts';

/** A filling with one cell changed. */
const spoiled = (filling: Filling, at: number, mark: string): Filling => {
  let cell = 0;
  return filling.map((rows) => rows.map((row) => [...row].map((old) => (cell++ === at ? mark : old)).join('')));
};

describe('the quick judge', () => {
  it('accepts every solution, and nothing that the thorough one refuses', () => {
    fc.assert(
      fc.property(arbitraryTask, fc.nat(60), fc.constantFrom('A', 'B', 'C', '_', '.', 'é'), (task, at, mark) => {
        const facts = learn(task);
        for (const right of plainSearch(task, 2000)?.fillings.slice(0, 20) ?? []) {
          expect(facts.isRight!(right)).toBe(true);
          const changed = spoiled(right, at, mark);
          if (facts.isRight!(changed)) {
            expect(everything({ ...task, placed: [] }, facts, changed)).toEqual([]);
          }
          expect(verify(task, changed)).toEqual(everything(task, facts, changed));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('judges anything of any size as the thorough one does', () => {
    fc.assert(
      fc.property(arbitraryTask, arbitraryFilling, (task, filling) => {
        expect(verify(task, filling)).toEqual(everything(task, learn(task), filling));
      }),
    );
  });
});
