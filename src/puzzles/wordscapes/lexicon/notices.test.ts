/** What must go with the dictionaries: that their own pages name only what is there, and what a package of Teka has. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { dictionaryLanguages } from '../model.ts';
import { notices } from './notices.ts';

const root = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const read = (path: string): string => readFileSync(root(path), 'utf8');
const { files } = JSON.parse(read('package.json')) as { files: readonly string[] };

describe.each(dictionaryLanguages)('the page about the data: %s', (language) => {
  const folder = `src/puzzles/wordscapes/lexicon/data/${language}`;
  const page = read(`${folder}/README.md`);

  it('names scripts that are there, in the package too', () => {
    const scripts = new Set(page.match(/tools\/[\w./-]*\w/g));
    expect([...scripts]).toContain('tools/dictionaries.mjs');
    for (const script of scripts) {
      expect(existsSync(root(script)), script).toBe(true);
      expect(files, script).toContain(script);
    }
  });

  it('names every licence beside it, and the data names the page', () => {
    for (const [, name] of page.matchAll(/`([\w-]+\.txt)`/g)) expect(existsSync(root(`${folder}/${name}`))).toBe(true);
    for (const module of ['words.ts', 'ranks.ts']) {
      const [head] = read(`${folder}/${module}`).split('\n');
      expect(head, module).toMatch(/^\/\*! .*Not under the MIT licence/);
      expect(head, module).toContain(`${folder}/README.md`);
    }
  });
});

it('of two statements about one dictionary, the notice quotes both and says which holds', async () => {
  const notice = (await notices()).find(({ licence }) => licence.startsWith('LGPL'));
  expect(notice?.text).toContain('License: LGPL-3');
  expect(notice?.text).toContain('Released under GPL');
  expect(notice?.text).toContain('We go by the LGPL');
});
