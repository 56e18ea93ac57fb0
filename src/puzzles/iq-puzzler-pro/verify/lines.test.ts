import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillings } from '../notation/index.ts';
import { arbitraryTask } from '../testing/arbitrary.ts';
import { plainSearch } from '../testing/plain.ts';
import { accepterOf, verify } from './index.ts';

const bytes = (line: string) => Uint8Array.from(line, (character) => character.charCodeAt(0));

describe('the judge of lines', () => {
  it('accepts solutions one after the other, and between them nothing that is wrong', () => {
    const change = fc.tuple(fc.nat(60), fc.constantFrom(...'ABC_. /\n'));
    fc.assert(
      fc.property(arbitraryTask, fc.array(change, { maxLength: 3 }), (task, changes) => {
        const accepts = accepterOf(task);
        for (const filling of plainSearch(task, 1000)?.fillings.slice(0, 20) ?? []) {
          const line = bytes(fillings.format(filling));
          expect(accepts(line)).toBe(task.placed.length === 0);
          for (const [at, mark] of changes) if (at < line.length) line[at] = mark.charCodeAt(0);
          if (!accepts(line)) continue;
          const read = fillings.parse(String.fromCharCode(...line));
          expect(read.ok && verify(task, read.value)).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('reads lines that lie anywhere in memory', () => {
    const accepts = accepterOf({
      ...{ form: 'extension', board: { kind: 'flat', rows: 1, columns: 8 }, placed: [], gaps: false },
      pieces: [...'ABCDEFGH'].map((name) => ({ name, shape: [[0, 0, 0]], mirror: true, turn: true })),
    });
    for (let offset = 0; offset < 4; offset++) {
      const memory = bytes('....ABCDEFGH');
      const line = memory.subarray(4).slice();
      const moved = new Uint8Array(new ArrayBuffer(16), offset, 8);
      moved.set(line);
      expect(accepts(moved)).toBe(true);
      moved[7] = 'A'.charCodeAt(0);
      expect(accepts(moved)).toBe(false);
    }
    expect(accepts(bytes('HGFEDCBA'))).toBe(true);
    expect(accepts(bytes('HGFEDCB'))).toBe(false);
  });
});
