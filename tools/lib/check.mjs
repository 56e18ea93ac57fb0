/** Formatter, linter and type check of the whole project. */
import { runPackage } from './process.mjs';

export async function check({ write = false } = {}) {
  const lint = await runPackage('@biomejs/biome', 'biome', ['check', ...(write ? ['--write'] : [])]);
  const types = await runPackage('typescript', 'tsc', ['-b']);
  return lint === 0 && types === 0;
}
