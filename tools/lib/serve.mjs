/** A small server of static files, with the headers that the page wants wherever it is hosted (docs/hosting.md). */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve } from 'node:path';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  // No frame-ancestors: a puzzle may be embedded anywhere.
].join('; ');

const headers = {
  'Content-Security-Policy': policy,
  // Together these two give the page shared memory, through which a cancel reaches a busy search at once.
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  // Other sites may show the page in a frame, also those that have the line above themselves and therefore take in only
  // what allows it. Nothing here is secret.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

export async function serve(directory, { port = 0, host = '127.0.0.1', base = '/' } = {}) {
  const server = createServer((request, response) => {
    answer(resolve(directory), base, request).then(({ status, head, body }) => {
      response.writeHead(status, { ...headers, 'Content-Length': body.length, ...head });
      response.end(request.method === 'HEAD' ? undefined : body);
    });
  });
  await new Promise((listening, refused) => {
    server.once('error', refused);
    server.listen(port, host, listening);
  });
  const taken = server.address().port;
  return {
    url: `http://${host}:${taken}${base}`,
    port: taken,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

async function answer(directory, base, { method, url }) {
  if (method !== 'GET' && method !== 'HEAD') {
    return sentence(405, 'This server only answers GET and HEAD.', { Allow: 'GET, HEAD' });
  }
  const address = url.split(/[?#]/, 1)[0];
  if (`${address}/` === base) return sentence(308, `The page is at ${base}`, { Location: base });
  const path = pathOf(address, base);
  if (path === undefined) return sentence(404, 'There is nothing at this address.');
  try {
    const body = await readFile(join(directory, path));
    const head = {
      'Content-Type': types[extname(path)] ?? 'application/octet-stream',
      // The build names everything in assets/ by its content.
      'Cache-Control': path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    };
    return { status: 200, head, body };
  } catch {
    return sentence(404, 'There is nothing at this address.');
  }
}

/** The file that an address means, always inside the directory; undefined where an address means none. */
function pathOf(address, base) {
  if (!address.startsWith(base)) return undefined;
  let path;
  try {
    path = decodeURIComponent(address.slice(base.length));
  } catch {
    return undefined;
  }
  // Neither a way out, nor a hidden file, nor anything that only some file systems understand.
  if (/[\0\\:]/.test(path) || path.split('/').some((part) => part.startsWith('.'))) return undefined;
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
}

function sentence(status, text, head = {}) {
  const plain = { 'Content-Type': types['.txt'], 'Cache-Control': 'no-cache' };
  return { status, head: { ...plain, ...head }, body: Buffer.from(`${text}\n`) };
}
