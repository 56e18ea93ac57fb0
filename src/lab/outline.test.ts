import fc from 'fast-check';
import { expect, it } from 'vitest';
import { outlineOf, TOP } from './outline.ts';
import { recorded } from './testing/recorded.ts';

const childrenOf = (outline: ReturnType<typeof outlineOf>, node: number) =>
  Array.from({ length: outline.childCount(node) }, (_, place) => outline.child(node, place));

it('has the roots of all iterations at its top, and every node below its parent', () => {
  const outline = outlineOf(recorded());
  expect(childrenOf(outline, TOP)).toEqual([0, 2, 4, 5]);
  expect(childrenOf(outline, 0)).toEqual([1]);
  expect(childrenOf(outline, 2)).toEqual([3, 6, 7]);
  expect(childrenOf(outline, 7)).toEqual([]);
  expect([0, 1, 2, 7].map(outline.below)).toEqual([1, 0, 3, 0]);
  expect(outline.path(7)).toEqual([2, 7]);
  expect([outline.place(7), outline.parent(7), outline.parent(2)]).toEqual([2, 2, TOP]);
});

it('is empty where nothing is recorded', () => {
  expect(outlineOf(recorded([])).childCount(TOP)).toBe(0);
});

it('has every node once, and counts what is below it', () => {
  const trees = fc.array(fc.nat(), { maxLength: 80 }).map((seeds) =>
    seeds.map((seed, node) => {
      const parent = (seed % (node + 1)) - 1;
      return { node, position: '', ...(parent !== TOP && { parent }) };
    }),
  );
  fc.assert(
    fc.property(trees, (events) => {
      const outline = outlineOf(recorded(events));
      const seen: number[] = [];
      const visit = (node: number): number => {
        const sizes = childrenOf(outline, node).map((child, place) => {
          expect([outline.parent(child), outline.place(child)]).toEqual([node, place]);
          seen.push(child);
          return 1 + visit(child);
        });
        const below = sizes.reduce((sum, size) => sum + size, 0);
        if (node !== TOP) expect(outline.below(node)).toBe(below);
        return below;
      };
      expect(visit(TOP)).toBe(events.length);
      expect(new Set(seen).size).toBe(events.length);
    }),
  );
});
