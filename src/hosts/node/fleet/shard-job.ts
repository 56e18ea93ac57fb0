/**
 * A shard as it lies in the queue, and what comes back. The queue is not ours alone: what is read from it may be of another
 * version, damaged, or made by another program, so both are checked before anything depends on them.
 */
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Nearest, SolveRequest, Text } from '../../../contract/index.ts';
import { digest } from '../../../engine/digest.ts';
import type { Ended } from '../../../engine/gather.ts';
import { requestProblem } from '../../../engine/request.ts';

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

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isText = (value: unknown): value is Text => isObject(value) && typeof value.code === 'string';

export function isShardJob(value: unknown): value is ShardJob {
  if (!isObject(value) || requestProblem(value.request)) return false;
  const { version, search, shard, avoid = '' } = value;
  return [version, search, shard, avoid].every((field) => typeof field === 'string');
}

export function isShardResult(value: unknown): value is ShardResult {
  if (!isObject(value)) return false;
  const { worker, hash, count, nodes, milliseconds, proven, note, nearest, packed = '' } = value;
  return (
    [worker, hash, packed].every((field) => typeof field === 'string') &&
    [count, nodes].every(isCount) &&
    typeof milliseconds === 'number' &&
    typeof proven === 'boolean' &&
    (note === undefined || isText(note)) &&
    (nearest === undefined || isObject(nearest))
  );
}

export function isShardProgress(value: unknown): value is ShardProgress {
  return isObject(value) && isCount(value.count) && isCount(value.nodes);
}

/** The solutions of a result; undefined where they are not those that it speaks of. */
export function solutionsOf({ packed, count, hash }: ShardResult): readonly string[] | undefined {
  if (packed === undefined) return hash === digest([]) ? [] : undefined;
  try {
    const lines = gunzipSync(Buffer.from(packed, 'base64')).toString('utf8');
    const texts = lines === '' ? [] : lines.split('\n');
    return texts.length === count && digest(texts) === hash ? texts : undefined;
  } catch {
    return undefined;
  }
}

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

/** Whether two searches of a shard agree. */
export const isSame = (one: ShardResult, other: ShardResult): boolean =>
  one.count === other.count && one.nodes === other.nodes && one.hash === other.hash;
