#!/usr/bin/env node
// The door: everything else is in dist/, which a checkout must build first.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = new URL('../dist/cli/teka.js', import.meta.url);
if (existsSync(built)) {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const { teka } = await import(built.href);
  await teka(version, fileURLToPath(new URL('../dist/web', import.meta.url)));
} else {
  console.error('Teka is not built yet; run "npm run build" in the checkout first.');
  process.exitCode = 2;
}
