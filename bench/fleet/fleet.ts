/**
 * A fleet on real servers: what a shard costs beside its search, and that the count is right whatever is killed in the middle of
 * it, each by itself.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Fleet } from '../../tests/fleet/fleet.ts';
import { postgres, redis, type Server } from '../../tests/fleet/servers.ts';
import { type Bench, ms, whole } from '../harness.ts';

const count = (board: string) => ['iq', '--text', `BOARD ${board}; PIECES pentominoes`, '--goal', 'count', '--unique'];
/** Shards of a millisecond each: nearly all that is measured is the cost of the queue. */
const SMALL = { task: count('box 2x3x10'), found: 12 };
/** Shards of some 60 milliseconds. */
const LARGE = { task: count('box 3x4x5'), found: 3940 };
const ROUNDS = 3;
/** After so many finished shards of that, something is killed. */
const KILLED_AFTER = 50;

type Load = typeof SMALL;
type Accident = (fleet: Fleet, server: Server) => Promise<void>;

const accidents: Readonly<Record<string, Accident>> = {
  'a worker': async (fleet) => void (await fleet.workers[0]!.signal('SIGKILL')),
  'the server': async (_, server) => {
    await server.kill();
    await server.start();
  },
  'everything in the queue': (_, server) => server.wipe(),
  'the coordinator': async (fleet) => {
    await fleet.coordinator.signal('SIGKILL');
    fleet.start();
  },
};

export async function benchFleet(bench: Bench): Promise<void> {
  for (const [name, serve] of [
    ['Redis', redis],
    ['PostgreSQL', postgres],
  ] as const) {
    const server = await serve();
    if (!server) {
      bench.hold(false, `${name} is missing, and could not be installed`);
      continue;
    }
    try {
      await cost(bench, name, server);
      for (const what of Object.keys(accidents)) await lose(bench, name, server, what);
      await poison(bench, name, server);
    } finally {
      await server.remove();
    }
  }
}

/** A fleet with a journal and an empty queue of its own, ended afterwards. */
async function withFleet<T>(server: Server, { task }: Load, use: (fleet: Fleet) => Promise<T>): Promise<T> {
  // The coordinator before may have been ended in the middle of the same search, and would seem to be at work still.
  await server.wipe();
  const folder = mkdtempSync(join(tmpdir(), 'teka-bench-'));
  const fleet = new Fleet(server.address, join(folder, 'journal'), task);
  try {
    return await use(fleet);
  } finally {
    await fleet.end();
    rmSync(folder, { recursive: true });
  }
}

/** How many shards are timed. */
const TIMED = 100;

/** The time in which these are finished, divided by their number. */
async function cost(bench: Bench, name: string, server: Server): Promise<void> {
  const perShard: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    perShard.push(
      await withFleet(server, SMALL, async (fleet) => {
        fleet.hire(1);
        fleet.start();
        await fleet.reached(1);
        const [begun, first] = [performance.now(), fleet.finished];
        await fleet.reached(first + TIMED);
        return (performance.now() - begun) / (fleet.finished - first);
      }),
    );
  }
  const [least] = perShard.sort((a, b) => a - b) as [number];
  bench.row(`fleet on ${name}, a shard`, least, ms(least), 'one worker, shards of about a millisecond, best of 3');
  const helping = Math.floor(1000 / least);
  bench.row(
    `fleet on ${name}, workers that help`,
    helping,
    whole(helping),
    'where a shard takes a second: one divided by that',
  );
}

async function lose(bench: Bench, name: string, server: Server, what: string): Promise<void> {
  const begun = performance.now();
  const { out, code, shards } = await withFleet(server, LARGE, async (fleet) => {
    fleet.hire(3);
    fleet.start();
    await fleet.reached(KILLED_AFTER);
    await accidents[what]!(fleet, server);
    return { ...(await fleet.coordinator.ended), shards: fleet.finished };
  });
  const took = performance.now() - begun;
  bench.row(
    `fleet on ${name} loses ${what}`,
    took,
    ms(took),
    `3 workers, lost after ${KILLED_AFTER} of ${shards} shards`,
  );
  bench.hold(
    code === 0 && out.startsWith(`${LARGE.found}\n`),
    `the fleet on ${name} that lost ${what} says "${out.split('\n')[0]}"`,
  );
}

/** A search that is not divided, and takes longer than this. */
const ENDLESS = {
  task: ['24', '--text', '2 3 5 7 11 13 17 19 -> 999983', '--strategy', 'every-expression', '--goal', 'count'],
  found: 0,
};

/** By then a worker has the shard, also one that another worker has lost; in milliseconds. */
const TAKEN = 20_000;

/** Kills every worker that has begun with the one shard. */
async function poison(bench: Bench, name: string, server: Server): Promise<void> {
  const { err, code } = await withFleet(server, ENDLESS, async (fleet) => {
    fleet.start();
    for (let i = 0; i < 3; i++) {
      fleet.hire(1);
      await new Promise((go) => setTimeout(go, TAKEN));
      await fleet.workers.at(-1)!.signal('SIGKILL');
    }
    fleet.hire(1);
    return fleet.coordinator.ended;
  });
  const isReported = code === 3 && err.includes('Three workers in a row stopped');
  bench.row(`fleet on ${name}, a shard that kills its workers`, isReported ? 1 : 0, isReported ? 'reported' : 'lost');
  bench.hold(isReported, `a shard that kills its workers is not reported on ${name}: ${err}`);
}
