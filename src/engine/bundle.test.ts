import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bundleOf, cut, sizeOf } from './bundle.ts';
import { Digest } from './digest.ts';
import { linesOf, textsIn } from './line-bundle.ts';

const asBytes = (texts: readonly string[]) =>
  linesOf(Uint8Array.from(texts.map((text) => `${text}\n`).join(''), (character) => character.charCodeAt(0)));
const texts = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 5 }), { minLength: 1 });

it('has the same size and the same parts as texts and as bytes', () => {
  fc.assert(
    fc.property(texts, fc.nat({ max: 12 }), fc.nat({ max: 12 }), (all, from, length) => {
      const plain = { type: 'solutions', texts: all } as const;
      const bytes = bundleOf(asBytes(all), textsIn);
      for (const bundle of [plain, bytes]) {
        expect(sizeOf(bundle)).toBe(all.length);
        const some = cut(bundle, from, from + length);
        expect(some.texts).toEqual(all.slice(from, from + length));
        expect(sizeOf(some)).toBe(some.texts.length);
        expect(cut(bundle, from).texts).toEqual(all.slice(from));
      }
      const { lines } = cut(bytes, from, from + length);
      expect(String.fromCharCode(...lines!.bytes)).toBe(
        all
          .slice(from, from + length)
          .map((text) => `${text}\n`)
          .join(''),
      );
      expect(new Digest().addBundle(bytes).value).toBe(new Digest().add(all).value);
    }),
  );
});

it('makes texts of bytes only when they are asked for, and once', () => {
  let made = 0;
  const bundle = bundleOf(asBytes(['a', 'b', 'c']), (lines) => {
    made++;
    return textsIn(lines);
  });
  sizeOf(cut(bundle, 1, 2));
  expect(made).toBe(0);
  expect(cut(bundle, 1).texts).toEqual(['b', 'c']);
  expect(bundle.texts).toEqual(['a', 'b', 'c']);
  expect(made).toBe(1);
});
