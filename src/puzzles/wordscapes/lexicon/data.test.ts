/** The data as it lies in the sources: how much of it goes over the wire, and that it was not changed by hand. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { dictionaryLanguages } from '../model.ts';
import { notices } from './notices.ts';

const at = (path: string): string => fileURLToPath(new URL(`./data/${path}`, import.meta.url));
const read = (path: string): string => readFileSync(at(path), 'utf8');

describe.each(dictionaryLanguages)('the data: %s', (language) => {
  it('is under 150 KB with its ranks', () => {
    const sizes = ['words.ts', 'ranks.ts'].map((name) => gzipSync(read(`${language}/${name}`), { level: 9 }).length);
    expect(sizes[0]! + sizes[1]!).toBeLessThan(150_000);
  });

  it('is what the script made, by the hashes in the README', () => {
    const recorded = [...read(`${language}/README.md`).matchAll(/^(\w+\.ts): ([0-9a-f]{64})$/gm)];
    expect(recorded.map(([, name]) => name).sort()).toEqual(
      readdirSync(at(language)).filter((name) => /\.ts$/.test(name)),
    );
    for (const [, name, hash] of recorded)
      expect(
        createHash('sha256')
          .update(read(`${language}/${name}`))
          .digest('hex'),
        name,
      ).toBe(hash);
  });

  it('shows every licence that lies beside it, word for word', async () => {
    const shown = (await notices()).map(({ text }) => text).join('\n');
    const files = readdirSync(at(language)).filter((name) => name.endsWith('.txt'));
    expect(files.length).toBeGreaterThan(1);
    for (const name of files) expect(shown.includes(read(`${language}/${name}`)), name).toBe(true);
  });
});
