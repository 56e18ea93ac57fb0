/** Where the viewer looks from, and how the layers are shown: five numbers, and the way from one state to another. */
import type { Look, SpaceGeometry, Vector } from './geometry.ts';
import { placeOf } from './geometry.ts';

export interface Pose extends Look {
  /** Around the upright axis; 0 looks along the columns, rows coming towards the viewer. */
  readonly azimuth: number;
  /** Above the level plane. */
  readonly elevation: number;
  /** 1 shows everything, 2 everything twice as large. */
  readonly zoom: number;
}

export type Angle = Pick<Pose, 'azimuth' | 'elevation' | 'zoom'>;

export const HOME: Angle = { azimuth: 0.42, elevation: 0.5, zoom: 1 };
/** The height of the picture as an angle; narrow, so that far balls are hardly smaller than near ones. */
export const FIELD = 0.5;
/** Half a ball and a little more. */
const AIR = 0.62;
/** How far the tray's round corner and its shadow reach beyond the corner of the cells. */
const TRAY = 0.4;
const STEEPEST = 1.5;
const ZOOMS = [0.6, 3] as const;

export function turned<T extends Angle>(pose: T, around: number, up: number): T {
  const azimuth = (pose.azimuth + around) % (2 * Math.PI);
  return { ...pose, azimuth, elevation: clamp(pose.elevation + up, -STEEPEST, STEEPEST) };
}

export const zoomed = <T extends Angle>(pose: T, by: number): T => ({ ...pose, zoom: clamp(pose.zoom * by, ...ZOOMS) });

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** A part of the way to a goal; the goal itself when it is as good as reached. */
export function approach(from: Pose, goal: Pose, part: number): Pose {
  const way: Pose = {
    azimuth: nearest(goal.azimuth - from.azimuth),
    elevation: goal.elevation - from.elevation,
    zoom: goal.zoom - from.zoom,
    spread: goal.spread - from.spread,
    peeled: goal.peeled - from.peeled,
  };
  if (Object.values(way).every((left) => Math.abs(left) < 0.002)) return goal;
  return {
    azimuth: from.azimuth + way.azimuth * part,
    elevation: from.elevation + way.elevation * part,
    zoom: from.zoom + way.zoom * part,
    spread: from.spread + way.spread * part,
    peeled: from.peeled + way.peeled * part,
  };
}

/** The same angle, the short way round. */
const nearest = (angle: number): number => angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));

export interface Eye {
  readonly at: Vector;
  readonly target: Vector;
  readonly distance: number;
  readonly forward: Vector;
  readonly right: Vector;
  readonly up: Vector;
}

/**
 * Where the eye is: at zoom 1 every ball and the tray are in a picture of that shape (width over height), as large as
 * they can be at every azimuth, and as far from its top as from its bottom.
 */
export function eyeOf(geometry: SpaceGeometry, pose: Pose, aspect: number): Eye {
  const { azimuth, elevation } = pose;
  const [sin, cos] = [Math.sin(elevation), Math.cos(elevation)];
  const [east, south] = [Math.sin(azimuth), Math.cos(azimuth)];
  const up: Vector = [-east * sin, cos, -south * sin];
  const forward: Vector = [-east * cos, -sin, -south * cos];
  // Points that stick out, seen from the side of the eye: across, up and towards it.
  const points = rimsOf(geometry, pose).flatMap(({ radius, height, air }) =>
    Array.from({ length: 24 }, (_, part) => {
      const across = radius * Math.sin((part / 12) * Math.PI);
      const back = radius * Math.cos((part / 12) * Math.PI);
      return { across: Math.abs(across) + air, up: height * cos - back * sin, near: height * sin + back * cos, air };
    }),
  );
  const steep = Math.tan(FIELD / 2);
  let lift = 0;
  let distance = 0;
  // What is near looks larger, so where the middle is depends on the distance, and the other way round.
  for (let turn = 0; turn < 6; turn++) {
    const needed = points.map((p) => p.near + Math.max(p.across / aspect, Math.abs(p.up - lift) + p.air) / steep);
    distance = Math.max(...needed);
    const top = Math.max(...points.map((p) => (p.up - lift + p.air) / (distance - p.near)));
    const bottom = Math.min(...points.map((p) => (p.up - lift - p.air) / (distance - p.near)));
    lift += ((top + bottom) / 2) * distance;
  }
  distance /= pose.zoom;
  const target: Vector = [up[0] * lift, up[1] * lift, up[2] * lift];
  const at: Vector = [
    target[0] - forward[0] * distance,
    target[1] - forward[1] * distance,
    target[2] - forward[2] * distance,
  ];
  return { at, target, distance, forward, right: [south, 0, -east], up };
}

/**
 * Circles around the upright axis that hold everything: pyramids and boxes lie between their top and bottom layers.
 * Layers that are taken off keep their room, so that nothing jumps.
 */
function rimsOf(geometry: SpaceGeometry, { spread }: Look): { radius: number; height: number; air: number }[] {
  const tray = Math.hypot(geometry.base.columns, geometry.base.rows) / 2 + TRAY;
  const layers = [0, geometry.layers - 1].map((layer) => {
    const cells = [...geometry.places.keys()].filter((cell) => geometry.places[cell]!.layer === layer);
    const places = cells.map((cell) => placeOf(geometry, cell, { spread, peeled: 0 }));
    return { radius: Math.max(...places.map(([x, , z]) => Math.hypot(x, z))), height: places[0]![1], air: AIR };
  });
  return [{ radius: tray, height: -0.5, air: 0 }, ...layers];
}

export interface Ray {
  readonly from: Vector;
  /** Of length 1. */
  readonly along: Vector;
}

/** The line of sight through a point of the picture, which reaches from -1 to 1 rightwards and upwards. */
export function rayThrough({ at, forward, right, up }: Eye, x: number, y: number, aspect: number): Ray {
  const steep = Math.tan(FIELD / 2);
  const along = forward.map((value, d) => value + right[d]! * x * steep * aspect + up[d]! * y * steep);
  const length = Math.hypot(...along);
  return { from: at, along: [along[0]! / length, along[1]! / length, along[2]! / length] };
}
