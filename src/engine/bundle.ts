/** Bundles of solutions, which a host may have as texts or as bytes: their size and their parts, without making texts of bytes. */
import type { Lines, SolveEvent } from '../contract/index.ts';
import { NEWLINE } from './line-bundle.ts';

export type Bundle = Extract<SolveEvent, { type: 'solutions' }>;

/** Solutions that are there as bytes; their texts are made once, when they are first asked for. */
export function bundleOf(lines: Lines, textsIn: (lines: Lines) => readonly string[]): Bundle {
  let texts: readonly string[] | undefined;
  return {
    type: 'solutions',
    lines,
    get texts() {
      texts ??= textsIn(lines);
      return texts;
    },
  };
}

/** How many solutions there are. */
export const sizeOf = (bundle: Bundle): number => bundle.lines?.count ?? bundle.texts.length;

/** Those from one number on and before another. */
export function cut(bundle: Bundle, from: number, end = Number.POSITIVE_INFINITY): Bundle {
  const size = sizeOf(bundle);
  if (from <= 0 && end >= size) return bundle;
  const { lines } = bundle;
  if (!lines) return { type: 'solutions', texts: bundle.texts.slice(from, end) };
  const last = Math.min(end, size);
  const begin = offsetOf(lines.bytes, from);
  const bytes = lines.bytes.subarray(begin, begin + offsetOf(lines.bytes.subarray(begin), last - from));
  return bundleOf({ bytes, count: Math.max(0, last - from) }, () => bundle.texts.slice(from, last));
}

/** Where a line begins. */
function offsetOf(bytes: Uint8Array, line: number): number {
  let offset = 0;
  for (let before = 0; before < line && offset < bytes.length; before++) offset = bytes.indexOf(NEWLINE, offset) + 1;
  return offset;
}
