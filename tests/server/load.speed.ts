/** The same clients for some time: how long quick answers take, and how much memory all of it needs. */
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { LoadClient, Tally } from './load.ts';

export interface LoadReport extends Pick<Tally, 'statuses' | 'errors'> {
  /** Of quick requests that were answered, in milliseconds, sorted. */
  readonly quick: readonly number[];
  /** The memory of the server in MB, looked at every half second. */
  readonly memory: readonly number[];
}

export interface LoadSettings {
  readonly clients: number;
  readonly milliseconds: number;
  /** Every how many-th client asks for what never ends. */
  readonly endlessEvery: number;
  /** How long a client waits before it asks again, at most, in milliseconds. */
  readonly pause: number;
}

export async function load(url: string, settings: LoadSettings): Promise<LoadReport> {
  const end = performance.now() + settings.milliseconds;
  const tally = new Tally();
  const quick: number[] = [];
  const memory: number[] = [];
  const one = async (number: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const client = new LoadClient(url, number, settings.endlessEvery, agent);
    for (let n = 0; performance.now() < end; n++) {
      const begun = performance.now();
      try {
        const answer = await client.ask(n);
        tally.add(answer);
        if (answer.status === 200 && !client.isEndless) quick.push(performance.now() - begun);
        if (answer.status === 429) await pause(Math.min(1000 * answer.retryAfter, settings.pause));
      } catch (error) {
        tally.errors.push(String(error));
      }
      await pause(Math.random() * settings.pause);
    }
    client.leave();
  };
  const watch = async (): Promise<void> => {
    while (performance.now() < end) {
      const text = await (await fetch(`${url}metrics`)).text();
      memory.push(Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / 2 ** 20);
      await pause(500);
    }
  };
  await Promise.all([watch(), ...Array.from({ length: settings.clients }, (_, number) => one(number))]);
  const { statuses, errors } = tally;
  return { statuses, errors, quick: quick.sort((a, b) => a - b), memory };
}

/** The value below which this share lies. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

export const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
