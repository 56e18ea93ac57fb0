/** Who asks: by a token where the server has tokens, by the address where it has none. */
import { createHash } from 'node:crypto';

/** Tokens are compared by their hashes, so that the time it takes tells nothing about them. */
export class Tokens {
  readonly #hashes: ReadonlySet<string>;

  constructor(tokens: readonly string[]) {
    this.#hashes = new Set(tokens.map(hashOf));
  }

  /** The caller behind an Authorization header; undefined where its token is not one of these. */
  callerOf(authorization: string | undefined): string | undefined {
    const [, token] = /^Bearer +(\S{1,200})$/i.exec(authorization ?? '') ?? [];
    if (token === undefined) return undefined;
    const hash = hashOf(token);
    return this.#hashes.has(hash) ? `token:${hash.slice(0, 16)}` : undefined;
  }
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Whether an address means this machine only. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

/**
 * Whether a Host header is meant for us. A page of another site can make its own name point to this machine (DNS rebinding), and
 * would then be allowed to read our answers: so a server for this machine only answers to the names of this machine. One with
 * tokens answers to every name, since such a page has none.
 */
export function isOurHost(header: string | undefined, hasTokens: boolean): boolean {
  const [, name] = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/i.exec(header ?? '') ?? [];
  if (name === undefined) return false;
  return hasTokens || isLoopback(name.toLowerCase().replace(/^\[|\]$/g, ''));
}

/** Whether a request that changes something comes from a page of our own, or from no page at all. */
export function isOwnOrigin(origin: string | undefined, host: string): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}
