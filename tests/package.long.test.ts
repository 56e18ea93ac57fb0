/** The package as other projects use it: packed, installed, compiled, bundled and run. */
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inlineClient } from '../src/hosts/inline.ts';
import { nodeClient } from '../src/hosts/node/index.ts';
import * as library from '../src/library/index.ts';
import { workers } from '../src/node.ts';
import { type Consumer, newConsumer } from './package/consumer.ts';
import { examplesIn } from './package/examples.ts';
import { preload } from './preloads/index.ts';

const at = (path: string) => new URL(path, import.meta.url);
let consumer: Consumer;
beforeAll(async () => {
  consumer = await newConsumer(['idb', '@types/node', 'undici-types']);
  cpSync(fileURLToPath(at('./package')), consumer.folder, { recursive: true });
});
afterAll(() => consumer?.remove());

const write = (name: string, content: string) => writeFileSync(join(consumer.folder, name), content);

describe('the package', () => {
  it('has nothing to object to', async () => {
    const { messages } = await publint({ pkgDir: consumer.installed, pack: false, strict: true });
    expect(messages).toEqual([]);
  });

  it.each(['strict-nodenext.json', 'strict-bundler.json'])(
    'compiles in a strict project without other types: %s',
    async (project) => {
      expect(await consumer.compile(project)).toBe('');
    },
  );
});

describe('a program', () => {
  it('may import every entry, wherever it runs', async () => {
    write('entries.mjs', "import 'teka'; import 'teka/node'; import 'teka/browser';");
    expect(await consumer.node('entries.mjs')).toBe('');
  });

  const count = "console.log((await solve({ puzzle: '24', text: '7 8 5 6' })).count);";
  it.each([
    ['closes nothing', `import { solve } from 'teka/node'; ${count}`, '3\n'],
    [
      'forgets its client and its listener',
      `import { nodeClient } from 'teka/node';
       console.log((await nodeClient().solve({ puzzle: '24', text: '7 8 5 6' }).done).count);`,
      '3\n',
    ],
    [
      'forgets threads of its own',
      `import { workers } from 'teka/node'; const { solve } = workers({ size: 2 }); await Promise.all([1, 2].map(async () => { ${count} }));`,
      '3\n3\n',
    ],
    [
      'takes one solution and forgets the rest',
      `import { solutions } from 'teka/node';
       const { value } = await solutions({ puzzle: 'iq', text: 'BOARD 5x11; PIECES IQ Puzzler Pro' }).next();
       console.log(value.length);`,
      '59\n',
    ],
  ])('ends that %s', async (name, code, written) => {
    write(`${name}.mjs`, code);
    expect(await consumer.node(`${name}.mjs`)).toBe(written);
  });

  it('holds a search back while it is slow', async () => {
    const heard = Number(await consumer.node(preload('unheard'), 'held-back.mjs'));
    expect(heard).toBeGreaterThan(0);
    expect(heard).toBeLessThan(60_000);
  });
});

describe('esbuild', () => {
  const code = `import { iq, solve, workers } from 'teka/node';
    const task = iq.task({ board: { rows: 5, columns: 11 }, pieces: 'iq-puzzler-pro' });
    (async () => {
      console.log((await solve(task)).count, (await workers({ size: 1 }).solve(task)).count);
    })();`;
  const bundle = (format: 'esm' | 'cjs', outdir: string, entryPoints: Record<string, string>) =>
    build({
      absWorkingDir: consumer.folder,
      entryPoints,
      bundle: true,
      platform: 'node',
      format,
      outdir,
      logLevel: 'error',
      logOverride: { 'empty-import-meta': 'silent' },
    });
  beforeAll(() => write('app.mjs', code));

  it.each(['esm', 'cjs'] as const)('makes a bundle that finds its worker in the package: %s', async (format) => {
    const outdir = join(consumer.folder, 'out', format);
    await bundle(format, outdir, { app: './app.mjs' });
    write(`out/${format}/package.json`, JSON.stringify({ type: format === 'esm' ? 'module' : 'commonjs' }));
    expect(await consumer.node(join(outdir, 'app.js'))).toBe('1 1\n');
  });

  it('makes a bundle that needs no package, with the worker beside it', async () => {
    const alone = await newAlone();
    await bundle('esm', alone, { app: './app.mjs', 'teka-worker': 'teka/node/worker' });
    expect(await consumer.node(join(alone, 'app.js'))).toBe('1 1\n');
  });

  /** A folder from which no package is in reach. */
  async function newAlone(): Promise<string> {
    const folder = `${consumer.folder}-alone`;
    mkdirSync(folder);
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
    afterAll(() => rmSync(folder, { recursive: true }));
    return folder;
  }

  it('leaves out what is not used', async () => {
    write('small.mjs', "import { fifteen } from 'teka'; console.log(fifteen.board([[1, 2], [3, 0]]).text);");
    await bundle('esm', join(consumer.folder, 'small'), { small: './small.mjs' });
    const { size } = statSync(join(consumer.folder, 'small/small.js'));
    expect(size).toBeLessThan(100_000);
  });
});

describe('the examples', () => {
  const files = [
    ...['index', 'node', 'library/builders', 'library/error', 'library/load', 'library/over'],
    ...['hosts/inline', 'hosts/node/index'],
  ];
  const examples = [
    ...examplesIn(at('../README.md'), 'README.md'),
    ...examplesIn(at('../README.id.md'), 'README.id.md'),
    ...examplesIn(at('../docs/library.md'), 'docs/library.md'),
    ...files.flatMap((file) => examplesIn(at(`../src/${file}.ts`), `src/${file}.ts`)),
  ];

  it('show every function and every builder', () => {
    const functions = { ...library, inlineClient, nodeClient, workers };
    const shown = examples.map(({ code }) => /import \{(.*)\} from/.exec(code)?.[1] ?? '').join();
    const names = shown.split(',').map((name) => name.trim());
    expect(Object.keys(functions).filter((name) => !names.includes(name))).toEqual([]);
    const calls = ['solve', 'solutions', 'check', 'hint', 'explain', 'generate', 'watch', 'pick'];
    expect(calls.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('write what they say', async () => {
    mkdirSync(join(consumer.folder, 'run'));
    for (const [i, { code }] of examples.entries()) {
      write(`run/${i}.mjs`, (await transform(code, { loader: 'ts', format: 'esm' })).code);
    }
    const written: unknown[][] = JSON.parse(await consumer.node('run-examples.mjs', String(examples.length)));
    expect(examples.map(({ name }, i) => ({ name, writes: written[i] }))).toEqual(
      examples.map(({ name, writes }) => ({ name, writes })),
    );
  });

  it('compile in a strict project', async () => {
    mkdirSync(join(consumer.folder, 'examples'));
    for (const [i, { code }] of examples.entries()) write(`examples/${i}.ts`, code);
    const { compilerOptions } = JSON.parse(readFileSync(at('./package/strict-nodenext.json'), 'utf8'));
    const project = { compilerOptions: { ...compilerOptions, types: ['node'] }, include: ['examples'] };
    write('examples.json', JSON.stringify(project));
    expect(await consumer.compile('examples.json')).toBe('');
  });
});
