/** Formatter, linter and type check of the whole project. */
import { compileKernels } from './kernels.mjs';
import { runPackage } from './process.mjs';

export async function check({ write = false } = {}) {
  if (!(await compileKernels())) return false;
  const lint = await runPackage('@biomejs/biome', 'biome', ['check', ...(write ? ['--write'] : [])]);
  const types = await runPackage('typescript', 'tsc', ['-b']);
  return lint === 0 && types === 0;
}
