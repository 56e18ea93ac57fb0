import { expect, test } from 'vitest';
import { MOST_PIECES } from '../model.ts';
import { marksOn, PATTERNS } from './marks.ts';

const drawn = (piece: number) => JSON.stringify(marksOn(piece, 0, 0, 100));

test('the first 26 pieces have marks of their own', () => {
  expect(PATTERNS).toBe(26);
  expect(new Set(Array.from({ length: PATTERNS }, (_, piece) => drawn(piece))).size).toBe(PATTERNS);
});

test('beyond, colour and mark together are different', () => {
  const both = Array.from({ length: MOST_PIECES }, (_, piece) => `${piece % 26} ${drawn(piece)}`);
  expect(new Set(both).size).toBe(MOST_PIECES);
});

test('marks lie on the ball, and leave its middle to the letter', () => {
  for (let piece = 0; piece < PATTERNS; piece++) {
    for (const shape of marksOn(piece, 0, 0, 100)) {
      const reach =
        shape.kind === 'line'
          ? [Math.hypot(shape.x1, shape.y1), Math.hypot(shape.x2, shape.y2)]
          : shape.kind === 'circle'
            ? [shape.fill ? Math.hypot(shape.x, shape.y) : shape.radius]
            : [];
      expect(reach.length).toBeGreaterThan(0);
      for (const distance of reach) {
        expect(distance).toBeGreaterThan(65);
        expect(distance).toBeLessThan(95);
      }
    }
  }
});
