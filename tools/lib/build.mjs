/** Builds the library with the command line, and the page; each only when something it is made of has changed. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { bundleCommandLine } from './bundle.mjs';
import { filesUnder, fingerprint } from './fingerprint.mjs';
import { compileKernels } from './kernels.mjs';
import { drawPosters } from './posters.mjs';
import { at, runPackage } from './process.mjs';

const isTest = (file) => /\.test\.\w+$|[\\/]testing[\\/]/.test(relative(at(), file));
const isWeb = (file) => /^src[\\/](faces[\\/]web|puzzles[\\/][^\\/]+[\\/]view)[\\/]/.test(relative(at(), file));
const isTerminal = (file) =>
  /^src[\\/](faces[\\/](cli|server)|hosts[\\/]node|api|client)[\\/]|^src[\\/]teka\.ts$/.test(relative(at(), file));
const sources = (leaveOut) => filesUnder(at('src')).filter((file) => !isTest(file) && !leaveOut(file));

const page = at('dist/web');

const library = {
  name: 'library and command line',
  inputs: () => [
    ...sources(isWeb),
    ...['base', 'portable', 'node', 'browser'].map((part) => at(`tsconfig.${part}.json`)),
    at('tools/lib/bundle.mjs'),
  ],
  outputs: () => filesUnder(at('dist')).filter((file) => !file.startsWith(page) && !file.endsWith('.tsbuildinfo')),
  async make() {
    // Forced, because the compiler's own bookkeeping does not notice when a part of its output was deleted.
    const projects = ['tsconfig.node.json', 'tsconfig.browser.json'];
    const code = await runPackage('typescript', 'tsc', ['-b', ...projects, '--force']);
    if (code !== 0) return code;
    nameCompiledWorker();
    removeOrphans();
    await bundleCommandLine();
    return 0;
  },
};

const web = {
  name: 'page',
  inputs: () => [
    ...sources(isTerminal),
    ...['vite.config.ts', 'package.json', 'LICENSE', 'tools/lib/installable.mjs', 'tools/lib/offline.mjs'].map((file) =>
      at(file),
    ),
  ],
  outputs: () => filesUnder(page),
  async make() {
    await drawPosters();
    return runPackage('vite', 'vite', ['build', '--logLevel', 'warn'], { env: { NODE_ENV: 'production' } });
  },
};

/** Builds what is out of date; returns whether all went well. */
export async function build({ force = false, only = [library, web] } = {}) {
  if (!(await compileKernels())) return false;
  for (const target of only) if (!(await bring(target, force))) return false;
  return true;
}

export const buildLibrary = () => build({ only: [library] });

async function bring(target, force) {
  const stamp = at('.cache/built', target.name.replaceAll(' ', '-'));
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === state(target)) return true;
  const begun = performance.now();
  rmSync(stamp, { force: true });
  const before = fingerprint(target.inputs());
  if ((await target.make()) !== 0) {
    console.error(`The ${target.name} could not be built; the reason stands above.`);
    return false;
  }
  mkdirSync(dirname(stamp), { recursive: true });
  // A file may have been saved meanwhile: then what was built is already old.
  if (fingerprint(target.inputs()) === before) writeFileSync(stamp, state(target));
  console.log(`Built the ${target.name} in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
  return true;
}

/** What it was made of, and what came out: a build is good as long as both are as they were. */
const state = ({ inputs, outputs }) =>
  [fingerprint([...inputs(), at('package-lock.json')]), fingerprint(outputs())].join('\n');

/** The compiler rewrites the names of imported files, but not the name of the worker's, which bundlers look for. */
function nameCompiledWorker() {
  const file = at('dist/hosts/browser/index.js');
  writeFileSync(file, readFileSync(file, 'utf8').replace("'./worker.ts'", "'./worker.js'"));
}

/** Removes what was once compiled from files that are gone. */
function removeOrphans() {
  for (const file of library.outputs().filter((name) => /\.(js|ts|map)$/.test(name))) {
    const name = relative(at('dist'), file).replace(/(\.d\.ts|\.js)(\.map)?$/, '');
    if (!existsSync(at('src', `${name}.ts`))) rmSync(file);
  }
}
