/** Sends fuzzed requests to a server, and tells what must not have happened. */
import fc from 'fast-check';
import { rawRequests, requestsOf, sendRaw } from './fuzz.ts';

export interface FuzzReport {
  readonly sent: number;
  readonly statuses: Readonly<Record<number, number>>;
  /** What should not have come: a server's own failure, or a status that the document does not know. */
  readonly wrong: readonly string[];
}

const AT_ONCE = 8;

/** Sends as many requests as the document describes, several at once. */
export async function fuzzCalls(url: string, count: number, seed: number): Promise<FuzzReport> {
  const document = await (await fetch(`${url}api/openapi.json`)).json();
  const requests = fc.sample(requestsOf(document), { numRuns: count, seed });
  return tally(requests, async ({ method, path, statuses, body }) => {
    const response = await fetch(new URL(path.slice(1), url), {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const text = await response.text();
    const isKnown = statuses.includes(response.status);
    const isRight = isKnown && response.status !== 500 && isWhole(response, text);
    return {
      status: response.status,
      ...(!isRight && { wrong: `${method} ${path} ${JSON.stringify(body)}: ${response.status} ${text.slice(0, 200)}` }),
    };
  });
}

/** A problem is always one, and no answer tells of our insides. */
function isWhole(response: Response, text: string): boolean {
  if (/\.[cm]?[jt]s:\d+/.test(text)) return false;
  if (response.status < 400) return true;
  const problem = JSON.parse(text);
  return problem.status === response.status && typeof problem.code === 'string' && typeof problem.detail === 'string';
}

/** Sends what is hardly a request. */
export async function fuzzRaw(url: string, count: number, seed: number): Promise<FuzzReport> {
  const { host, port } = new URL(url);
  const requests = fc.sample(rawRequests(host), { numRuns: count, seed });
  return tally(requests, async (text) => {
    const status = await sendRaw(Number(port), text);
    return { status, ...(status === 500 && { wrong: JSON.stringify(text.slice(0, 300)) }) };
  });
}

async function tally<T>(
  requests: readonly T[],
  send: (request: T) => Promise<{ status: number; wrong?: string }>,
): Promise<FuzzReport> {
  const statuses: Record<number, number> = {};
  const wrong: string[] = [];
  let next = 0;
  const lane = async () => {
    while (next < requests.length) {
      const { status, wrong: one } = await send(requests[next++]!);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (one !== undefined) wrong.push(one);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return { sent: requests.length, statuses, wrong };
}
