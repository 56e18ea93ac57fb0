import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillings } from '../notation/index.ts';
import { arbitraryTask } from '../testing/arbitrary.ts';
import { everyFilling, freshContext } from '../testing/asking.ts';
import { taskOf } from '../testing/searching.ts';
import { fillingOf } from './filling.ts';
import { firstSolution } from './first.ts';

const { ticker } = freshContext();

describe('one solution', () => {
  it('is found where it exists, and its absence is proven elsewhere', () => {
    fc.assert(
      fc.property(arbitraryTask, (task) => {
        const every = everyFilling(task);
        const found = firstSolution(task, ticker);
        if (typeof found === 'string') {
          expect([found, every]).toEqual(['none', []]);
          return;
        }
        expect(every).toContain(fillings.format(found.filling));
        expect(found.placements).toHaveLength(task.pieces.length - task.placed.length);
        expect(fillingOf(task, [...task.placed, ...found.placements])).toEqual(found.filling);
      }),
      { numRuns: 80 },
    );
  });

  it('is found beyond 64 cells', () => {
    const found = firstSolution(taskOf(`BOARD 1x66\nPIECES\n${'A'.repeat(20)}\n${'B'.repeat(46)}`), ticker);
    expect(typeof found).toBe('object');
  });

  it('is not searched for ever, and the ticker may stop it', () => {
    // A T covers three cells of one colour and every L two, so the colours come out uneven; no search sees that soon.
    const pieces = [...'BCDEFGHIJKLMNO'].map((name) => `${name.repeat(3)}\n${name}`);
    const hard = taskOf(`BOARD 6x10\nPIECES\nAAA\n A\n${pieces.join('\n')}`);
    expect(firstSolution(hard, ticker)).toBe('unknown');
    const stop = new Error('stop');
    const tick = () => {
      throw stop;
    };
    expect(() => firstSolution(hard, { tick })).toThrow(stop);
  });
});
