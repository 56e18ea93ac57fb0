/** Many clients at once, each at an address of its own: most ask for what is quick, some for what never ends. */
import { Agent, request } from 'node:http';
import { ENDLESS } from '../endless.ts';
import { until } from '../until.ts';

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly retryAfter: number;
}

/** A hand of the 24 game. */
export const hand = (n: number): string => [n, n >> 3, n >> 6, n >> 9].map((digit) => 2 + (digit % 9)).join(' ');

/** One of the clients. */
export class LoadClient {
  readonly isEndless: boolean;

  constructor(
    private readonly url: string,
    private readonly number: number,
    /** Every so many-th client asks for what never ends. */
    endlessEvery: number,
    private readonly agent: Agent,
  ) {
    this.isEndless = number % endlessEvery === 0;
  }

  /** Its n-th request, which is another one than all others. */
  ask(n: number): Promise<Answer> {
    const { url, number, agent } = this;
    const body = this.isEndless
      ? { ...ENDLESS, budget: { nodes: 9e11 + 1000 * number + n } }
      : { puzzle: '24', text: hand(number * 31 + n) };
    const localAddress = `127.0.${1 + (number >> 7)}.${1 + (number % 128)}`;
    const headers = { 'Content-Type': 'application/json' };
    return new Promise((settle, fail) => {
      const sent = request(`${url}api/solve`, { method: 'POST', agent, headers, localAddress }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () => {
          const retryAfter = Number(response.headers['retry-after'] ?? 0);
          settle({ status: response.statusCode!, body: text, retryAfter });
        });
        response.on('error', fail);
      });
      sent.on('error', fail);
      sent.end(JSON.stringify(body));
    });
  }

  /** Leaves, also from what it has asked for. */
  leave(): void {
    this.agent.destroy();
  }
}

/** What came back. */
export class Tally {
  readonly statuses: Record<number, number> = {};
  /** What is neither an answer nor a 429. */
  readonly errors: string[] = [];

  add({ status, body }: Answer): void {
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    if (status !== 200 && status !== 429) this.errors.push(`${status} ${body.slice(0, 200)}`);
  }
}

export interface CrowdReport extends Pick<Tally, 'statuses' | 'errors'> {
  /** How many quick requests were answered. */
  readonly quick: number;
}

/**
 * Every client for what is quick sends so many requests, each again and again until it is no longer told that there is too
 * much; the others ask for what never ends until all of those are done.
 */
export async function crowd(
  url: string,
  { clients, requests, endlessEvery }: Readonly<Record<'clients' | 'requests' | 'endlessEvery', number>>,
): Promise<CrowdReport> {
  const tally = new Tally();
  let quick = 0;
  let isOver = false;
  const all = Array.from(
    { length: clients },
    // A connection that is kept may be closed by the server at the moment when it is used again.
    (_, number) => new LoadClient(url, number, endlessEvery, new Agent()),
  );
  const ask = async (client: LoadClient, n: number): Promise<boolean> => {
    const answer = await client.ask(n).catch((error) => {
      if (!isOver) tally.errors.push(String(error));
    });
    if (answer) tally.add(answer);
    if (answer?.status === 200 && !client.isEndless) quick++;
    return answer?.status !== 429;
  };
  const endless = all
    .filter(({ isEndless }) => isEndless)
    .map(async (client) => {
      for (let n = 0; !isOver; n++) await until(async () => isOver || (await ask(client, n)));
    });
  await Promise.all(
    all
      .filter(({ isEndless }) => !isEndless)
      .map(async (client) => {
        for (let n = 0; n < requests; n++) await until(() => ask(client, n));
      }),
  );
  isOver = true;
  for (const client of all) client.leave();
  await Promise.all(endless);
  const { statuses, errors } = tally;
  return { statuses, errors, quick };
}
