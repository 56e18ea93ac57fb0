/** What a caller does who wants to keep a server from others, each at an address of its own. */
import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect, type Socket } from 'node:net';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** One request from an address of this machine; `body` may come in pieces. */
export function send(
  url: string,
  from: string,
  body: string | Iterable<string> = '',
  headers: Readonly<Record<string, string>> = {},
  agent?: Agent,
): Promise<Reply> {
  const method = body === '' ? 'GET' : 'POST';
  const own = body === '' ? {} : { 'Content-Type': 'application/json' };
  return new Promise((settle, fail) => {
    const sent = request(url, { method, localAddress: from, headers: { ...own, ...headers }, ...(agent && { agent }) });
    let isAnswered = false;
    sent.on('response', (response) => {
      isAnswered = true;
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      response.on('end', () => settle({ status: response.statusCode!, headers: response.headers, body: text }));
    });
    // A server that refuses a body need not read on.
    sent.on('error', (error) => {
      if (!isAnswered && typeof body === 'string') fail(error);
      else if (!isAnswered) settle({ status: CUT, headers: {}, body: '' });
    });
    if (typeof body === 'string') return void sent.end(body);
    const pieces = body[Symbol.iterator]();
    const next = (): void => {
      for (let i = 0; i < AT_A_TIME; i++) {
        const { done, value } = pieces.next();
        if (done) return void sent.end();
        sent.write(value);
      }
      if (!sent.destroyed && !isAnswered) setImmediate(next);
    };
    next();
  });
}

/** In the place of a status, where the connection was cut. */
export const CUT = 0;

/** Pieces go out in turns of the event loop, since writing them all at once would only fill our own memory. */
const AT_A_TIME = 64;

/** A text in pieces of one byte, each a chunk of its own. */
export function* bytewise(length: number): Generator<string> {
  for (let i = 0; i < length; i++) yield ' ';
}

/** JSON that is a megabyte of depth, and an object with tens of thousands of names. */
export const deep = '['.repeat(2 ** 20 - 1);
export const wide = `{"puzzle":"24","text":"3 3 8 8",${Array.from({ length: 70_000 }, (_, i) => `"k${i}":1`).join()}}`;

/** Connections that say nothing; they are open once the promise resolves, those that the server did not close at once. */
export async function silentConnections(url: string, from: string, count: number): Promise<readonly Socket[]> {
  const { port } = new URL(url);
  const opened = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<Socket>((settle) => {
          const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: from }, () => settle(socket));
          socket.on('error', () => settle(socket));
        }),
    ),
  );
  return opened;
}
