/** Which rows of a long list need to exist. */

/** Rows kept beyond the edges, so that a quick scroll shows no gap. */
const SPARE = 8;

export interface Range {
  readonly from: number;
  /** Not included. */
  readonly to: number;
}

export function visibleRows(scrollTop: number, height: number, rowHeight: number, count: number): Range {
  const first = Math.floor(scrollTop / rowHeight) - SPARE;
  const behind = Math.ceil((scrollTop + height) / rowHeight) + SPARE;
  const to = Math.min(count, Math.max(0, behind));
  return { from: Math.min(Math.max(0, first), to), to };
}

/** Where to scroll so that a row is in sight, moving no more than needed. */
export function scrollToShow(row: number, scrollTop: number, height: number, rowHeight: number): number {
  const top = row * rowHeight;
  if (top < scrollTop) return top;
  return Math.max(scrollTop, top + rowHeight - height);
}

/** Where a key leads from a row; nothing for a key that leads nowhere. */
export function rowAfterKey(key: string, row: number | undefined, page: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page };
  const within = (n: number) => Math.max(0, Math.min(count - 1, n));
  if (key === 'Home') return 0;
  if (key === 'End') return within(count - 1);
  const step = steps[key];
  if (step === undefined) return undefined;
  return row === undefined ? 0 : within(row + step);
}
