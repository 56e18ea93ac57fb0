/**
 * Bundles the command line and its worker into dist/cli. Node takes about a millisecond to load a module, however small it
 * is, and a command needs some 150 of them; as a bundle it needs a few files. A part that is imported when it is needed
 * stays a file of its own.
 */
import { rmSync } from 'node:fs';
import { at, root } from './process.mjs';

/** Dictionaries stay where the library has them: they are large, and their licences let people replace them there. */
const DATA = /[\\/]data[\\/]/;

/** Bundles what the compiler made. */
export async function bundleCommandLine() {
  // A bundler takes a while to load, and is not needed where everything is up to date.
  const { build } = await import('vite');
  rmSync(at('dist/cli'), { recursive: true, force: true });
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: 'dist',
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: { start: at('dist/faces/cli/start.js'), worker: at('dist/hosts/node/worker.js') },
        external: DATA,
        // The worker is looked for beside the file that starts it, so all of them lie in one folder.
        output: { entryFileNames: 'cli/[name].js', chunkFileNames: 'cli/[name].js' },
      },
    },
  });
}
