/** The address of a queue: which engine it is on, and how it is named where people can read it. */
import { type Parsed, parsed, refused } from '../../../contract/index.ts';
import { fleetText } from './texts.ts';

export interface Address {
  readonly engine: 'redis' | 'postgres';
  readonly url: string;
  /** Without the password. */
  readonly shown: string;
}

const ENGINES: Readonly<Record<string, Address['engine']>> = {
  'redis:': 'redis',
  'rediss:': 'redis',
  'postgres:': 'postgres',
  'postgresql:': 'postgres',
};

export function readAddress(word: string): Parsed<Address> {
  const url = URL.canParse(word) ? new URL(word) : undefined;
  const engine = url && Object.hasOwn(ENGINES, url.protocol) ? ENGINES[url.protocol] : undefined;
  if (!url || !engine) return refused(fleetText('bad-queue', { word }));
  url.password = '';
  url.search = '';
  return parsed({ engine, url: word, shown: url.href });
}
