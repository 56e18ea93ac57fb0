/**
 * Takes a request in: who asks, whether that caller may, and what the body holds. Each check comes before the next one costs
 * anything: headers before a byte is read, a place for the caller before memory, the shape of the JSON before it is parsed.
 */
import type { IncomingMessage } from 'node:http';
import { type Problem, placeAt } from '../../contract/index.ts';
import { isOwnOrigin } from './callers.ts';
import { busyProblem, type ProblemKind } from './problem.ts';
import type { ServerSettings } from './settings.ts';
import { serverText } from './texts.ts';
import type { Admission, Desk } from './work/desk.ts';

/** A request that may go on to its route. */
export interface Taken {
  readonly caller: string;
  /** Of a request with a body. */
  readonly admission: Admission | undefined;
  readonly body: unknown;
}

/** Why a request goes no further. */
export interface Refusal {
  readonly kind: ProblemKind;
  readonly problem: Problem;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Who sends too much reads the answer only after sending: as many times the limit is read and thrown away for that. */
const THROWN_AWAY = 8;
/** A body that comes in more pieces is no slow connection: each piece costs as much as a whole packet. */
const MOST_PIECES = 1024;
/** No request of ours is deeper, or has more names and values. */
const MOST_DEPTH = 32;
const MOST_VALUES = 1000;
/** The part of the memory that all bodies together may take while they are read. */
const SHARE = 1 / 8;

type Unread = 'gone' | Refusal;

export class Intake {
  /** The bytes that bodies take while they are read. */
  #bytes = 0;
  readonly #most: number;

  constructor(
    private readonly settings: ServerSettings,
    private readonly desk: Pick<Desk, 'admit' | 'charge'>,
    private readonly now: () => number,
  ) {
    this.#most = Math.max(settings.body, settings.megabytes * 2 ** 20 * SHARE);
  }

  /** Undefined where the caller has left. */
  async take(request: IncomingMessage): Promise<Taken | Refusal | undefined> {
    const { tokens } = this.settings;
    const { headers, method } = request;
    const caller = tokens ? tokens.callerOf(headers.authorization) : `ip:${request.socket.remoteAddress ?? ''}`;
    if (caller === undefined) return UNAUTHORIZED;
    const isReading = method === 'GET' || method === 'HEAD';
    if (!isReading && !isOwnOrigin(headers.origin, headers.host ?? '')) {
      return { kind: 'forbidden', problem: { text: serverText('foreign-origin') } };
    }
    if (method !== 'POST') return { caller, admission: undefined, body: undefined };
    if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) {
      return { kind: 'media-type', problem: { text: serverText('media-type') } };
    }
    const admission = this.desk.admit(caller);
    if ('busy' in admission) return busyProblem(admission, this.settings);
    const read = await this.#read(request);
    if (!Buffer.isBuffer(read)) {
      admission.leave();
      return read === 'gone' ? undefined : read;
    }
    const begun = this.now();
    const parsed = parse(read);
    this.desk.charge(caller, this.now() - begun);
    if ('kind' in parsed) {
      admission.leave();
      return parsed;
    }
    return { caller, admission, body: parsed.value };
  }

  /** The whole body in one buffer, which grows with it. */
  #read(request: IncomingMessage): Promise<Buffer | Unread> {
    const most = this.settings.body;
    const tooLarge = {
      kind: 'too-large',
      problem: { text: serverText('too-large', { kilobytes: Math.floor(most / 1024) }) },
    } as const;
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced > THROWN_AWAY * most) return Promise.resolve(tooLarge);
    let bytes = Buffer.alloc(0);
    let [size, pieces] = [0, 0];
    /** Has room for so many bytes, unless all bodies together would take too much. */
    const grow = (wanted: number): boolean => {
      const room = Math.min(most, Math.max(wanted, announced, 2 * bytes.length, 1024));
      if (this.#bytes + room - bytes.length > this.#most) return false;
      this.#bytes += room - bytes.length;
      const larger = Buffer.allocUnsafeSlow(room);
      bytes.copy(larger, 0, 0, size);
      bytes = larger;
      return true;
    };
    return new Promise<Buffer | Unread>((settle) => {
      const stop = (why: Refusal) => {
        request.pause();
        settle(why);
      };
      request.on('data', (piece: Buffer) => {
        const wanted = size + piece.length;
        if (++pieces > MOST_PIECES) return stop(IN_PIECES);
        if (wanted > THROWN_AWAY * most) return stop(tooLarge);
        if (wanted <= most) {
          if (wanted > bytes.length && !grow(wanted)) return stop(NO_ROOM);
          piece.copy(bytes, size);
        }
        size = wanted;
      });
      request.once('end', () => settle(size > most ? tooLarge : bytes.subarray(0, size)));
      request.once('close', () => settle('gone'));
    }).finally(() => {
      this.#bytes -= bytes.length;
    });
  }
}

const UNAUTHORIZED: Refusal = {
  kind: 'unauthorized',
  problem: { text: serverText('no-token') },
  headers: { 'WWW-Authenticate': 'Bearer realm="teka"' },
};
const IN_PIECES: Refusal = { kind: 'too-large', problem: { text: serverText('in-pieces') } };
const NO_ROOM: Refusal = {
  kind: 'busy',
  problem: { text: serverText('too-many') },
  headers: { 'Retry-After': '1' },
};

/** The JSON of a body, once its shape is known to cost little. */
function parse(bytes: Buffer): { readonly value: unknown } | Refusal {
  const refused = (problem: Problem): Refusal => ({ kind: 'malformed', problem });
  const strange = strangeAt(bytes);
  if (strange !== undefined) {
    const text = serverText('too-nested', { depth: MOST_DEPTH, values: MOST_VALUES });
    const before = bytes.subarray(0, strange).toString();
    return refused({ text, place: placeAt(before, before.length, 1) });
  }
  const body = bytes.toString();
  if (body.trim() === '') return refused({ text: serverText('no-body') });
  try {
    return { value: JSON.parse(body) };
  } catch (error) {
    // Where JSON breaks off, as far as the parser says it; else it is the end.
    const [, position] = /position (\d+)/.exec(String(error)) ?? [];
    const place = placeAt(body, position === undefined ? body.length : Number(position), 1);
    return refused({ text: serverText('not-json'), place });
  }
}

/** Where JSON becomes deeper or gets more values than any request of ours, found in one pass and without making any of it. */
export function strangeAt(bytes: Uint8Array): number | undefined {
  let [depth, values] = [0, 0];
  let isInString = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (isInString) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) isInString = false;
    } else if (byte === QUOTE) isInString = true;
    else if (byte === BRACE || byte === BRACKET) {
      if (++depth > MOST_DEPTH) return at;
    } else if (byte === BRACE_END || byte === BRACKET_END) depth--;
    else if ((byte === COMMA || byte === COLON) && ++values > MOST_VALUES) return at;
  }
  return undefined;
}

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [BRACE, BRACE_END, BRACKET, BRACKET_END] = [0x7b, 0x7d, 0x5b, 0x5d];
