/** How BullMQ reaches a server, and what keeps it from that. */
import { createRequire } from 'node:module';
import type { Queue } from 'bullmq';
import type { Text } from '../../../contract/index.ts';
import type { Address } from './address.ts';
import { messageOf } from './failure.ts';
import { greet, type Place } from './greeting.ts';
import { fleetText } from './texts.ts';

export type Bull = typeof import('bullmq');

/** The versions that Teka is tested with. */
export const PACKAGES = { bullmq: 'bullmq@6', ioredis: 'ioredis@6', pg: 'pg@8' } as const;
/** How long a server has to answer at first, in milliseconds. */
const PATIENCE = 10_000;
const SERVERS: Readonly<Record<Address['engine'], string>> = { redis: 'Redis', postgres: 'PostgreSQL' };
/** Keys in Redis begin with this; in PostgreSQL it is the schema. */
const SPACE = 'teka';

/** What BullMQ needs to know of an address. */
export function settings({ engine, url }: Address) {
  // Commands wait for a server that is started again.
  if (engine === 'redis') return { connection: { url, maxRetriesPerRequest: null }, prefix: SPACE };
  const connection = { connectionString: url, schema: SPACE, migrate: true, connectionTimeoutMillis: PATIENCE };
  return { connection: connection as never };
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

/** Why no server of the right kind answers; undefined where one does. */
export async function noServer(address: Address): Promise<Text | undefined> {
  const { engine, shown } = address;
  try {
    const answer = await greet(engine, placeOf(address), PATIENCE);
    if (answer === 'answers') return undefined;
    if (answer === 'foreign') return fleetText('queue-foreign', { queue: shown, server: SERVERS[engine] });
    return silent(address, answer === 'silent' ? NO_ANSWER : messageOf(answer.failed, address));
  } catch (error) {
    // What stands in the query of the address makes no sense to the driver.
    return silent(address, messageOf(error, address));
  }
}

/** Why a queue cannot be used; undefined where it can. */
export async function noQueue(queue: Queue, address: Address): Promise<Text | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const failed = new Promise<string>((settle) => {
    queue.once('error', (error) => settle(messageOf(error, address)));
    timer = setTimeout(() => settle(NO_ANSWER), PATIENCE);
  });
  const ready = queue.waitUntilReady().then(
    () => undefined,
    (error: unknown) => messageOf(error, address),
  );
  try {
    const problem = await Promise.race([ready, failed]);
    return problem === undefined ? undefined : silent(address, problem);
  } finally {
    clearTimeout(timer);
  }
}

const NO_ANSWER = `no answer in ${PATIENCE / 1000} s`;
export const silent = ({ shown }: Address, detail: string): Text => fleetText('queue-silent', { queue: shown, detail });

/** Where the driver goes, which knows the defaults, the environment and what a query may say. */
function placeOf({ engine, url }: Address): Place {
  const require = createRequire(import.meta.url);
  if (engine === 'redis') {
    const { Redis } = require('ioredis') as typeof import('ioredis');
    const { host = 'localhost', port = 6379, path, tls } = new Redis(url, { lazyConnect: true }).options;
    return path ? { path } : { host, port: Number(port), ...(tls && { tls: Object(tls) as object }) };
  }
  const { Client } = require('pg') as { readonly Client: new (of: { connectionString: string }) => PgClient };
  const { host, port, connectionParameters } = new Client({ connectionString: url });
  return connectionParameters.isDomainSocket ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
}

interface PgClient {
  readonly host: string;
  readonly port: number;
  readonly connectionParameters: { readonly isDomainSocket: boolean };
}
