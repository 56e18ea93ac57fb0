/** Text in plots: set by an edge, and shortened to the space there is. */
import type { Paint, Shape } from '../../contract/index.ts';
import { textWidth } from '../picture/lettering.ts';

/** The heights of capitals that can still be read on a phone: names, and the quieter figures at axes. */
export const NAME = 8.5;
export const FIGURE = 7.5;

interface Manner {
  readonly size?: number;
  readonly fill?: Paint;
  /** What `x` is of the written line. */
  readonly align?: 'start' | 'middle' | 'end';
}

/** A label by any of its edges; a scene knows labels by their middle. */
export function written(text: string, x: number, y: number, manner: Manner = {}): Shape {
  const { size = NAME, fill = 'ink', align = 'middle' } = manner;
  const half = textWidth(text, size) / 2;
  const middle = align === 'start' ? x + half : align === 'end' ? x - half : x;
  return { kind: 'label', x: middle, y, size, text, fill };
}

/** The space that the widest of these texts needs. */
export const widest = (texts: readonly string[], size = NAME): number =>
  Math.max(0, ...texts.map((text) => textWidth(text, size)));

/** The share of a shortened text that its beginning keeps: settings at the end tell many names apart. */
const HEAD = 0.6;

/** Widths are sums: a text that just fits must not be shortened for a rounding error. */
const SLACK = 0.01;

/** The text, with an ellipsis in its middle where it is wider than `space`. */
export function shortened(text: string, space: number, size = NAME): string {
  const fits = (written: string) => textWidth(written, size) <= space + SLACK;
  if (fits(text)) return text;
  const characters = [...text];
  for (let kept = characters.length - 1; kept > 0; kept--) {
    const head = Math.ceil(kept * HEAD);
    const short = `${characters.slice(0, head).join('').trimEnd()}…${characters
      .slice(characters.length - (kept - head))
      .join('')
      .trimStart()}`;
    if (fits(short)) return short;
  }
  return '…';
}
