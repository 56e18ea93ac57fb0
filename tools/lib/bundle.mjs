/**
 * Bundles the command line, the server, their workers and the process that measures into dist/cli. Node takes about a millisecond to load a module, however small it
 * is, and a solve loads some 150; as a bundle it loads about ten files. What is imported only when it is needed, such as a
 * puzzle, stays a file of its own.
 */
import { rmSync } from 'node:fs';
import { at, root } from './process.mjs';

/** Dictionaries stay where the library has them: they are large, and their licences let people replace them there. */
const DATA = /[\\/]data[\\/]/;
/** A package with a program for each platform, which a person may have installed or not. */
const NATIVE = '@resvg/resvg-js';
/** What a fleet's queue is made with, which a person installs for the server that they have. */
const QUEUES = ['bullmq', 'ioredis', 'pg'];
/** What several commands need and no puzzle has is loaded as one file, but for what only the server needs. */
const OURS = /^(?!.*node_modules).*[\\/]dist[\\/](?!puzzles|algorithms|api|client|faces.server)/;
const COMMON = { name: 'common', test: OURS, minShareCount: 2 };

/** Bundles what the compiler made. */
export async function bundleCommandLine() {
  // The bundler takes a while to load, and is not needed where everything is up to date.
  const { build } = await import('vite');
  rmSync(at('dist/cli'), { recursive: true, force: true });
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: 'dist',
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      license: { fileName: 'cli/licences.md' },
      rolldownOptions: {
        input: {
          teka: at('dist/teka.js'),
          server: at('dist/faces/server/index.js'),
          'draw-worker': at('dist/faces/server/draw/draw-worker.js'),
          'teka-worker': at('dist/hosts/node/teka-worker.js'),
          measured: at('dist/hosts/node/measured.js'),
        },
        external: [DATA, NATIVE, ...QUEUES],
        output: {
          // Worker and process are looked for beside the file that starts them, so all files lie in one folder.
          entryFileNames: 'cli/[name].js',
          chunkFileNames: 'cli/[name].js',
          codeSplitting: { groups: [COMMON] },
          // They are in the sources, and reading past them takes time.
          comments: false,
        },
      },
    },
  });
}
