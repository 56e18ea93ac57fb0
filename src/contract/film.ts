/**
 * A moving picture as plain data: things that keep their looks while they move, and where they are in every frame. The home
 * page shows one for each puzzle, recorded when the page is built, so that it need not load a puzzle to show it alive.
 */
import type { Options } from './options.ts';
import type { Scene, Shape } from './scene.ts';
import type { Goal } from './solve.ts';
import type { Dictionary, Text } from './text.ts';

/** Where an actor is in a frame, and how large; its shapes are drawn about the point 0, 0. */
export interface Pose {
  /** Its number in the list of actors. */
  readonly actor: number;
  readonly x: number;
  readonly y: number;
  /** 1 where it is left out. */
  readonly scale?: number;
}

export interface Film {
  readonly width: number;
  readonly height: number;
  /** What each thing looks like. */
  readonly actors: readonly (readonly Shape[])[];
  /** Who is to be seen in each frame, from back to front. What comes or goes fades; all else moves to its next place. */
  readonly frames: readonly (readonly Pose[])[];
  /** How long a frame lasts, in milliseconds. */
  readonly pace: number;
  /** The part of that time that it takes to become the next frame, from 0 to 1. */
  readonly glide: number;
  /** The frame to show where nothing may move. */
  readonly still: number;
}

/** Two searches of the same instance, side by side and at the same pace of nodes. */
export interface Race<Solution> {
  readonly text: string;
  readonly goal: Goal;
  readonly contenders: readonly [Contender, Contender];
  /** How a position is drawn, where that differs from other pictures of it. */
  depict?(position: Solution | undefined): Scene;
}

export interface Contender {
  /** What it is called below its board, in a few words. */
  readonly name: Text;
  readonly strategy: string;
  readonly options?: Options;
}

/** What `poster.ts` in a puzzle's folder exports as `poster`; the build of the page finds it by its path. */
export interface PosterPlan<Solution = unknown> {
  /** Words the texts of the poster, which no room needs. */
  readonly texts: Dictionary;
  /** What is to be seen, in one sentence. */
  readonly caption: Text;
  readonly shows: { readonly film: Film } | { readonly race: Race<Solution> };
}
