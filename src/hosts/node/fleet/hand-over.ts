/** A search that begins here, and is handed over to a fleet where it turns out long. */
import { hostname } from 'node:os';
import type { AnyPuzzle, SolveEvent, SolveRequest } from '../../../contract/index.ts';
import { findPuzzle } from '../../../engine/find.ts';
import { catalogue } from '../../../puzzles/catalogue.ts';
import type { Client, Job } from '../../client.ts';
import { solveGrowing } from '../../growing.ts';
import type { Workers } from '../../pool.ts';
import { FleetWorkers } from './coordinator.ts';
import type { FleetQueue } from './queue.ts';
import { isSearchRecord, type SearchRecord, searchId } from './search-record.ts';

type Here = Pick<Client, 'solve' | 'ask'>;

/** Searches here first; where no worker of the fleet is there to take a shard, here to the end. */
export function handOver(queue: FleetQueue) {
  return (request: SolveRequest, listener: (event: SolveEvent) => void, here: Here): Job<SolveEvent> => {
    let fleet: Handed | undefined;
    const hear = (event: SolveEvent) => {
      fleet?.hear(event);
      listener(event);
    };
    const many = async (): Promise<Workers> => {
      const found = findPuzzle(catalogue, request.puzzle);
      if (!found.ok || (await queue.workers()).length === 0) throw new Error('no worker of the fleet is there');
      fleet = new Handed(queue, request, here, await found.value.load());
      await fleet.keep();
      return fleet.workers;
    };
    const job = solveGrowing({ one: here, many, now: () => performance.now() }, request, hear);
    // A fleet's shards know no limit of time: the one who waits for them does.
    const { milliseconds } = request.budget ?? {};
    let isLate = false;
    const late = () => {
      isLate = true;
      job.cancel();
    };
    const timer = milliseconds === undefined ? undefined : setTimeout(late, milliseconds + GRACE);
    const done = job.done.then(async (last): Promise<SolveEvent> => {
      clearTimeout(timer);
      await fleet?.end(last);
      return isLate && last.type === 'ended' ? { ...last, ending: 'out of budget', proven: false } : last;
    });
    return { done, cancel: () => job.cancel() };
  };
}

/** How long a worker has to notice its own limit, in milliseconds. */
const GRACE = 1000;

/** One search in the queue, with a record that all machines can read. */
class Handed {
  readonly workers: FleetWorkers;
  #record: SearchRecord;

  constructor(
    private readonly queue: FleetQueue,
    request: SolveRequest,
    here: Here,
    judge: AnyPuzzle,
  ) {
    const { version } = queue;
    const id = searchId(request, version);
    const { puzzle, text, strategy = '', goal = 'all' } = request;
    const stats = { nodes: 0, milliseconds: 0, prepareMilliseconds: 0 };
    const none = { shards: 0, finished: 0, count: 0, stats, proven: false, seen: Date.now() };
    const coordinator = `${hostname()}, teka serve`;
    this.#record = { id, version, puzzle, text, strategy, goal, state: 'running', coordinator, ...none };
    this.workers = new FleetWorkers({
      queue,
      local: { solve: here.solve, ask: here.ask, close: () => undefined },
      puzzle: judge,
      search: id,
      version,
      tell: () => undefined,
      beat: () => this.#beat(),
    });
  }

  hear(event: SolveEvent): void {
    if (event.type === 'progress') this.#record = { ...this.#record, count: event.count, stats: event.stats };
  }

  keep(): Promise<void> {
    this.#record = { ...this.#record, seen: Date.now() };
    return this.queue.keepRecord(this.#record.id, this.#record);
  }

  /** Whether a person has cancelled it, from whatever machine. */
  async #beat(): Promise<boolean> {
    const known = await this.queue.record(this.#record.id);
    if (isSearchRecord(known) && known.state === 'cancelled') return true;
    await this.keep();
    return false;
  }

  async end(last: SolveEvent): Promise<void> {
    this.workers.close();
    const isDone = last.type === 'ended' && last.ending === 'exhausted';
    const proven = last.type === 'ended' && last.proven;
    const count = last.type === 'ended' ? last.count : this.#record.count;
    this.#record = { ...this.#record, state: isDone ? 'finished' : 'stopped', proven, count };
    await this.keep().catch(() => undefined);
  }
}
