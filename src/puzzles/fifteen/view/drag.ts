/** What a finger or a mouse on the board means: how far tiles follow it, and whether they go on or back when it lets go. */
import type { Direction } from '../model.ts';

/** A shorter movement is a tap, in pixels. */
export const SLACK = 6;
/** A swipe is at least this long, in pixels. */
export const SWIPE = 18;
/** At this speed, in pixels a millisecond, a movement carries a tile on, or back, wherever it is. */
const FLICK = 0.35;

/** Which way a tile slides, as the screen has it: right and down are more. */
export const across: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  U: [0, -1],
  R: [1, 0],
  D: [0, 1],
  L: [-1, 0],
};

/** The main direction of a movement; undefined where nothing has moved. */
export function directionOf(x: number, y: number): Direction | undefined {
  if (x === 0 && y === 0) return undefined;
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'R' : 'L';
  return y > 0 ? 'D' : 'U';
}

/** How far a movement goes in a direction; below zero where it goes back. */
export const along = (direction: Direction, x: number, y: number): number =>
  x * across[direction][0] + y * across[direction][1];

/** Tiles follow as far as the blank, and not back beyond where they were. */
export const offset = (distance: number, cell: number): number => Math.max(0, Math.min(cell, distance));

/** Whether tiles that were let go here go on into the blank; a quick movement counts for more than the place. */
export function goesOn(distance: number, cell: number, speed: number): boolean {
  if (speed > FLICK) return distance > 0;
  if (speed < -FLICK) return false;
  return distance > cell / 2;
}

/** How fast something goes now, by its last few places; slow places long ago say nothing about it. */
export interface Speedometer {
  add(distance: number, time: number): void;
  /** Pixels a millisecond at this time. */
  read(time: number): number;
}

/** Places older than this are forgotten. */
const SPAN = 80;

export function createSpeedometer(): Speedometer {
  let places: { readonly distance: number; readonly time: number }[] = [];
  const recent = (time: number) => places.filter((place) => time - place.time <= SPAN);
  return {
    add(distance, time) {
      places = [...recent(time), { distance, time }];
    },
    read(time) {
      const known = recent(time);
      const first = known[0];
      const last = known.at(-1);
      if (!first || !last || last.time === first.time) return 0;
      return (last.distance - first.distance) / (last.time - first.time);
    },
  };
}
