/** Many clients at once, each at an address of its own: most ask for what is quick, some for what never ends. */
import { Agent, request } from 'node:http';
import { ENDLESS } from './running.ts';

export interface LoadReport {
  readonly statuses: Readonly<Record<number, number>>;
  /** What is neither an answer nor a 429. */
  readonly errors: readonly string[];
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

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly retryAfter: number;
}

/** One request over a connection of its own client. */
export function ask(url: string, body: unknown, agent: Agent, localAddress?: string): Promise<Answer> {
  return new Promise((settle, fail) => {
    const sent = request(
      `${url}api/solve`,
      { method: 'POST', agent, headers: { 'Content-Type': 'application/json' }, ...(localAddress && { localAddress }) },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () =>
          settle({
            status: response.statusCode!,
            body: text,
            retryAfter: Number(response.headers['retry-after'] ?? 0),
          }),
        );
        response.on('error', fail);
      },
    );
    sent.on('error', fail);
    sent.end(JSON.stringify(body));
  });
}

/** A hand of the 24 game. */
export const hand = (n: number): string => [n, n >> 3, n >> 6, n >> 9].map((digit) => 2 + (digit % 9)).join(' ');

export async function load(url: string, settings: LoadSettings): Promise<LoadReport> {
  const end = performance.now() + settings.milliseconds;
  const statuses: Record<number, number> = {};
  const errors: string[] = [];
  const quick: number[] = [];
  const memory: number[] = [];
  const one = async (client: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const address = `127.0.${1 + (client >> 7)}.${1 + (client % 128)}`;
    const isEndless = client % settings.endlessEvery === 0;
    for (let n = 0; performance.now() < end; n++) {
      const begun = performance.now();
      const body = isEndless
        ? { ...ENDLESS, budget: { nodes: 1e11 + 1000 * client + n } }
        : { puzzle: '24', text: hand(client * 31 + n) };
      try {
        const { status, retryAfter, body: told } = await ask(url, body, agent, address);
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (status === 200 && !isEndless) quick.push(performance.now() - begun);
        if (status !== 200 && status !== 429) errors.push(`${status} ${told.slice(0, 200)}`);
        if (status === 429) await pause(Math.min(1000 * retryAfter, settings.pause));
      } catch (error) {
        errors.push(String(error));
      }
      await pause(Math.random() * settings.pause);
    }
    agent.destroy();
  };
  const watch = async (): Promise<void> => {
    while (performance.now() < end) {
      const text = await (await fetch(`${url}metrics`)).text();
      memory.push(Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / 2 ** 20);
      await pause(500);
    }
  };
  await Promise.all([watch(), ...Array.from({ length: settings.clients }, (_, client) => one(client))]);
  return { statuses, errors, quick: quick.sort((a, b) => a - b), memory };
}

const pause = (milliseconds: number) => new Promise<void>((go) => setTimeout(go, milliseconds));

/** The value below which this share lies. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

export const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
