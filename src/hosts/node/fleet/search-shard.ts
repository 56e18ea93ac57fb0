/** Searches one shard to its end. */
import { type Parsed, type Problem, parsed, refused, type SolveRequest } from '../../../contract/index.ts';
import type { Client, Job } from '../../client.ts';
import { MOST_PACKED, MOST_UNPACKED, resultOf, type ShardProgress, type ShardResult } from './shard-job.ts';
import { fleetText } from './texts.ts';

const MEGABYTE = 1024 * 1024;

export interface Allowed {
  readonly seconds?: number;
  /** Hears how far it is. */
  progress?(progress: ShardProgress): void;
  /** Gets the job, to cancel it. */
  begun?(job: Job<unknown>): void;
}

/** The result, or why there is none. A search that was cancelled ended for a reason that only the caller knows. */
export async function searchShard(
  client: Pick<Client, 'solve'>,
  request: SolveRequest,
  worker: string,
  { seconds, progress, begun }: Allowed = {},
): Promise<Parsed<ShardResult>> {
  const budget = seconds === undefined ? {} : { budget: { milliseconds: 1000 * seconds } };
  const { budget: _, ...asked } = request;
  const texts: string[] = [];
  const job = client.solve({ ...asked, ...budget }, (event) => {
    if (event.type === 'solutions') for (const text of event.texts) texts.push(text);
    if (event.type !== 'progress') return;
    const { nodes, gauges } = event.stats;
    progress?.({ count: event.count, nodes, ...(gauges?.share !== undefined && { share: gauges.share }) });
  });
  begun?.(job);
  const last = await job.done;
  if (last.type === 'refused') return { ok: false, problem: last.problem satisfies Problem };
  if (last.type === 'failed') return refused(last.text);
  if (last.type !== 'ended' || last.ending === 'cancelled') return refused(fleetText('shard-why', { detail: '' }));
  if (last.ending === 'out of budget') return refused(fleetText('shard-time', { seconds: seconds! }));
  if (last.ending !== 'exhausted') return refused(fleetText('shard-room'));
  const size = texts.reduce((sum, text) => sum + Buffer.byteLength(text) + 1, 0);
  const result = size > MOST_UNPACKED * MEGABYTE ? undefined : resultOf(worker, last, texts);
  const isLarge = !result || (result.packed?.length ?? 0) > MOST_PACKED * MEGABYTE;
  return isLarge ? refused(fleetText('shard-large', { megabytes: MOST_PACKED })) : parsed(result);
}
