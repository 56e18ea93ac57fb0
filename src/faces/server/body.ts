/** Reads the body of a request, as far as it may go. */
import type { IncomingMessage } from 'node:http';

/** A caller who sends too much hears so only after sending: as many times the limit is read and thrown away for that. */
const THROWN_AWAY = 8;

/** The whole body, or `too large`; `gone` where the caller has left. */
export function readBody(request: IncomingMessage, most: number): Promise<Buffer | 'too large' | 'gone'> {
  const patience = THROWN_AWAY * most;
  if (Number(request.headers['content-length'] ?? 0) > patience) return Promise.resolve('too large');
  let chunks: Buffer[] = [];
  let size = 0;
  return new Promise((settle) => {
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= most) chunks.push(chunk);
      else chunks = [];
      if (size <= patience) return;
      request.pause();
      settle('too large');
    });
    request.once('end', () => settle(size > most ? 'too large' : Buffer.concat(chunks)));
    request.once('close', () => settle('gone'));
  });
}
