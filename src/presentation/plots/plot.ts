/**
 * What all plots have in common. A plot turns plain series into a scene; it knows neither puzzles nor where it is shown.
 * Words inside a picture are already worded, so a plot gets a speaker that knows `plotTexts`.
 */
import type { Speaker } from '../../contract/index.ts';

/** How wide the picture is, in pixels of the page, and who words it. */
export interface Setting {
  readonly width: number;
  readonly say: Speaker;
}

/** What is measured, such as time: its name, and a value in a few characters. */
export interface Measure {
  readonly name: string;
  readonly word: (value: number) => string;
}

/** One that is compared. `look` numbers its colour and mark, from 0, the same in every plot. */
export interface Named {
  readonly name: string;
  readonly look: number;
}
