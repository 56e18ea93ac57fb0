/** Makes sure that the packages the lockfile names are the ones installed. */
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { at, fail, run } from './process.mjs';

const OLDEST = [20, 19];

/** Installs what is missing, and says so; does nothing otherwise. */
export async function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
    fail(`Teka needs Node ${OLDEST.join('.')} or newer, and this is ${process.version}.`);
  }
  if (installed(read('package.json'), read('package-lock.json'), read('node_modules/.package-lock.json'))) return;
  console.log('Installing the packages that Teka is built with ...');
  // Development and optional packages too, whatever NODE_ENV or a person's own settings say: we build with them.
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const code = npm?.endsWith('npm-cli.js')
    ? await run(process.execPath, [npm, ...args])
    : await run('npm', args, { shell: process.platform === 'win32' });
  if (code !== 0) fail('The packages could not be installed; the reason stands above.');
}

/**
 * Compares what should be there with the list that npm itself leaves in node_modules as the last act of an install, so
 * that an install by hand counts too, and an interrupted one does not. Packages for other platforms may be missing.
 */
export function installed(manifest, lock, found) {
  if (!manifest || !lock || !found) return false;
  const wanted = lock.packages[''];
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];
  if (!kinds.every((kind) => isDeepStrictEqual(manifest[kind] ?? {}, wanted[kind] ?? {}))) return false;
  return Object.entries(lock.packages).every(([path, { version, optional }]) => {
    const there = found.packages[path];
    return path === '' || (there ? there.version === version : optional === true);
  });
}

function read(path) {
  try {
    return JSON.parse(readFileSync(at(path), 'utf8'));
  } catch {
    return undefined;
  }
}
