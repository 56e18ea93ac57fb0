/**
 * A shard as it lies in the queue, and what comes back. The queue is not ours alone: what is read from it may be of another
 * version, damaged, or made by another program, so both are checked before anything depends on them.
 */
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Nearest, SolveRequest, Text } from '../../../contract/index.ts';
import { Digest, digest } from '../../../engine/digest.ts';
import type { Ended } from '../../../engine/gather.ts';
import { requestProblem } from '../../../engine/request.ts';
import { isPlain } from './plain.ts';
import { isText } from './text-from.ts';

export interface ShardJob {
  /** The version of Teka that divided the search. */
  readonly version: string;
  /** The search that it is a part of. */
  readonly search: string;
  /** Which shard it is, for people. */
  readonly shard: string;
  readonly request: SolveRequest;
  /** The worker that has searched it: another one is to search it again. */
  readonly avoid?: string;
}

export interface ShardResult {
  readonly worker: string;
  readonly count: number;
  readonly nodes: number;
  /** Of the solutions in their order. */
  readonly hash: string;
  readonly milliseconds: number;
  readonly proven: boolean;
  readonly note?: Text;
  readonly nearest?: Nearest;
  /** The solutions, a line each, packed with gzip, in base 64. */
  readonly packed?: string;
}

/** What a worker tells of a shard while it searches it. */
export interface ShardProgress {
  readonly count: number;
  readonly nodes: number;
  readonly share?: number;
}

const MEGABYTE = 1024 * 1024;
/** What a queue takes as one result, in MB. */
export const MOST_PACKED = 64;
/** What comes of that when it is unpacked, in MB: about eight times as much, and what a text can hold. */
export const MOST_UNPACKED = 500;
/** The bytes of one solution. */
const LONGEST_LINE = 65_536;
/** How many solutions are made texts at once. */
const AT_ONCE = 1024;
/** How many solutions or nodes a worker may report while it searches, so that those of all shards together are still exact. */
const MOST_IN_PROGRESS = 2 ** 42;

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && !Object.is(value, -0);

export function isShardJob(value: unknown): value is ShardJob {
  if (!isObject(value) || requestProblem(value.request)) return false;
  const { version, search, shard, avoid = '' } = value;
  return [version, search, shard, avoid].every((field) => isPlain(field));
}

/** Whether a value has the form of a result in every field. What it says may still be wrong. */
export function isShardResult(value: unknown): value is ShardResult {
  if (!isObject(value)) return false;
  const { worker, hash, count, nodes, milliseconds, proven, note, nearest, packed = '' } = value;
  return (
    typeof worker === 'string' &&
    /^[\w.-]{1,300}$/.test(worker) &&
    typeof hash === 'string' &&
    /^[0-9a-f]{16}$/.test(hash) &&
    typeof packed === 'string' &&
    packed.length <= MOST_PACKED * MEGABYTE &&
    [count, nodes].every(isCount) &&
    typeof milliseconds === 'number' &&
    milliseconds >= 0 &&
    Number.isFinite(milliseconds) &&
    typeof proven === 'boolean' &&
    (note === undefined || isText(note)) &&
    (nearest === undefined || isNearest(nearest))
  );
}

/** What is wrong with it is judged anew, and not read. */
const isNearest = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.text === 'string' &&
  value.text.length <= LONGEST_LINE &&
  Array.isArray(value.problems);

export function isShardProgress(value: unknown): value is ShardProgress {
  if (!isObject(value)) return false;
  const { count, nodes, share = 0 } = value;
  const isShare = typeof share === 'number' && share >= 0 && share <= 1;
  return isShare && [count, nodes].every((figure) => isCount(figure) && figure <= MOST_IN_PROGRESS);
}

/** The solutions of a result, some at a time; throws where they are not unpacked, or are more or longer than can be. */
export function* bundlesOf({ packed, count }: ShardResult): Generator<readonly string[], void> {
  if (packed === undefined) return;
  const most = Math.min(MOST_UNPACKED * MEGABYTE, count * LONGEST_LINE);
  const bytes = gunzipSync(Buffer.from(packed, 'base64'), { maxOutputLength: Math.max(1, most) });
  let lines: string[] = [];
  for (let begin = 0; begin <= bytes.length && bytes.length > 0; ) {
    const newline = bytes.indexOf(NEWLINE, begin);
    const end = newline < 0 ? bytes.length : newline;
    if (end - begin > LONGEST_LINE) throw new Error('a line is too long');
    lines.push(bytes.toString('utf8', begin, end));
    begin = end + 1;
    if (lines.length < AT_ONCE) continue;
    yield lines;
    lines = [];
  }
  if (lines.length > 0) yield lines;
}

const NEWLINE = 10;

/** The solutions of a result; undefined where they are not those that it speaks of. */
export function solutionsOf(result: ShardResult): readonly string[] | undefined {
  const texts: string[] = [];
  try {
    for (const bundle of bundlesOf(result)) for (const text of bundle) texts.push(text);
  } catch {
    return undefined;
  }
  return isOf(result, texts.length, new Digest().add(texts)) ? texts : undefined;
}

/** Whether a result speaks of this many solutions with this digest; of a count, it has none. */
export const isOf = ({ count, hash, packed }: ShardResult, size: number, all: Digest): boolean =>
  all.value === hash && (packed === undefined || size === count);

export function resultOf(worker: string, ended: Ended, texts: readonly string[]): ShardResult {
  const { count, proven, note, nearest, stats } = ended;
  return {
    worker,
    count,
    nodes: stats.nodes,
    hash: digest(texts),
    milliseconds: stats.milliseconds + stats.prepareMilliseconds,
    proven,
    ...(note && { note }),
    ...(nearest && { nearest }),
    ...(texts.length > 0 && { packed: gzipSync(texts.join('\n')).toString('base64') }),
  };
}

/** What two searches of a shard must have alike. */
export type Fingerprint = Pick<ShardResult, 'worker' | 'count' | 'nodes' | 'hash' | 'proven'>;

export const fingerprintOf = ({ worker, count, nodes, hash, proven }: ShardResult): Fingerprint => ({
  worker,
  count,
  nodes,
  hash,
  proven,
});

/** Whether two searches of a shard agree. */
export const isSame = (one: Fingerprint, other: Fingerprint): boolean =>
  one.count === other.count && one.nodes === other.nodes && one.hash === other.hash && one.proven === other.proven;
