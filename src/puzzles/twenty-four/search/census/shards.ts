/** A census in shards: ranges of its hands, named by the first and the last of them, which count from 1. */
import type { Shard } from '../../../../contract/index.ts';
import type { Pattern } from '../../model.ts';
import { handsOf } from './hands.ts';

/** From the first, counted from 0, to the first that does not belong to it. */
export interface Range {
  readonly from: number;
  readonly end: number;
}

const SHARDS = 128;

export function shardsOf(pattern: Pattern): readonly Shard[] {
  const { length } = handsOf(pattern);
  const count = Math.min(SHARDS, length);
  if (count < 2) return [];
  return Array.from({ length: count }, (_, i) => {
    const [from, end] = [Math.floor((i * length) / count), Math.floor(((i + 1) * length) / count)];
    const id = `${from + 1}-${end}`;
    return { id, weight: end - from, part: id };
  });
}

/** Throws a RangeError where a text is no part of this many hands. */
export function rangeOf(part: string, hands: number): Range {
  const [, first, last] = /^(\d+)-(\d+)$/.exec(part) ?? [];
  const [from, end] = [Number(first) - 1, Number(last)];
  if (!(from >= 0 && from < end && end <= hands))
    throw new RangeError(`"${part.slice(0, 100)}" is no part of this census`);
  return { from, end };
}
