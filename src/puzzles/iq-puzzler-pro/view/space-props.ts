/** What the view in space is given; types only, so that three.js is loaded nowhere but there. */
import type { ReadonlySignal } from '@preact/signals';
import type { Board } from '../model.ts';

/** Where the held piece would land; cells are open cells in reading order. */
export interface Ghost {
  readonly piece: number;
  readonly cells: readonly number[];
  readonly fits: boolean;
}

export interface SpaceProps {
  /** A pyramid or a box. */
  readonly board: Board;
  /** The piece lying on each open cell in reading order, or -1. */
  readonly cells: ReadonlySignal<readonly number[]>;
  readonly ghost: ReadonlySignal<Ghost | undefined>;
  /** The names of the pieces. */
  readonly names: readonly string[];
  /** The colours of the pieces, as `#rrggbb`. */
  readonly colours: readonly string[];
  /** How far the layers are lifted apart: 0 together, 1 far apart. */
  readonly spread: ReadonlySignal<number>;
  /** Layers hidden from the top. */
  readonly peeled: ReadonlySignal<number>;
  /** Whether things may move by themselves. */
  readonly motion: ReadonlySignal<boolean>;
  /** For screen readers. */
  readonly label: string;
  /** The pointer is over this cell, or over none. */
  point(cell: number | undefined): void;
  /** A cell was clicked or tapped. */
  press(cell: number): void;
  /** The browser cannot show it, or not any more. */
  failed?: () => void;
}
