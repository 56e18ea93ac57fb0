import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handOnRight, LineBundle, linesOf, textsIn } from './line-bundle.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const text = (line: Uint8Array) => String.fromCharCode(...line);
const line = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 12 });

describe('a bundle of lines', () => {
  it('gives back every line, and begins anew', () => {
    const bundle = new LineBundle();
    fc.assert(
      fc.property(fc.array(line, { minLength: 1 }), (lines) => {
        const pen = new Uint8Array(12);
        for (const each of lines) {
          pen.set(bytes(each));
          bundle.add(pen.subarray(0, each.length));
        }
        expect(bundle.count).toBe(lines.length);
        const taken = bundle.take();
        expect(taken.count).toBe(lines.length);
        expect(text(taken.bytes)).toBe(lines.map((each) => `${each}\n`).join(''));
        expect(textsIn(taken)).toEqual(lines);
        expect(bundle.count).toBe(0);
      }),
    );
  });

  it('grows', () => {
    const bundle = new LineBundle();
    const lines = Array.from({ length: 3000 }, (_, i) => String(i).padStart(100, '.'));
    for (const each of lines) bundle.add(bytes(each));
    expect(textsIn(bundle.take())).toEqual(lines);
  });
});

describe('lines that are judged', () => {
  it('are handed on up to the first that is wrong, whatever the quick judge leaves to the other', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1 }), fc.nat({ max: 4 }), line, (lines, most, wrong) => {
        const all = linesOf(bytes(lines.map((each) => `${each}\n`).join('')));
        // The quick judge gives up early, and never accepts a line with a blank.
        const accepts = (given: Uint8Array) => {
          const accepted = textsIn(linesOf(given)).slice(0, most);
          const end = accepted.findIndex((each) => each.includes(' ') || each === wrong);
          return accepted.slice(0, end < 0 ? most : end).join('\n').length + Math.min(1, end < 0 ? most : end);
        };
        const check = (each: string) => {
          if (each === wrong) throw new Error(each);
        };
        const told: string[] = [];
        let count = 0;
        const handOn = () =>
          handOnRight(all, accepts, check, (right) => {
            told.push(text(right.bytes));
            ({ count } = right);
          });
        const first = lines.indexOf(wrong);
        if (first < 0) handOn();
        else expect(handOn).toThrow(new Error(wrong));
        const right = first < 0 ? lines : lines.slice(0, first);
        expect(count).toBe(right.length);
        expect(told).toEqual(right.length === 0 ? [] : [right.map((each) => `${each}\n`).join('')]);
      }),
    );
  });
});
