#!/usr/bin/env node
// The door: everything else is in dist/, which a checkout must build first.
import { existsSync, readFileSync } from 'node:fs';

const built = new URL('../dist/cli/start.js', import.meta.url);
if (existsSync(built)) {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const { start } = await import(built.href);
  await start(version);
} else {
  console.error('Teka is not built yet; run "npm run build" in the checkout first.');
  process.exitCode = 2;
}
