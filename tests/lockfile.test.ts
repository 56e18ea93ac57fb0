/** What `npm ci` installs is what was chosen, wherever it is downloaded from: the lockfile has a checksum of every package, and no address. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  readonly integrity?: string;
  readonly resolved?: string;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
/** Without the project itself. */
const locked = Object.entries(packages).filter(([path]) => path !== '');
const named = (isWrong: (one: Locked) => boolean) => locked.filter(([, one]) => isWrong(one)).map(([path]) => path);

it('every package that the lockfile names has a checksum', () => {
  expect(locked.length).toBeGreaterThan(100);
  expect(named(({ integrity = '' }) => !/^sha512-[\w+/]{86}==$/.test(integrity))).toEqual([]);
});

it('none has an address from which it is downloaded', () => {
  expect(named(({ resolved }) => resolved !== undefined)).toEqual([]);
});
