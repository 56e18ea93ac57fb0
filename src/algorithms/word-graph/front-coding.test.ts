import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GRADES, MOST_LETTERS, readGrades, readWords, writeGrades, writeWords } from './front-coding.ts';
import { pack } from './packed.ts';
import { anyWords } from './testing/words.ts';

describe('front-coded words', () => {
  it('are read as they were written, and their grades too', () => {
    const graded = anyWords(MOST_LETTERS).chain((words) =>
      fc.tuple(
        fc.constant(words),
        fc.array(fc.nat({ max: GRADES - 1 }), { minLength: words.length, maxLength: words.length }),
      ),
    );
    fc.assert(
      fc.property(graded, ([words, grades]) => {
        const packed = pack(words);
        const read = readWords(writeWords(packed));
        expect(read).toEqual(packed);
        expect([...readGrades(read, writeGrades(packed, Uint8Array.from(grades)))]).toEqual(grades);
      }),
      { numRuns: 300 },
    );
  });

  it('leave what they are given as it is', () => {
    const packed = pack(['CAR', 'CARD', 'CARDS']);
    const grades = Uint8Array.of(3, 60, 7);
    writeGrades(packed, grades);
    expect(writeWords(packed)).toBe(writeWords(pack(['CAR', 'CARD', 'CARDS'])));
    expect([...grades]).toEqual([3, 60, 7]);
  });
});
