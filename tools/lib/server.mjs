/** The server as it was built, for `npm start` and for the tests. */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { at } from './process.mjs';

/** Serves a folder, with the API beside it. */
export async function serve(directory, settings = {}) {
  const { serve: start } = await import(pathToFileURL(at('dist/cli/server.js')).href);
  const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  return start(directory, { version, ...settings });
}
