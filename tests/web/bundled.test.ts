/** `teka/browser` as a program of another project uses it: bundled by Vite, with its worker, in a page. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { serve } from '../../tools/lib/serve.mjs';
import { browserHere } from './browser.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

test('the exported client solves in a worker of its own', async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'teka-bundled-'));
  await build({
    configFile: false,
    root: at('./bundled'),
    logLevel: 'error',
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true, target: 'esnext' },
    resolve: { alias: { 'teka/browser': at('../../dist/hosts/browser/index.js') } },
  });
  const served = await serve(outDir, { port: 0 });
  const page = await (await browserHere()).newPage();
  try {
    await page.goto(served.url);
    const told = page.getByText(/^ended 3: /);
    await told.waitFor();
    expect(await told.textContent()).toContain('((7 - 8) + 5) * 6');
  } finally {
    await page.close();
    await served.close();
    await rm(outDir, { recursive: true });
  }
});
