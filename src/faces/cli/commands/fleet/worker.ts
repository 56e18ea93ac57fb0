/** `teka fleet worker`: searches shards for whatever coordinator put them in the queue, until it is stopped. */
import { availableParallelism, totalmem } from 'node:os';
import { isRunning, searchesIn } from '../../../../hosts/node/fleet/search-record.ts';
import { FleetWorker } from '../../../../hosts/node/fleet/worker.ts';
import { EXIT } from '../../exit.ts';
import type { Threads } from '../../flags.ts';
import { onInterrupt } from '../../interrupt.ts';
import { Refusal, type Terminal } from '../../terminal.ts';
import { cliText } from '../../texts.ts';
import { type OpenQueue, type QueueFlags, withQueue } from './queue.ts';

export interface WorkerFlags extends QueueFlags {
  readonly threads?: Threads;
  readonly maxTime?: number;
  readonly maxMemory?: number;
}

/** A shard that takes longer than an hour is divided badly. */
const USUAL_SECONDS = 3600;
/** The part of the machine's memory that a worker may use. */
const USUAL_MEMORY = 0.75;
const MEGABYTE = 1024 * 1024;
/** How often a worker looks whether its version is wanted, in milliseconds. */
const LOOK = 5000;

export const workerCommand = (terminal: Terminal, version: string, flags: WorkerFlags): Promise<number> =>
  withQueue(terminal, flags, version, (open) => work(terminal, version, flags, open));

async function work(terminal: Terminal, version: string, flags: WorkerFlags, open: OpenQueue): Promise<number> {
  const { queue, shown } = open;
  const { threads = 'auto', maxTime = USUAL_SECONDS } = flags;
  const { maxMemory = Math.floor((USUAL_MEMORY * totalmem()) / MEGABYTE) } = flags;
  const say = terminal.speaker();
  const { errors } = terminal;
  /** The version that is wanted in place of ours. */
  const otherVersion = async (): Promise<string | undefined> => {
    const wanted = (await searchesIn(queue)).filter((search) => isRunning(search, Date.now()));
    return wanted.some((search) => search.version === version) ? undefined : wanted[0]?.version;
  };
  const refusal = (other: string) => new Refusal({ text: cliText('fleet-version', { other, version }) });
  let timer: NodeJS.Timeout | undefined;
  let worker: FleetWorker | undefined;
  try {
    const other = await otherVersion();
    if (other !== undefined) throw refusal(other);
    const size = threads === 'auto' ? availableParallelism() : threads;
    const limits = { seconds: maxTime, megabytes: maxMemory };
    const working = new FleetWorker(queue, await terminal.newPool(size), limits, ({ shard }, why) => {
      if (why) errors.write(`\r\x1b[2K${say(cliText('shard-failed', { shard, why }))}\n`);
      if (!errors.isTTY) return;
      const { searched, running } = working;
      errors.write(`\r\x1b[2K${say(cliText('fleet-working', { searched, running }))}`);
    });
    worker = working;
    terminal.print(say(cliText('fleet-worker', { name: worker.name, queue: shown, threads: size })));
    await new Promise<void>((go, fail) => {
      const off = onInterrupt(() => {
        off();
        go();
      });
      timer = setInterval(() => {
        // The queue may be out of reach for a while; the worker waits.
        void otherVersion().then(
          (wanted) => wanted !== undefined && fail(refusal(wanted)),
          () => undefined,
        );
      }, LOOK);
    });
    return EXIT.found;
  } finally {
    clearInterval(timer);
    await worker?.close();
    if (errors.isTTY) errors.write('\r\x1b[2K');
    if (worker) terminal.print(say(cliText('fleet-worked', { searched: worker.searched })));
  }
}
