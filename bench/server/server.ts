/**
 * The server under more than people do to it: fuzzed requests, many clients beside endless work, and what it costs compared with
 * the library by itself.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SolveRequest } from '../../src/contract/index.ts';
import type { threadPool } from '../../src/hosts/node/pool.ts';
import { fuzzCalls, fuzzRaw } from '../../tests/server/fuzzing.ts';
import { load, mean, quantile } from '../../tests/server/load.speed.ts';
import { hand } from '../../tests/server/load.ts';
import { Running } from '../../tests/server/running.ts';
import { until } from '../../tests/until.ts';
import { type Bench, ms, whole } from '../harness.ts';
import { Connection } from './connection.ts';

const CLIENTS = 16;
const WARM_UP = 30_000;
const ROUNDS = 5;
const ROUND = 2000;
/** Until every worker has prepared everything. */
const WARMING = 6000;
/** How often the same fuzzed requests are sent to see whether memory grows, and how many they are. */
const REPEATS = 16;
const REPEATED = 500;

export async function benchServer(bench: Bench): Promise<void> {
  await throughput(bench);
  await crowd(bench);
  await fuzz(bench);
}

/** What people ask for and have at once, one of each puzzle in turn. */
const mixed = (n: number): SolveRequest =>
  [
    { puzzle: '24', text: hand(n) },
    { puzzle: '15', text: '2 - 3/1 4 6/7 5 8' },
    { puzzle: 'iq', text: 'BOARD 5x11; PIECES IQ Puzzler Pro' },
    { puzzle: 'words', text: 'STUOMC; C?S?' },
  ][n % 4]!;
/** The smallest solve that there is: nearly all that is measured is what the server adds. */
const smallest = (n: number): SolveRequest => ({ puzzle: '24', text: hand(n) });

/** Quick solves in a second, by the library and by the server, in turns. */
async function throughput(bench: Bench): Promise<void> {
  const { threadPool: poolOf, cores } = (await import(pathToFileURL(resolve('dist/hosts/node/pool.js')).href)) as {
    threadPool: typeof threadPool;
    cores(): number;
  };
  const server = await Running.start('--max-concurrent', '64');
  const pool = poolOf(cores());
  const clients = Array.from({ length: CLIENTS }, () => new Connection(server.url));
  try {
    for (const [name, requests, least] of [
      ['quick solves', mixed, 0.6],
      ['the smallest solves', smallest, 0],
    ] as const) {
      const bare = (n: number) => pool.solve(requests(n)).done;
      const served = async (n: number) => {
        const status = await clients[n % CLIENTS]!.post('/api/solve', requests(n));
        bench.hold(status === 200, `a quick solve was answered with ${status}`);
      };
      await inTurns(bare, WARMING);
      await inTurns(served, WARMING);
      const pairs: { readonly bare: number; readonly served: number }[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        pairs.push({ bare: await inTurns(bare, ROUND), served: await inTurns(served, ROUND) });
      }
      const ratio = pairs.map((pair) => pair.served / pair.bare).sort((a, b) => a - b)[ROUNDS >> 1]!;
      const best = (of: 'bare' | 'served') => Math.max(...pairs.map((pair) => pair[of]));
      bench.row(`${name} in a second, the library`, best('bare'), whole(best('bare')), `${CLIENTS} at once`);
      bench.row(`${name} in a second, the server`, best('served'), whole(best('served')), `${CLIENTS} clients`);
      const share = `${Math.round(100 * ratio)} %`;
      const promise = least > 0 ? `, at least ${100 * least} % promised` : '';
      bench.row(`${name}: the server as a part of the library`, ratio, share, `median of pairs${promise}`);
      bench.hold(ratio >= least, `of ${name} the server answers ${share} of what the library does`);
    }
  } finally {
    for (const client of clients) client.close();
    pool.close();
    await server.stop();
  }
}

/** How many pieces of work are done in a second, several at once. */
async function inTurns(work: (n: number) => Promise<unknown>, milliseconds: number): Promise<number> {
  const begun = performance.now();
  let done = 0;
  const lane = async (from: number) => {
    for (let n = from; performance.now() - begun < milliseconds; n += CLIENTS) {
      await work(n);
      done++;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, from) => lane(from)));
  return (1000 * done) / (performance.now() - begun);
}

/** Two hundred clients for a minute, every tenth of which asks for what never ends. */
async function crowd(bench: Bench): Promise<void> {
  const server = await Running.start('--max-time', '5');
  try {
    const many = { clients: 200, endlessEvery: 10, pause: 2000 };
    // Until every worker has met everything.
    await load(server.url, { ...many, milliseconds: WARM_UP });
    const { statuses, errors, quick, memory } = await load(server.url, { ...many, milliseconds: 60_000 });
    const quarter = Math.floor(memory.length / 4);
    const [first, last] = [mean(memory.slice(0, quarter)), mean(memory.slice(-quarter))];
    bench.row(
      '200 clients for a minute: quick answers',
      quick.length,
      whole(quick.length),
      `${statuses[429] ?? 0} of 429`,
    );
    bench.row('the same: the median', quantile(quick, 0.5), ms(quantile(quick, 0.5)));
    bench.row('the same: 99 % of them', quantile(quick, 0.99), ms(quantile(quick, 0.99)), 'under a second promised');
    const change = `${Math.round(first)} MB, then ${Math.round(last)} MB`;
    bench.row('the same: memory, first and last quarter', last / first, change, 'flat promised: at most a tenth more');
    bench.hold(errors.length === 0, `of 200 clients, some had errors: ${errors.slice(0, 3).join('; ')}`);
    bench.hold(quantile(quick, 0.99) < 1000, `99 % of quick answers take ${ms(quantile(quick, 0.99))}`);
    bench.hold(last <= 1.1 * first, `memory grows under load: ${change}`);
    await until(async () => (await server.figure('teka_work{state="admitted"}')) === 0);
  } finally {
    await server.stop();
  }
}

async function fuzz(bench: Bench): Promise<void> {
  const server = await Running.start('--max-concurrent', '64', '--max-time', '1');
  try {
    const calls = await fuzzCalls(server.url, 10_000, Date.now() % 1e6);
    const raw = await fuzzRaw(server.url, 2000, Date.now() % 1e6);
    const [before, after] = await memoryOver(server);
    const seen = Object.entries(calls.statuses)
      .map(([status, count]) => `${count} of ${status}`)
      .join(', ');
    bench.row('requests fuzzed from the document', calls.sent, whole(calls.sent), seen);
    bench.row('malformed requests', raw.sent, whole(raw.sent), 'no 500, no crash');
    bench.row(
      'memory while requests repeat, first and last half',
      after / before,
      `${Math.round(before)} MB, then ${Math.round(after)} MB`,
      'flat promised: at most a fifth more',
    );
    for (const wrong of [...calls.wrong, ...raw.wrong].slice(0, 5))
      bench.hold(false, `a fuzzed request broke something: ${wrong}`);
    bench.hold(after <= 1.2 * before, 'fuzzed requests leave memory behind');
  } finally {
    bench.hold((await server.stop()) === 0, 'the server did not survive the fuzzed requests');
  }
}

/**
 * Memory in MB while the same requests come again and again, in the first and the last half: what workers keep of them is then
 * kept already, and what still grows is a leak. Workers that are ended and started anew make it go up and down.
 */
async function memoryOver(server: Running): Promise<readonly [number, number]> {
  const seen: number[] = [];
  for (let round = 0; round < REPEATS; round++) {
    await fuzzCalls(server.url, REPEATED, 1);
    seen.push((await server.figure('process_resident_memory_bytes')) / 2 ** 20);
  }
  return [mean(seen.slice(0, REPEATS / 2)), mean(seen.slice(REPEATS / 2))];
}
