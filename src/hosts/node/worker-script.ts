/**
 * Where the script of a worker thread lies. A program that bundles this file moves it away from that script; it is then looked
 * for beside the bundle, and in the installed package as the bundle would import it.
 */

/** Not written where it is used, so that no bundler takes it for a file that it should copy without what it imports. */
const NAME = 'teka-worker.js';
const IN_PACKAGE = 'teka/node/worker';

export function workerScript(): URL {
  const { existsSync } = process.getBuiltinModule('node:fs');
  const here = bases();
  const beside = here.map((base) => new URL(NAME, base)).find((url) => existsSync(url));
  const found = beside ?? here.map(inPackage).find((url) => url !== undefined);
  if (found) return found;
  throw new Error(`${NAME} was not found: bundle "${IN_PACKAGE}" beside the program under this name, or install teka`);
}

/** The files that this code may run from: as a module, or bundled into a CommonJS file, where a module has no address. */
function bases(): string[] {
  const { pathToFileURL } = process.getBuiltinModule('node:url');
  const file = typeof __filename === 'string' ? pathToFileURL(__filename).href : undefined;
  const address: string | undefined = import.meta.url;
  return [address, file].filter((base) => base !== undefined);
}

function inPackage(base: string): URL | undefined {
  const { createRequire } = process.getBuiltinModule('node:module');
  const { pathToFileURL } = process.getBuiltinModule('node:url');
  try {
    return pathToFileURL(createRequire(base).resolve(IN_PACKAGE));
  } catch {
    return undefined;
  }
}
