/**
 * A picture as plain data: one renderer turns it into SVG for the page, for files and for print. Colours are roles, so
 * that a theme decides them; letters become path glyphs, so that no font is needed.
 */
import type { Text } from './text.ts';

/** A colour by its role. */
export type Paint = 'paper' | 'surface' | 'ink' | 'muted' | 'line' | 'accent' | 'on-accent' | 'warning' | Tint;

/**
 * One of the colours that tell things apart, counted from 0; a picture never relies on them alone. `shine` is the same
 * colour where light falls on it, and `on-tint` the ink that is read on all of them.
 */
export type Tint = `tint-${number}` | `shine-${number}` | 'on-tint';

interface Painted {
  readonly fill?: Paint;
  readonly stroke?: Paint;
  readonly strokeWidth?: number;
  /** The lengths of strokes and gaps, in turn; without it the stroke is whole. */
  readonly dash?: readonly number[];
}

export type Point = readonly [x: number, y: number];

export type Shape =
  | ({ kind: 'rect'; x: number; y: number; width: number; height: number; radius?: number } & Painted)
  | ({ kind: 'circle'; x: number; y: number; radius: number } & Painted)
  | ({ kind: 'line'; x1: number; y1: number; x2: number; y2: number } & Painted)
  /** From point to point; one that ends where it began is closed. */
  | ({ kind: 'polyline'; points: readonly Point[] } & Painted)
  /** `x`, `y` is the middle of the written line; `size` is the height of a capital. */
  | { kind: 'label'; x: number; y: number; size: number; text: string; fill: Paint; bold?: boolean };

/** One frame. `title` is what a screen reader says instead of the picture. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly title: Text;
  readonly shapes: readonly Shape[];
}
