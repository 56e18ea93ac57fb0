/** Every puzzle calls the same thing by the same name: the table in docs/architecture.md, "A puzzle's folder". */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { strayEntries } from './layers/folders.ts';
import { type Import, realImports, sources } from './layers/graph.ts';

const table = readFileSync(new URL('../docs/architecture.md', import.meta.url), 'utf8');

/** The names in the first column of the table, and the names that it says are not to be used in their place. */
const parts = [
  ...table
    .split("## A puzzle's folder")[1]!
    .split('\n## ')[0]!
    .matchAll(/^\| `([a-z]+)` \|[^|]*\|([^|]*)\|/gm),
].map(([, name, others]) => ({
  name: name!,
  others: [...others!.matchAll(/`([a-z-]+)`/g)].map(([, other]) => other!),
}));

describe("a puzzle's folder", () => {
  it('has a table of names', () => {
    expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['model', 'generate', 'search', 'view']));
    expect(parts.find(({ name }) => name === 'generate')!.others).toContain('generating');
  });

  it('has what the table names, and beside it only what several of these parts use', () => {
    expect(strayEntries(sources(), realImports(), parts)).toEqual([]);
  });
});

describe('the rule of names', () => {
  const files = ['index.ts', 'generate/index.ts', 'hint.ts', 'own.ts'].map((file) => `puzzles/one/${file}`);
  const uses = (from: string, to: string): Import => ({ from: `puzzles/one/${from}`, to: `puzzles/one/${to}` });
  const shared = [uses('hint.ts', 'own.ts'), uses('generate/index.ts', 'own.ts')];

  it('allows what several parts use', () => {
    expect(strayEntries(files, shared, parts)).toEqual([]);
  });

  it('forbids what only one part uses: it belongs into the folder of that part', () => {
    expect(strayEntries(files, shared.slice(1), parts)).toEqual(['puzzles/one/own: only generate uses it']);
    expect(strayEntries(files, [], parts)).toEqual(['puzzles/one/own: nothing uses it']);
  });

  it('forbids another name for a part of the table', () => {
    const named = [...files, 'puzzles/one/generating/grade.ts'];
    const used = [...shared, uses('hint.ts', 'generating/grade.ts'), uses('own.ts', 'generating/grade.ts')];
    expect(strayEntries(named, used, parts)).toEqual(['puzzles/one/generating: its name is generate']);
  });

  it('forbids a file and a folder of the same name, but for texts', () => {
    expect(strayEntries([...files, 'puzzles/one/generate.ts'], shared, parts)).toEqual([
      'puzzles/one/generate: either a file or a folder',
    ]);
    expect(strayEntries([...files, 'puzzles/one/texts.ts', 'puzzles/one/texts/input.ts'], shared, parts)).toEqual([]);
  });
});
