import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flow } from './flow.ts';

const side = fc.integer({ min: 1, max: 100 });
const boxes = fc.array(fc.record({ width: side, height: side }), { maxLength: 20 });

test('boxes lie in reading order, apart from each other, inside the whole', () => {
  fc.assert(
    fc.property(boxes, side, fc.constantFrom('base', 'middle'), (given, room, align) => {
      const { corners, width, height } = flow(given, room, 5, align);
      expect(width).toBe(Math.max(room, ...given.map((box) => box.width)));
      for (const [i, [x, y]] of corners.entries()) {
        const box = given[i]!;
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + box.width).toBeLessThanOrEqual(width + 1e-9);
        expect(y + box.height).toBeLessThanOrEqual(height);
        const next = corners[i + 1];
        if (next) expect(next[0] >= x + box.width + 5 - 1e-9 || next[1] >= y + box.height + 5).toBe(true);
      }
    }),
  );
});

test('rows are about equally long, and no more than needed', () => {
  const five = flow(Array(5).fill({ width: 10, height: 10 }), 50, 0, 'base');
  expect(five.height).toBe(10);
  const seven = flow(Array(7).fill({ width: 10, height: 10 }), 60, 0, 'base');
  expect(seven.corners.filter(([, y]) => y === 0)).toHaveLength(4);
  expect(seven.corners[0]![0]).toBe(10);
});

test('boxes of a row stand on one line, or share their middle', () => {
  const given = [
    { width: 10, height: 10 },
    { width: 10, height: 30 },
  ];
  expect(flow(given, 50, 0, 'base').corners.map(([, y]) => y)).toEqual([20, 0]);
  expect(flow(given, 50, 0, 'middle').corners.map(([, y]) => y)).toEqual([10, 0]);
});
