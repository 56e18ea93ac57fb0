import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Place } from '../../../contract/index.ts';
import { arbitraryFilling } from '../testing/arbitrary.ts';
import { fillings } from './index.ts';

const at = (line: number, column: number, length = 1): Place => ({ line, column, length });

describe('fillings', () => {
  it.each([
    ['AAB A_B', [['AAB', 'A_B']]],
    ['A / BB CB', [['A'], ['BB', 'CB']]],
    ['A/BB CB', [['A'], ['BB', 'CB']]],
    ['\ufeffA\r\n/\r\nBB\r\nCB\r\n', [['A'], ['BB', 'CB']]],
    [' .a9 \n @&_ \n', [['.a9', '@&_']]],
    ['   A\n AAABB\nCCCCBBB\n', [['...A...', '.AAABB.', 'CCCCBBB']]],
    ['AB CD\nABBCD\n', [['AB.CD', 'ABBCD']]],
    ['A\n\nBB\nCB\n\n\nDDD\n D\n', [['A'], ['BB', 'CB'], ['DDD', '.D.']]],
  ])('%j is read', (source, filling) => {
    expect(fillings.parse(source)).toEqual({ ok: true, value: filling });
  });

  it('survive being written and read, on one line', () => {
    fc.assert(
      fc.property(arbitraryFilling, (filling) => {
        const written = fillings.format(filling);
        expect(written).not.toContain('\n');
        expect(fillings.parse(written)).toEqual({ ok: true, value: filling });
      }),
    );
  });

  it.each([
    ['', 'no-filling', at(1, 1)],
    [' \n ', 'no-filling', at(1, 1)],
    ['A#A', 'filling-character', at(1, 2)],
    ['AA\nA😀', 'filling-character', at(2, 2, 2)],
    ['AA A|A', 'filling-character', at(1, 5)],
    ['/ A', 'empty-layer', at(1, 1)],
    ['A / / A', 'empty-layer', at(1, 5)],
    ['A / B /', 'empty-layer', at(1, 7)],
    [`${'A '.repeat(4097)}`, 'filling-too-large', at(1, 8193)],
  ])('%.20j: %s', (source, code, place) => {
    const read = fillings.parse(source);
    if (read.ok) throw new Error('it was read');
    expect(read.problem.text.code).toBe(code);
    expect(read.problem.place).toEqual(place);
  });
});
