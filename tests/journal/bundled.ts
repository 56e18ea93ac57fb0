/** Bundles program.ts into a folder; tells the path of the script. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export async function bundledProgram(folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: { program: fileURLToPath(new URL('./program.ts', import.meta.url)) },
        external: ['@resvg/resvg-js'],
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
      },
    },
  });
  return join(folder, 'program.mjs');
}
