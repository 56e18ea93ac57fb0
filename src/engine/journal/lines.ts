/**
 * The lines of a journal: the search in the first one, then one for each shard that is finished, and between them how far
 * the solutions are written. A line is JSON in ASCII, a blank, and a checksum of this line and all before it: a line that was
 * changed, removed or moved is found out. What the file is, and when it is safe on the disk, is for the host to say.
 */
import type { Goal, Nearest, Options, Shard, Text } from '../../contract/index.ts';
import { digest } from '../digest.ts';
import type { Ended } from '../gather.ts';

/** Another number where the lines have another form. */
export const FORMAT = 1;

/** One of several equal parts of the shards, such as 3 of 16. */
export interface Share {
  readonly part: number;
  readonly of: number;
}

/** The search that a journal is of: everything that decides what its shards are and what comes of them. */
export interface Header {
  readonly journal: number;
  /** The version of Teka. */
  readonly teka: string;
  readonly puzzle: string;
  readonly text: string;
  readonly strategy: string;
  readonly goal: Goal;
  readonly options: Options;
  /** How many shards the whole search has, and the digest of their ids and parts. */
  readonly shards: number;
  readonly digest: string;
  /** Which of them this journal is for; all where it is left out. */
  readonly share?: Share;
  /** The file to which the solutions are saved, as it was named. */
  readonly save?: string;
}

/** A shard that is finished. The count, the nodes and the hash are always the same: they are its fingerprint. */
export interface Finished {
  readonly shard: string;
  readonly count: number;
  readonly nodes: number;
  /** Of its solutions in their order; of a count, of none. */
  readonly hash: string;
  /** How many bytes its solutions take, where they are kept. */
  readonly bytes?: number;
  readonly milliseconds: number;
  readonly proven: boolean;
  readonly note?: Text;
  readonly nearest?: Nearest;
}

/** The solutions of the first shards, this many, are in the file to which they are saved, which was this long then. */
export interface Written {
  readonly written: number;
  readonly bytes: number;
  /** How long the file is that is about to take its place, once all are in it. */
  readonly size?: number;
}

export type Entry = Finished | Written;

/** The line, and the checksum with which the next one goes on; '' is that of nothing. */
export function lineOf(entry: Header | Entry, before: string): { readonly line: string; readonly sum: string } {
  const json = JSON.stringify(entry).replace(/[\u007f-\uffff]/g, escaped);
  const sum = digest([before, json]);
  return { line: `${json} ${sum}\n`, sum };
}

/** So that a character is a byte, and a file may be cut anywhere. */
const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

export const digestOf = (shards: readonly Shard[]): string => digest(shards.flatMap(({ id, part }) => [id, part]));

/** What is recorded of a shard that ended. */
export function finishedOf(
  { id }: Shard,
  { count, proven, note, nearest, stats }: Ended,
  hash: string,
  bytes?: number,
): Finished {
  return {
    shard: id,
    count,
    nodes: stats.nodes,
    hash,
    ...(bytes !== undefined && { bytes }),
    milliseconds: Math.round(stats.milliseconds + stats.prepareMilliseconds),
    proven,
    ...(note && { note }),
    ...(nearest && { nearest }),
  };
}

/** The end of a shard as its search told it. */
export function endedOf({ count, nodes, milliseconds, proven, note, nearest }: Finished): Ended {
  return {
    type: 'ended',
    ending: 'exhausted',
    count,
    proven,
    ...(note && { note }),
    ...(nearest && { nearest }),
    stats: { nodes, milliseconds, prepareMilliseconds: 0 },
  };
}

/** The shards of a share: a range, so that the shares follow each other as the shards do, of about the same weight as the others. */
export function shardsOf(shards: readonly Shard[], share: Share | undefined): readonly Shard[] {
  if (!share) return shards;
  const total = shards.reduce((sum, { weight }) => sum + weight, 0);
  let before = 0;
  return shards.filter(({ weight }) => {
    const middle = before + weight / 2;
    before += weight;
    return Math.min(share.of - 1, Math.floor((share.of * middle) / total)) === share.part - 1;
  });
}
