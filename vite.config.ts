/** Builds the web face: plain static files that work under any path of any static host. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { installableFiles } from './tools/lib/installable.mjs';
import { bundleOfflineWorker } from './tools/lib/offline.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const POSTERS = here('./.cache/posters');

/** Vite's dev server injects inline scripts and opens a socket, which the page's own policy rightly forbids. */
const relaxPolicyInDevelopment: Plugin = {
  name: 'relax-policy-in-development',
  apply: 'serve',
  transformIndexHtml: (html) => html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ''),
};

/**
 * Vite would bundle a worker apart from the page, and a puzzle's code would be downloaded twice. As one more entry of the
 * same build the worker shares its chunks with the page.
 */
const shareChunksWithWorkers: Plugin = {
  name: 'share-chunks-with-workers',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { code: /new Worker\(new URL\(/ },
    handler(code, importer) {
      return code.replace(/new URL\('(\.[^']+)', import\.meta\.url\)/g, (_, path: string) => {
        const file = this.emitFile({ type: 'chunk', id: fileURLToPath(new URL(path, pathToFileURL(importer))) });
        return `new URL(import.meta.ROLLUP_FILE_URL_${file})`;
      });
    },
  },
};

const wordsOf = (id: string) => JSON.parse(readFileSync(join(POSTERS, `${id}.words.json`), 'utf8'));
const pictured = () => readdirSync(POSTERS).flatMap((name) => /^(.*)\.svg$/.exec(name)?.[1] ?? []);

/** What the puzzles are called, for the head of the page, which loads none of them. */
const NAMES = 'virtual:puzzle-names';
/** What the home page shows of them: words, and where the pictures are that tools/lib/posters.mjs has recorded. */
const POSTER = 'virtual:posters';
const posters: Plugin = {
  name: 'posters',
  resolveId: (id) => ([NAMES, POSTER].includes(id) ? `\0${id}` : undefined),
  load(id) {
    if (id === `\0${NAMES}`) {
      return `export default ${JSON.stringify(Object.fromEntries(pictured().map((one) => [one, wordsOf(one).name])))};`;
    }
    if (id !== `\0${POSTER}`) return undefined;
    const address = (name: string) => {
      if (this.environment.mode === 'dev') return JSON.stringify(`/posters/${name}`);
      const file = this.emitFile({ type: 'asset', name, source: readFileSync(join(POSTERS, name)) });
      return `import.meta.ROLLUP_FILE_URL_${file}`;
    };
    const entries = pictured().map((one) => {
      const files = `picture: ${address(`${one}.svg`)}, film: ${address(`${one}.film.json`)}`;
      return `${JSON.stringify(one)}: { ...${JSON.stringify(wordsOf(one))}, ${files} }`;
    });
    return `export default { ${entries.join(', ')} };`;
  },
  configureServer(server) {
    server.middlewares.use('/posters', (request, response) => {
      const name = basename(request.url ?? '');
      response.setHeader('Content-Type', name.endsWith('.svg') ? 'image/svg+xml' : 'application/json');
      response.end(readFileSync(join(POSTERS, name)));
    });
  },
};

/** The page can be installed, and works without its server. While it is being developed, nothing is kept. */
const offline = (): Plugin => {
  let folder = '';
  return {
    name: 'offline',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icon-192.png' }, injectTo: 'head' },
    ],
    async generateBundle() {
      for (const [fileName, source] of Object.entries(await installableFiles())) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
    closeBundle: () => bundleOfflineWorker(folder),
  };
};

/** The name of a class, unique by its file. Vite's own adds the line, which every name would take along into the script. */
const className = (name: string, file: string): string => {
  const path = relative(here('.'), file.split('?')[0]!).replaceAll('\\', '/');
  return `_${name}_${createHash('sha256').update(path).digest('hex').slice(0, 5)}`;
};

const { version } = JSON.parse(readFileSync(here('./package.json'), 'utf8'));

const jsx = { runtime: 'automatic', importSource: 'preact' } as const;

export default defineConfig({
  root: here('./src/faces/web'),
  base: './',
  cacheDir: here('./.cache/vite'),
  plugins: [relaxPolicyInDevelopment, shareChunksWithWorkers, posters, offline()],
  define: { 'import.meta.env.TEKA_VERSION': JSON.stringify(version) },
  oxc: { jsx },
  // The scan for dependencies reads the sources by itself and must be told too.
  optimizeDeps: { rolldownOptions: { transform: { jsx } } },
  css: { modules: { generateScopedName: className } },
  worker: { format: 'es' },
  build: {
    outDir: here('./dist/web'),
    emptyOutDir: true,
    // The first versions that know light-dark(), which the themes are written with.
    target: ['es2022', 'chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // Preloading writes into the document, which a worker that shares the chunk does not have.
    modulePreload: false,
    // Small files stay files, because the policy allows no data: scripts.
    assetsInlineLimit: 0,
    // The 3D view is larger than the rest together, and it is loaded only when a person opens it.
    chunkSizeWarningLimit: 600,
    // What is the work of others says so in the built files too.
    rolldownOptions: {
      output: {
        comments: { legal: true, annotation: false, jsdoc: false },
        // What every room needs stands together: many small files compress worse.
        codeSplitting: {
          groups: [
            { name: 'preact', test: /node_modules.@?preact/ },
            {
              name: 'common',
              test: /src.(contract|puzzles.catalogue|engine.(find|options|plan|request|own-line|worker-protocol)\.|presentation.texts|hosts.(client|receiver|browser.index))/,
            },
            // What workers need stands above, since these two touch the document.
            { name: 'shell', test: /src.faces.web.(announce|embed|route|settings|store|texts|title)\.ts/ },
            {
              name: 'board',
              test: /src.(faces.web.board.(asked|clock|history|key|ladder|hint|message|session|tell|transport\.|won)|presentation.line)/,
            },
          ],
        },
      },
    },
  },
});
