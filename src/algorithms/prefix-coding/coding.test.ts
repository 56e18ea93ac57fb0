import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST } from './codes.ts';
import { ABOVE_LENGTH, ANY, LENGTH, readTables } from './reader.ts';
import { DIGIT, DIGITS, SYMBOLS } from './text.ts';
import { SymbolWriter } from './writer.ts';

const CONTEXTS = 8;
type Written = { readonly context: number; readonly symbol: number };

const write = (symbols: readonly Written[]): string => {
  const writer = new SymbolWriter(CONTEXTS);
  for (const { context, symbol } of symbols) writer.symbol(context, symbol);
  return writer.text();
};

/** Reads as the head of reader.ts says. */
function read(text: string, from: number, contexts: readonly number[]): number[] {
  const { table, start } = readTables(text, CONTEXTS, from);
  let at = start;
  let bits = 0;
  let left = 0;
  return contexts.map((context) => {
    while (left < LONGEST) {
      expect(at).toBeLessThan(text.length);
      bits = (bits << DIGIT) | DIGITS[text.charCodeAt(at++)]!;
      left += DIGIT;
    }
    const found = table[(context << LONGEST) | ((bits >>> (left - LONGEST)) & ANY)]!;
    left -= found & LENGTH;
    return found >>> ABOVE_LENGTH;
  });
}

/** Some symbols are met much more often than others. */
const anySymbols: fc.Arbitrary<Written[]> = fc.array(
  fc.record({
    context: fc.nat({ max: CONTEXTS - 1 }),
    symbol: fc.oneof(fc.constant(3), fc.nat({ max: 7 }), fc.nat({ max: SYMBOLS - 1 })),
  }),
  { maxLength: 2000 },
);

describe('coding of symbols', () => {
  it('reads what was written, wherever it begins, and never behind the end', () => {
    fc.assert(
      fc.property(anySymbols, fc.nat({ max: 9 }), (written, from) => {
        const text = '?'.repeat(from) + write(written);
        const contexts = written.map(({ context }) => context);
        expect(read(text, from, contexts)).toEqual(written.map(({ symbol }) => symbol));
      }),
    );
  });

  it('writes only characters that need no escape', () => {
    fc.assert(
      fc.property(anySymbols, (written) => {
        expect(write(written)).toMatch(/^[#()*+,./0-9:;<=>?@A-Z[\]^_`a-g-]*$/);
      }),
    );
  });

  it('takes little room for what is likely', () => {
    const all = Array.from({ length: 6000 }, (_, i) => i);
    // A symbol that is met 3 times in 4 takes one bit, the three others three at most: 1.5 a symbol, and a digit has six.
    const likely = all.map((i) => ({ context: 0, symbol: i % 4 === 0 ? 1 + ((i / 4) % 3) : 0 }));
    expect(write(likely).length).toBeLessThan(6000 * 0.26);
    // One that is alone takes none.
    expect(write(all.map(() => ({ context: 5, symbol: 9 }))).length).toBeLessThan(30);
  });
});
