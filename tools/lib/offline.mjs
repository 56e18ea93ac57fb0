/**
 * What makes the built page work without its server: the service worker, bundled from src/faces/web/offline/worker.ts into
 * one classic script, and in front of it the list of all files that it keeps.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesUnder } from './fingerprint.mjs';
import { at } from './process.mjs';

const NAME = 'offline.js';

/** Bundles the worker into the folder of the built page. */
export async function bundleOfflineWorker(folder) {
  const { build } = await import('vite');
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: at('src/faces/web/offline/worker.ts'),
        output: { format: 'iife', entryFileNames: NAME, comments: false },
      },
    },
  });
  const file = join(folder, NAME);
  writeFileSync(file, `\n${readFileSync(file, 'utf8')}`);
  listOfflineFiles(folder);
}

/** Writes the list anew, as the first line of the worker: every file of the folder but the worker itself. */
export function listOfflineFiles(folder) {
  const files = filesUnder(folder)
    .map((file) => [relative(folder, file).replaceAll('\\', '/'), readFileSync(file)])
    .filter(([path]) => path !== NAME)
    .map(([path, content]) => [path === 'index.html' ? '' : path, hashOf(content), content.length]);
  const list = { version: hashOf(JSON.stringify(files)), files };
  const worker = join(folder, NAME);
  const code = readFileSync(worker, 'utf8').replace(/^.*\n/, '');
  writeFileSync(worker, `self.tekaFiles=${JSON.stringify(list)};\n${code}`);
}

const hashOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 16);
