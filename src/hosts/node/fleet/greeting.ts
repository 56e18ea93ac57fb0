/**
 * Asks what answers at an address before a driver is let near it: a driver waits for ever for a server of another kind, or fails
 * with words that nobody understands.
 */
import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { Address } from './address.ts';

/** Where the driver of an address goes. */
export type Place = { readonly path: string } | { readonly host: string; readonly port: number; readonly tls?: object };

/** What a server is asked, and whether its first bytes are an answer to that. */
interface Greeting {
  readonly question: Buffer;
  isAnswer(first: Buffer): boolean;
}

const GREETINGS: Readonly<Record<Address['engine'], Greeting>> = {
  redis: {
    question: Buffer.from('*1\r\n$4\r\nPING\r\n'),
    // An error is an answer too: a password may be wanted.
    isAnswer: (first) => /^(\+PONG\r|-[A-Z]+ )/.test(first.toString('latin1')),
  },
  postgres: {
    // Asks whether it speaks TLS, as every version of the protocol begins: S or N by itself, or an error with its length.
    question: Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]),
    isAnswer: (first) => /^([SN]$|E\0\0)/.test(first.toString('latin1')),
  },
};

/** What came of the greeting; the reason of a failed connection is as Node gives it. */
export type Answer = 'answers' | 'foreign' | 'silent' | { readonly failed: unknown };

/** `after` calls back after some milliseconds, unless what it returned is called before. */
export function greet(
  engine: Address['engine'],
  place: Place,
  patience: number,
  after: (milliseconds: number, callback: () => void) => () => void = later,
): Promise<Answer> {
  const { question, isAnswer } = GREETINGS[engine];
  return new Promise((go) => {
    const socket = reach(place);
    const end = (answer: Answer) => {
      off();
      socket.destroy();
      go(answer);
    };
    const off = after(patience, () => end('silent'));
    socket.once('error', (failed) => end({ failed }));
    socket.once('data', (first) => end(isAnswer(first) ? 'answers' : 'foreign'));
    // It hangs up without a word.
    socket.once('close', () => end('foreign'));
    socket.write(question);
  });
}

function reach(place: Place): Socket {
  if ('path' in place) return connectPlain(place.path);
  const { host, port, tls } = place;
  return tls ? connectTls({ host, port, ...tls }) : connectPlain(port, host);
}

function later(milliseconds: number, callback: () => void): () => void {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
}
