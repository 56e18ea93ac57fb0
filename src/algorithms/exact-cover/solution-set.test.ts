import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SolutionList } from './solution-set.ts';
import { arbitraryCover, everyCovering } from './testing/covers.ts';

it('a list of solutions can be counted, picked, tallied and restricted', () => {
  fc.assert(
    fc.property(arbitraryCover, fc.func(fc.integer({ min: 0, max: 4 })), (cover, allows) => {
      const every = everyCovering(cover)!;
      const set = new SolutionList(cover, every);
      expect(set.count).toBe(every.length);
      expect(every.map((_, index) => set.at(index))).toEqual(every);
      const having = (option: number) => every.filter((covering) => covering.includes(option)).length;
      expect([...set.tally()]).toEqual(cover.options.map((_, option) => having(option)));
      const allowed = (option: number) => allows(option) > 0;
      const kept = every.filter((covering) => covering.every(allowed));
      const fewer = set.allowing(allowed);
      expect(Array.from({ length: fewer.count }, (_, index) => fewer.at(index))).toEqual(kept);
      expect(set.count).toBe(every.length);
    }),
  );
});
