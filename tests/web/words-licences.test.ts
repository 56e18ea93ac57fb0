/** The dictionaries of Wordscapes in the built page. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { built } from './site.ts';

test('files that hold the words of others say so, and where their licence stands', () => {
  const scripts = readdirSync(join(built, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(built, 'assets', name), 'utf8'));
  for (const module of ['en/words', 'en/ranks', 'id/words', 'id/ranks']) {
    const path = `src/puzzles/wordscapes/lexicon/data/${module}.ts`;
    const [, text] = /'([^']{200,})'/.exec(readFileSync(path, 'utf8')) ?? [];
    const holding = scripts.filter((script) => script.includes(text!.slice(0, 100)));
    expect(holding.length, module).toBe(1);
    expect(holding[0], module).toMatch(/^\/\*! .*Not under the MIT licence/);
    expect(holding[0], module).toContain(`data/${module.slice(0, 2)}/README.md`);
  }
});
