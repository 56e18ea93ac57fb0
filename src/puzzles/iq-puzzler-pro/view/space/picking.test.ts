import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeOf, spaceGeometryOf, type Vector } from './geometry.ts';
import { cellAt } from './picking.ts';
import { eyeOf, HOME, type Pose } from './pose.ts';

const still: Pose = { ...HOME, spread: 0, peeled: 0 };
const geometry = spaceGeometryOf({ kind: 'pyramid', side: 5 });
const empty = geometry.places.map(() => -1);

describe('picking', () => {
  const pick = (pose: Pose, cells: readonly number[], [x, y, z]: Vector) => {
    const { at } = eyeOf(geometry, pose, 1);
    const way: Vector = [x - at[0], y - at[1], z - at[2]];
    const far = Math.hypot(...way);
    return cellAt({ from: at, along: [way[0] / far, way[1] / far, way[2] / far] }, geometry, cells, pose);
  };

  it('finds the empty place whose mark is pointed at, near or far', () => {
    for (const cell of geometry.places.keys()) {
      // From straight above, marks of every second layer hide one another; from here none do.
      const pose = { ...still, azimuth: 0.31, elevation: 0.63 };
      expect(pick(pose, empty, placeOf(geometry, cell, pose))).toBe(cell);
    }
  });

  it('finds the ball in front, not what it hides', () => {
    const above: Pose = { ...still, elevation: 1.5 };
    const apex = placeOf(geometry, 0, above);
    const full = geometry.places.map((_, cell) => cell);
    expect(pick(above, full, apex)).toBe(0);
    // An empty place under a ball is out of reach; one in front of a ball is not.
    expect(
      pick(
        above,
        full.map((cell) => (cell === 0 ? 0 : -1)),
        apex,
      ),
    ).toBe(0);
    expect(
      pick(
        above,
        full.map((cell) => (cell === 0 ? -1 : cell)),
        apex,
      ),
    ).toBe(0);
  });

  const looks = fc.record({
    azimuth: fc.double({ min: 0, max: 6, noNaN: true }),
    elevation: fc.double({ min: -1.5, max: 1.5, noNaN: true }),
    zoom: fc.constant(1),
    spread: fc.double({ min: 0, max: 1, noNaN: true }),
    peeled: fc.integer({ min: 0, max: 4 }),
  });

  it('finds nothing in layers that are taken off, but what they hid', () => {
    fc.assert(
      fc.property(looks, fc.array(fc.integer({ min: -1, max: 3 }), { minLength: 55, maxLength: 55 }), (pose, cells) => {
        for (const cell of geometry.places.keys()) {
          const found = pick(pose, cells, placeOf(geometry, cell, pose));
          if (found !== undefined) expect(geometry.places[found]!.layer).toBeGreaterThanOrEqual(pose.peeled);
        }
        const deep = pick(
          { ...still, elevation: 1.5, peeled: 4 },
          geometry.places.map(() => 0),
          [0, 0, 0],
        );
        expect(deep).toBe(42);
      }),
      { numRuns: 20 },
    );
  });

  it('finds nothing beside the board', () => {
    expect(pick(still, empty, [9, 0, 0])).toBeUndefined();
  });
});
