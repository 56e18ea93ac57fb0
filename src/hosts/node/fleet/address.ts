/**
 * The address of a queue: which engine it is on, and how it is shown where people can read it. Nothing between its scheme and
 * the last "@" is ever shown, and nothing of its query: both may hold a password.
 */
import { type Parsed, parsed, refused } from '../../../contract/index.ts';
import { fleetText } from './texts.ts';

export interface Address {
  readonly engine: 'redis' | 'postgres';
  /** As the drivers read it: whatever they might read in two ways is percent-encoded. */
  readonly url: string;
  /** Without user, password and query. */
  readonly shown: string;
}

const ENGINES: Readonly<Record<string, Address['engine']>> = {
  'redis:': 'redis',
  'rediss:': 'redis',
  'postgres:': 'postgres',
  'postgresql:': 'postgres',
};

export function readAddress(word: string): Parsed<Address> {
  // A control character would be left out of the password without a word.
  const url = !/\p{Cc}/u.test(word) && URL.canParse(word) ? new URL(word) : undefined;
  const engine = url && Object.hasOwn(ENGINES, url.protocol) ? ENGINES[url.protocol] : undefined;
  if (!url || !engine || !isWhole(url)) return refused(fleetText('bad-queue', { word: shownWord(word) }));
  return parsed({ engine, url: url.href, shown: `${url.protocol}//${url.host}${url.pathname}` });
}

/** The same words without a password, or a user of some length: a server may answer with what it was sent. */
export function withoutSecrets(words: string, { url }: Address): string {
  const { username, password, search } = new URL(url);
  const inQuery = search
    .slice(1)
    .split('&')
    .flatMap((pair) => /^[^=]*pass[^=]*=(.*)$/i.exec(pair)?.[1] ?? []);
  const users = username.length < LEAST_USER ? [] : [username];
  const secrets = [...users, password, ...inQuery].flatMap((part) => [part, ...decoded(part)]);
  const all = secrets.filter((secret) => secret !== '');
  // A long one may have a short one in it.
  all.sort((a, b) => b.length - a.length);
  return all.reduce((rest, secret) => rest.replaceAll(secret, '…'), words);
}

/** A part of an address as its two readers decode it. */
const decoded = (part: string): readonly string[] => {
  const [asQuery = ''] = new URLSearchParams(`=${part}`).values();
  try {
    return [asQuery, decodeURIComponent(part)];
  } catch {
    return [asQuery];
  }
};

/** A shorter name is part of too many words. */
const LEAST_USER = 4;

/** Whether the user, the password and the host are where they seem to be: "/", "#" or "?" in a password ends it too early. */
function isWhole({ username, password, pathname, search, hash }: URL): boolean {
  if (hash !== '' || (pathname + search).includes('@')) return false;
  try {
    for (const part of [username, password, pathname]) decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

const SCHEME = /^(?:rediss?|postgres(?:ql)?):\/\//i;
const PLACE = /^(?:[\w.[\]-]+(?::\d{1,5}(?!\w))?(?:\/[\w-]*)?)?/;

/** What may be shown of a word that is no address. */
function shownWord(word: string): string {
  const at = word.lastIndexOf('@');
  if (at >= 0) {
    const scheme = SCHEME.exec(word)?.[0] ?? '';
    // A "?" may begin a query, and the last "@" stand in a password there.
    return word.slice(0, at).includes('?') ? `${scheme}…` : `${scheme}…@${place(word.slice(at + 1))}`;
  }
  const scheme = /^[a-z][a-z0-9+.-]*:\/\//i.exec(word)?.[0] ?? '';
  return scheme + place(word.slice(scheme.length));
}

/** The host, the port and the first step of the path, as far as they are nothing else. */
function place(rest: string): string {
  const shown = PLACE.exec(rest)?.[0] ?? '';
  return shown.length === rest.length ? shown : `${shown}…`;
}
