import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Board } from '../../model.ts';
import { placeOf, spaceGeometryOf, type Vector } from './geometry.ts';
import { approach, type Eye, eyeOf, FIELD, HOME, type Pose, rayThrough, turned, zoomed } from './pose.ts';

const still: Pose = { ...HOME, spread: 0, peeled: 0 };
const geometry = spaceGeometryOf({ kind: 'pyramid', side: 5 });
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const poses: fc.Arbitrary<Pose> = fc.record({
  azimuth: number(-7, 7),
  elevation: number(-1.5, 1.5),
  zoom: number(0.6, 3),
  spread: number(0, 1),
  peeled: fc.integer({ min: 0, max: 4 }),
});

/** Where a point is in the picture; the way opposite to `rayThrough`. */
function seen({ at, forward, right, up }: Eye, point: Vector, aspect: number) {
  const along = (axis: Vector) => axis.reduce((sum, value, d) => sum + value * (point[d]! - at[d]!), 0);
  const steep = Math.tan(FIELD / 2) * along(forward);
  return { x: along(right) / steep / aspect, y: along(up) / steep, depth: along(forward), size: 0.5 / steep };
}

describe('the eye', () => {
  it('has every ball in the picture at zoom 1, whatever the shapes of board and picture', () => {
    const size = fc.integer({ min: 1, max: 6 });
    const boards: fc.Arbitrary<Board> = fc.oneof(
      fc.record({ kind: fc.constant('pyramid' as const), side: size }),
      fc.record({ kind: fc.constant('box' as const), layers: size, rows: size, columns: size }),
    );
    fc.assert(
      fc.property(boards, poses, number(0.4, 2.5), (board, pose, aspect) => {
        const here = spaceGeometryOf(board);
        const eye = eyeOf(here, { ...pose, zoom: 1 }, aspect);
        for (const cell of here.places.keys()) {
          const { x, y, size } = seen(eye, placeOf(here, cell, { ...pose, peeled: 0 }), aspect);
          expect(Math.abs(x) + size / aspect).toBeLessThan(1.02);
          expect(Math.abs(y) + size).toBeLessThan(1.02);
        }
      }),
    );
  });

  it('comes closer by the zoom', () => {
    const near = eyeOf(geometry, { ...still, zoom: 2 }, 1);
    expect(near.distance).toBeCloseTo(eyeOf(geometry, still, 1).distance / 2);
  });

  it('looks through a point of the picture at what is seen there', () => {
    fc.assert(
      fc.property(poses, number(0.5, 2), number(-1, 1), number(-1, 1), (pose, aspect, x, y) => {
        const eye = eyeOf(geometry, pose, aspect);
        const { from, along } = rayThrough(eye, x, y, aspect);
        const point: Vector = [from[0] + 5 * along[0], from[1] + 5 * along[1], from[2] + 5 * along[2]];
        const back = seen(eye, point, aspect);
        expect(back.x).toBeCloseTo(x);
        expect(back.y).toBeCloseTo(y);
      }),
    );
  });
});

describe('moving', () => {
  it('stays within what can be looked at', () => {
    expect(turned(still, 0, 9).elevation).toBeLessThan(Math.PI / 2);
    expect(turned(still, 0, -9).elevation).toBeGreaterThan(-Math.PI / 2);
    expect(zoomed(still, 99).zoom).toBe(zoomed(still, 999).zoom);
  });

  it('arrives at the very goal, the short way round', () => {
    const goal = { ...turned(still, -1, 0.2), spread: 1, peeled: 2 };
    const start = { ...still, azimuth: goal.azimuth + 2 * Math.PI - 0.5 };
    expect(approach(start, goal, 0.5).azimuth).toBeGreaterThan(start.azimuth);
    let pose: Pose = start;
    for (let step = 0; step < 100; step++) pose = approach(pose, goal, 0.3);
    expect(pose).toBe(goal);
  });
});
