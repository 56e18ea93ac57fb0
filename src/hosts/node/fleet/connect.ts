/** How BullMQ reaches a server, and what keeps it from that. */
import { createRequire } from 'node:module';
import type { Queue } from 'bullmq';
import type { Address } from './address.ts';

export type Bull = typeof import('bullmq');

/** The versions that Teka is tested with. */
export const PACKAGES = { bullmq: 'bullmq@6', ioredis: 'ioredis@6', pg: 'pg@8' } as const;
/** How long a server has to answer at first, in milliseconds. */
const PATIENCE = 10_000;
/** Keys in Redis begin with this; in PostgreSQL it is the schema. */
const SPACE = 'teka';

/** What BullMQ needs to know of an address. */
export function settings({ engine, url }: Address) {
  // Commands wait for a server that is started again.
  if (engine === 'redis') return { connection: { url, maxRetriesPerRequest: null }, prefix: SPACE };
  return { connection: { connectionString: url, schema: SPACE, migrate: true } as never };
}

export const backend = ({ createPostgresBackend }: Bull, { engine }: Address): [] | [never] =>
  engine === 'redis' ? [] : [createPostgresBackend as never];

/** What a person must install for this address. */
export function missingPackages({ engine }: Address): readonly (keyof typeof PACKAGES)[] {
  const { resolve } = createRequire(import.meta.url);
  return (['bullmq', engine === 'redis' ? 'ioredis' : 'pg'] as const).filter((name) => {
    try {
      resolve(name);
      return false;
    } catch {
      return true;
    }
  });
}

/** Why a queue does not answer; undefined where it does. */
export async function firstAnswer(queue: Queue): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const problem = (error: unknown) => messageOf(error);
  const failed = new Promise<string>((settle) => {
    queue.once('error', (error) => settle(problem(error)));
    timer = setTimeout(() => settle('no answer in 10 s'), PATIENCE);
  });
  const ready = queue.waitUntilReady().then(() => undefined, problem);
  try {
    return await Promise.race([ready, failed]);
  } finally {
    clearTimeout(timer);
  }
}

/** A failed connection to a name with several addresses has its reasons inside, and no message. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return messageOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
