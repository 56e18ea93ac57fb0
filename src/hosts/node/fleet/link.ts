/** The connection to a queue's server: what fails on it is told from bugs, and tables that are gone are made anew. */
import type { Queue } from 'bullmq';
import { type Parsed, parsed, refused } from '../../../contract/index.ts';
import type { Address } from './address.ts';
import { type Bull, backend, missingPackages, noQueue, noServer, PACKAGES, settings, silent } from './connect.ts';
import { failureOf, isMissing, messageOf } from './failure.ts';
import { fleetText } from './texts.ts';

type Name = 'shards' | 'searches';
export type Queues = Readonly<Record<Name, Queue>>;

export class Link {
  #renewing: Promise<void> | undefined;

  private constructor(
    readonly bull: Bull,
    readonly address: Address,
    private readonly names: Readonly<Record<Name, string>>,
    private queues: Queues,
  ) {}

  /** Connects, or says in one sentence why that is not possible. */
  static async open(address: Address, names: Readonly<Record<Name, string>>): Promise<Parsed<Link>> {
    const missing = missingPackages(address);
    if (missing.length > 0) {
      const install = missing.map((name) => PACKAGES[name]).join(' ');
      return refused(fleetText('queue-packages', { missing: missing.join(', '), install }));
    }
    const absent = await noServer(address);
    if (absent) return refused(absent);
    const bull = await import('bullmq');
    try {
      const searches = newQueue(bull, address, names.searches);
      const problem = await noQueue(searches, address);
      if (problem) {
        // To disconnect would wait for the connection that cannot be had.
        void searches.close().catch(() => undefined);
        return refused(problem);
      }
      return parsed(new Link(bull, address, names, { searches, shards: newQueue(bull, address, names.shards) }));
    } catch (error) {
      // What stands in the query of the address makes no sense to the driver.
      return refused(silent(address, messageOf(error, address)));
    }
  }

  /** Whatever a server, its connection or its driver fails with becomes a `QueueFailure`. */
  async call<T>(work: (queues: Queues) => Promise<T>): Promise<T> {
    try {
      return await this.#tried(work);
    } catch (error) {
      throw failureOf(error, this.address);
    }
  }

  close(): Promise<void> {
    return closeAll(this.queues);
  }

  async #tried<T>(work: (queues: Queues) => Promise<T>): Promise<T> {
    try {
      return await work(this.queues);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
    // Once for all calls that found nothing there.
    this.#renewing ??= this.#renew().finally(() => {
      this.#renewing = undefined;
    });
    await this.#renewing;
    return work(this.queues);
  }

  async #renew(): Promise<void> {
    const { bull, address, names, queues: before } = this;
    const searches = newQueue(bull, address, names.searches);
    const shards = newQueue(bull, address, names.shards);
    try {
      // One after the other: each makes what is missing.
      for (const queue of [searches, shards]) await queue.waitUntilReady();
    } catch (error) {
      void closeAll({ searches, shards });
      throw error;
    }
    this.queues = { searches, shards };
    void closeAll(before);
  }
}

/** What goes wrong later is noticed by the calls that fail; a server that comes back is connected to again. */
const newQueue = (bull: Bull, address: Address, name: string): Queue =>
  new bull.Queue(name, settings(address), ...backend(bull, address)).on('error', () => undefined);

async function closeAll(queues: Queues): Promise<void> {
  await Promise.all(Object.values(queues).map((queue) => queue.close().catch(() => undefined)));
}
