/** `teka/browser` as a program of another project uses it: installed, bundled with its worker, in a page. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as esbuild } from 'esbuild';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from '../../tools/lib/server.mjs';
import { type Consumer, newConsumer } from '../package/consumer.ts';
import { examplesIn } from '../package/examples.ts';
import { newContext } from './browser.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

let consumer: Consumer;
beforeAll(async () => {
  consumer = await newConsumer();
  cpSync(at('./bundled'), consumer.folder, { recursive: true });
});
afterAll(() => consumer?.remove());

/** What a page shows in the end, line by line. */
async function shownBy(folder: string, last: string): Promise<string[]> {
  const served = await serve(folder, { port: 0 });
  const page = await (await newContext()).newPage();
  try {
    await page.goto(served.url);
    await page.getByText(last).waitFor();
    return await page.locator('p').allTextContents();
  } finally {
    await page.context().close();
    await served.close();
  }
}

const buildPage = (root: string, outDir: string) =>
  build({
    configFile: false,
    root,
    logLevel: 'error',
    worker: { format: 'es' },
    build: { outDir, target: 'esnext' },
  });

test('Vite: the functions work in workers of their own', async () => {
  const outDir = join(consumer.folder, 'vite');
  await buildPage(consumer.folder, outDir);
  expect(await shownBy(outDir, 'enough')).toEqual([
    '3: ((7 - 8) + 5) * 6; (7 + 5) * (8 - 6); (8 / (7 - 5)) * 6',
    'one of 65 signs',
    'enough, UL, Terbukti: tidak ada solusi yang lebih baik.',
  ]);
});

test('the examples of its doc comments show what they promise', async () => {
  const root = join(consumer.folder, 'examples');
  mkdirSync(root);
  const examples = examplesIn(new URL('../../src/browser.ts', import.meta.url), 'src/browser.ts', 'js');
  for (const [i, { code }] of examples.entries()) writeFileSync(join(root, `${i}.js`), code);
  writeFileSync(join(root, 'main.js'), examples.map((_, i) => `await import('./${i}.js');`).join('\n'));
  cpSync(at('./bundled/index.html'), join(root, 'index.html'));
  await buildPage(root, join(root, 'out'));
  expect(examples).toHaveLength(2);
  await shownBy(
    join(root, 'out'),
    '((7 - 8) + 5) * 6(7 + 5) * (8 - 6)(8 / (7 - 5)) * 6Proven: there is no better solution.',
  );
});

test('esbuild: the worker is bundled beside the page and named', async () => {
  const outdir = join(consumer.folder, 'esbuild');
  mkdirSync(outdir);
  cpSync(at('./bundled/index.html'), join(outdir, 'index.html'));
  await esbuild({
    absWorkingDir: consumer.folder,
    entryPoints: { main: './named.js', 'teka-worker': 'teka/browser/worker' },
    bundle: true,
    format: 'esm',
    splitting: true,
    outdir,
    logLevel: 'error',
  });
  expect(await shownBy(outdir, 'All')).toEqual(['All 3 solutions.']);
});
