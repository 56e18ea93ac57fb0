/** From a line and a column to the piece of text that stands there. */
import type { Place } from '../../../contract/index.ts';

export interface Split {
  readonly before: string;
  /** What is marked; a space where the place is at the end of a line, so that there is something to see. */
  readonly marked: string;
  readonly after: string;
}

export function offsetOf(text: string, { line, column }: Place): number {
  let start = 0;
  for (let passed = 1; passed < line; passed++) {
    const end = text.indexOf('\n', start);
    if (end < 0) break;
    start = end + 1;
  }
  return Math.min(text.length, start + column - 1);
}

export function splitAt(text: string, place: Place): Split {
  const offset = offsetOf(text, place);
  const marked = text.slice(offset, offset + place.length).split('\n')[0]!;
  return {
    before: text.slice(0, offset),
    marked: marked === '' ? '\u00a0' : marked,
    after: text.slice(offset + marked.length),
  };
}
