/**
 * Compiles every kernel `name.as.ts` (AssemblyScript) in src and bench to `name.wasm.ts` beside it: the program as text, which any
 * bundler and any platform can import. Only where a source has changed since. `name.inc.as.ts` is a part of kernels, not one;
 * `name.shared.as.ts` is a kernel that works in memory of its host, shared with other instances.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { filesUnder, fingerprint } from './fingerprint.mjs';
import { at } from './process.mjs';

const OPTIONS = ['--optimizeLevel', '3', '--shrinkLevel', '0', '--runtime', 'stub', '--noAssert', '--enable', 'simd'];
/** The host says how much memory there is, up to all that can be addressed. */
const SHARED = [
  '--importMemory',
  '--sharedMemory',
  '--initialMemory',
  '1',
  '--maximumMemory',
  '65536',
  '--enable',
  'threads',
];

/** All kernels in and under some folders. Returns whether all went well. */
export async function compileKernels(...folders) {
  const places = folders.length > 0 ? folders : [at('src'), at('bench')];
  const sources = places.flatMap((folder) => filesUnder(folder)).filter((file) => file.endsWith('.as.ts'));
  const kernels = sources.filter((file) => !file.endsWith('.inc.as.ts'));
  const stamp = `// ${fingerprint([...sources, at('tools/lib/kernels.mjs'), at('package-lock.json')])}\n`;
  for (const source of kernels) {
    const target = source.replace(/\.as\.ts$/, '.wasm.ts');
    if (existsSync(target) && readFileSync(target, 'utf8').startsWith(stamp)) continue;
    const begun = performance.now();
    const { bytes, message } = await compile(source);
    if (!bytes) {
      console.error(`${relative(at(), source)} could not be compiled:\n${message}`);
      return false;
    }
    const program = Buffer.from(bytes).toString('base64');
    writeFileSync(target, `${stamp}export const program =\n  '${program}';\n`);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`Compiled ${basename(source)} to ${bytes.length} bytes in ${seconds} s.`);
  }
  return true;
}

async function compile(source) {
  const { default: asc } = await import('assemblyscript/asc');
  const written = new Map();
  const name = relative(at(), source);
  const options = name.endsWith('.shared.as.ts') ? [...OPTIONS, ...SHARED] : OPTIONS;
  const { error, stderr } = await asc.main([name, '--outFile', 'kernel.wasm', ...options], {
    readFile: (file) => (existsSync(at(file)) ? readFileSync(at(file), 'utf8') : null),
    writeFile: (file, content) => void written.set(file, content),
    listFiles: () => [],
  });
  return error ? { message: `${stderr.toString()}${error.message}` } : { bytes: written.get('kernel.wasm') };
}
