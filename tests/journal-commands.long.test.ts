import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Entry, type Header, lineOf } from '../src/engine/journal/lines.ts';
import { teka as run } from '../src/faces/cli/testing/world.ts';
import { template } from '../src/puzzles/template/index.ts';

const catalogue = [{ id: 'template', aliases: ['t'], load: async () => template as never }];
const teka = (...args: readonly string[]) => run(args, { catalogue });

let folder: string;
let journal: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'teka-journal-'));
  journal = join(folder, 'journal');
});
afterEach(() => rmSync(folder, { recursive: true }));

const TEXT = '1 2 3 4 5 6 7 8 9 10 -> 20';
const search = (goal: string, ...more: readonly string[]) =>
  teka('solve', 't', '--text', TEXT, '--strategy', 'every-subset', '--goal', goal, ...more);
/** What is printed, without the time that it took. */
const timeless = (out: string) =>
  out.replace(/, [0-9.,]+ m?s[^)=]*(?=[)=])/g, '').replaceAll(/"(prepareM|m)illiseconds":[0-9.]+/g, '');
const saved = (name: string) => join(folder, name);
const read = (name: string) => {
  const bytes = readFileSync(saved(name));
  return timeless((name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString());
};

/** Leaves only the first lines of the journal, as if the process had been killed after them. */
function cutAfter(lines: number): void {
  writeFileSync(
    journal,
    readFileSync(journal, 'latin1')
      .split('\n')
      .slice(0, lines)
      .map((line) => `${line}\n`)
      .join(''),
  );
}

/** Writes a journal again, with right checksums. */
function forge(change: (entry: Entry, i: number) => Entry): void {
  const [first, ...rest] = readFileSync(journal, 'latin1')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line.slice(0, -17)));
  let { line: content, sum } = lineOf(first as Header, '');
  for (const [i, entry] of rest.entries()) {
    const next = lineOf(change(entry as Entry, i), sum);
    content += next.line;
    ({ sum } = next);
  }
  writeFileSync(journal, content);
}

describe('a search with a journal', () => {
  it.each(['count', 'all'])('prints what the search prints without one, also the second time (%s)', async (goal) => {
    const plain = await search(goal);
    for (const _ of ['first', 'second']) {
      const kept = await search(goal, '--journal', journal);
      expect({ ...kept, out: timeless(kept.out) }).toEqual({ ...plain, out: timeless(plain.out) });
    }
    expect(readFileSync(journal, 'latin1').split('\n')).toHaveLength(18);
  });

  it('prints the same JSON', async () => {
    const [plain, kept] = [await search('all', '--json'), await search('all', '--journal', journal, '--json')];
    const figures = ({ out }: { out: string }) => ({ ...JSON.parse(out), stats: undefined });
    expect(figures(plain).solutions).toHaveLength(figures(plain).count);
    expect(figures(kept)).toEqual(figures(plain));
  });

  it.each(['all.txt', 'all.ndjson', 'all.txt.gz', 'all.ndjson.gz'])(
    'saves to %s what is saved without one',
    async (name) => {
      const { out } = await search('all', '--save', saved(`plain-${name}`));
      const kept = await search('all', '--save', saved(name), '--journal', journal);
      expect(kept.code).toBe(0);
      expect(read(name)).toBe(read(`plain-${name}`));
      expect(timeless(out).split('\n').at(-3)).toBe(timeless(kept.out).split('\n').at(-3));
      expect(readdirSync(folder).sort()).toEqual(['journal', name, `plain-${name}`].sort());
    },
  );

  it('goes on from every line, and neither doubles nor loses a solution', async () => {
    await search('all', '--save', saved('plain.txt'));
    const { out } = await search('all', '--journal', journal);
    const lines = readFileSync(journal, 'latin1').split('\n').length - 1;
    for (let left = 0; left <= lines; left++) {
      cutAfter(left);
      expect(timeless((await search('all', '--journal', journal)).out)).toBe(timeless(out));
    }
  });

  it('is searched anew where the files beside it are gone', async () => {
    const { out } = await search('all', '--journal', journal);
    const before = readFileSync(journal, 'latin1');
    rmSync(`${journal}.shards`, { recursive: true });
    expect(timeless((await search('all', '--journal', journal)).out)).toBe(timeless(out));
    expect(readFileSync(journal, 'latin1')).toBe(before);
  });

  it('finds a byte that was changed beside it, everywhere, and searches that shard again', async () => {
    const { out } = await search('all', '--journal', journal);
    const before = readFileSync(journal, 'latin1');
    const file = join(`${journal}.shards`, '7.txt');
    const whole = readFileSync(file);
    const change = () => {
      const bytes = Buffer.from(whole);
      bytes[bytes.length - 2]! ^= 1;
      writeFileSync(file, bytes);
    };
    change();
    expect(await teka('audit', journal, '--share', '100%')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/solutions of shard 7 in .* are not those that were recorded/),
    });
    expect(await teka('merge', journal)).toMatchObject({ code: 2, err: expect.stringMatching(/shard 7 .*changed/) });
    expect(timeless((await search('all', '--journal', journal)).out)).toBe(timeless(out));
    expect(readFileSync(file).equals(whole)).toBe(true);
    expect(readFileSync(journal, 'latin1')).toBe(before);
    expect((await teka('audit', journal, '--share', '100%')).code).toBe(0);
    change();
    expect(JSON.parse((await search('all', '--journal', journal, '--json')).out).solutions.join('\n')).toBe(
      out
        .split('\n')
        .slice(0, JSON.parse((await search('all', '--json')).out).count)
        .join('\n'),
    );
  });

  it.each(['all.txt', 'all.ndjson.gz'])('knows its own %s where the last line of the journal is lost', async (name) => {
    const save = ['--save', saved(name)];
    const first = await search('all', ...save, '--journal', journal);
    const content = readFileSync(saved(name));
    const lines = readFileSync(journal, 'latin1');
    writeFileSync(journal, lines.slice(0, -20));
    const again = await search('all', ...save, '--journal', journal);
    expect(again.code).toBe(0);
    expect(timeless(again.out)).toBe(timeless(first.out));
    expect(readFileSync(saved(name)).equals(content)).toBe(true);
  });

  it('runs in one shard where the strategy does not divide it', async () => {
    const args = ['solve', 't', '--text', TEXT, '--strategy', 'take-or-leave', '--goal', 'count'];
    const kept = await teka(...args, '--journal', journal);
    expect(timeless(kept.out)).toBe(timeless((await teka(...args)).out));
    expect(readFileSync(journal, 'latin1')).toContain('"shard":"whole"');
    expect((await teka('audit', journal)).code).toBe(0);
  });

  it('refuses other goals, other searches and flags that would end it early', async () => {
    const kept = ['--journal', journal];
    expect(await search('best', ...kept)).toMatchObject({ code: 2, err: expect.stringContaining('all and count') });
    expect(await search('count', ...kept, '--limit', '3')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--limit'),
    });
    expect(await search('count', ...kept, '--save', '-')).toMatchObject({ code: 2 });
    expect(await search('count', '--shard', '1/2')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--journal'),
    });
    expect(await search('count', ...kept, '--shard', '3/2')).toMatchObject({
      code: 2,
      err: expect.stringContaining('3/2'),
    });
    expect(existsSync(journal)).toBe(false);
    await search('count', ...kept);
    expect(await search('all', ...kept)).toMatchObject({
      code: 2,
      err: expect.stringContaining('its goal is "count"'),
    });
    writeFileSync(journal, readFileSync(journal, 'latin1').replace('"count":', '"count":1'));
    expect(await search('count', ...kept)).toMatchObject({ code: 2, err: expect.stringContaining('Line 2') });
    writeFileSync(journal, 'mine');
    expect(await search('count', ...kept)).toMatchObject({ code: 2, err: expect.stringContaining('not a journal') });
  });
});

describe('teka audit', () => {
  it('agrees with a journal that is right, of all and of count', async () => {
    for (const goal of ['all', 'count']) {
      await search(goal, '--journal', journal);
      expect(await teka('audit', journal, '--seed', '1')).toMatchObject({
        code: 0,
        out: expect.stringContaining('1 of 16 shards'),
      });
      expect(await teka('audit', journal, '--share', '100%', '--json')).toMatchObject({ code: 0 });
      rmSync(journal);
    }
  });

  it.each(['count', 'nodes', 'hash'] as const)('finds a forged %s, and names the shard', async (field) => {
    await search('all', '--journal', journal);
    forge((entry, i) =>
      i === 4 && 'shard' in entry ? { ...entry, [field]: field === 'hash' ? 'f'.repeat(16) : 7 } : entry,
    );
    const { code, out } = await teka('audit', journal, '--share', '100%');
    expect({ code, out }).toEqual({ code: 1, out: expect.stringContaining('Shard 5 differs') });
  });

  it('refuses what is no journal, and one without a shard', async () => {
    expect(await teka('audit', saved('nothing'))).toMatchObject({ code: 2 });
    writeFileSync(journal, 'mine\n');
    expect(await teka('audit', journal)).toMatchObject({ code: 2, err: expect.stringContaining('not a journal') });
    rmSync(journal);
    await search('count', '--journal', journal);
    cutAfter(1);
    expect(await teka('audit', journal)).toMatchObject({ code: 2, err: expect.stringContaining('no finished shard') });
    expect(await teka('audit', journal, '--share', '0')).toMatchObject({ code: 2 });
  });
});

it('an audit of a part without a shard, which is rightly empty, finds nothing wrong', async () => {
  for (let part = 1; part <= 20; part++) {
    const file = saved(`part${part}`);
    await search('all', '--shard', `${part}/20`, '--journal', file);
    expect(await teka('audit', file)).toMatchObject({ code: 0 });
  }
  expect(await teka('audit', saved('part1'))).toMatchObject({ out: expect.stringMatching(/^[01] of [01] shards?/) });
});

describe('teka merge', () => {
  const parts = (of: number, goal: string) =>
    Promise.all(
      Array.from({ length: of }, async (_, i) => {
        const file = saved(`part${i + 1}`);
        const { code, out } = await search(goal, '--shard', `${i + 1}/${of}`, '--journal', file);
        expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining(`Part ${i + 1} of ${of} is done`) });
        return file;
      }),
    );

  it.each([
    ['count', 3],
    ['all', 5],
    ['all', 20],
  ] as const)('prints what the whole command prints (%s in %i parts)', async (goal, of) => {
    const files = await parts(of, goal);
    const [plain, merged] = [await search(goal), await teka('merge', ...files.reverse())];
    expect({ ...merged, out: timeless(merged.out) }).toEqual({ ...plain, out: timeless(plain.out) });
  });

  it.each(['all.txt', 'all.ndjson.gz'])('saves all solutions to %s', async (name) => {
    const files = await parts(4, 'all');
    await search('all', '--save', saved(`plain-${name}`));
    expect(await teka('merge', ...files, '--save', saved(name))).toMatchObject({ code: 0 });
    expect(read(name)).toBe(read(`plain-${name}`));
    const json = JSON.parse((await teka('merge', ...files, '--json')).out);
    expect(json).toMatchObject({ ending: 'exhausted', count: json.solutions.length });
  });

  it('refuses gaps, overlaps, what is not finished and other searches, by name', async () => {
    const [a, b, c] = (await parts(3, 'all')) as [string, string, string];
    const refusal = async (...files: readonly string[]) => {
      const { code, err } = await teka('merge', ...files);
      expect(code).toBe(2);
      return err;
    };
    expect(await refusal(a, c)).toMatch(/shards are missing: 6, 7, 8, 9, 10, 11/);
    expect(await refusal(a, b, c, b)).toMatch(/Shard 6 is both in .*part2 and in .*part2/);
    await search('all', '--shard', '1/2', '--journal', saved('half'));
    expect(await refusal(a, b, c, saved('half'))).toMatch(/Shard 1 is both in .*part1 and in .*half/);
    await search('count', '--shard', '3/3', '--journal', saved('other'));
    expect(await refusal(a, b, saved('other'))).toMatch(/other: .*its goal is "count", not "all"/);
    const whole = readFileSync(c, 'latin1');
    writeFileSync(c, whole.slice(0, -5));
    expect(await refusal(a, b, c)).toMatch(/part3 has 4 of its 5 shards/);
    writeFileSync(c, whole);
    rmSync(join(`${b}.shards`, '7.txt'));
    expect(await refusal(a, b, c)).toMatch(/solutions of shard 7 beside .* are missing or changed/);
  });
});
