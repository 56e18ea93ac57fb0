/** Each sentence of the page is written once: boards and panels share it by importing it. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Dictionary, Entry } from '../src/contract/index.ts';

const root = new URL('../src/', import.meta.url);

/** The page's own dictionaries, and those of every board. */
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^(faces\/web\/|puzzles\/[^/]+\/view\/).*texts\.ts$/.test(file));

const isDictionary = (value: unknown): value is Dictionary => typeof value === 'object' && value !== null;

/** Two entries are the same sentence where they have the same words, or make them in the same way. */
const wordsOf = (entry: Entry): string =>
  typeof entry === 'function' ? String(entry).replaceAll(/\s+/g, ' ') : JSON.stringify([entry.en, entry.id]);

test('no two dictionaries of the page have the same sentence, under whatever code', async () => {
  expect(files.length).toBeGreaterThan(5);
  const places = new Map<string, Map<Entry, string>>();
  for (const file of files) {
    const exported: Record<string, unknown> = await import(new URL(file, root).href);
    for (const dictionary of Object.values(exported).filter(isDictionary)) {
      for (const [code, entry] of Object.entries(dictionary)) {
        const same = places.get(wordsOf(entry)) ?? new Map<Entry, string>();
        if (!same.has(entry)) same.set(entry, `${file} ${code}`);
        places.set(wordsOf(entry), same);
      }
    }
  }
  // One that is imported is the very same entry, so only one that is written again counts.
  const twice = [...places].filter(([, same]) => same.size > 1).map(([words, same]) => [words, ...same.values()]);
  expect(twice).toEqual([]);
});
