/** The files of the page: read once, compressed once, and sent only where a browser does not have them yet. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { byWeight } from '../problem.ts';

const types: Readonly<Record<string, string>> = {
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
const COMPRESSED = /^(text\/|application\/(json|wasm|manifest)|image\/svg)/;
/** Smaller files gain nothing. */
const LEAST = 1024;

const compressors = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};
type Coding = keyof typeof compressors;
const codings = Object.keys(compressors) as Coding[];

interface Kept {
  /** Changes with the file. */
  readonly stamp: string;
  readonly bytes: Buffer;
  readonly etag: string;
  readonly packed: Map<Coding, Promise<Buffer>>;
}

export interface Answer {
  readonly status: number;
  readonly head: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export class Files {
  readonly #kept = new Map<string, Kept>();

  /** `base` is the path under which the folder is shown, such as `/some/where/`. */
  constructor(
    private readonly folder: string,
    private readonly base: string,
  ) {}

  async answer({ method = '', url = '', headers }: IncomingMessage): Promise<Answer> {
    if (method !== 'GET' && method !== 'HEAD') {
      return sentence(405, 'This address only takes GET and HEAD.', { Allow: 'GET, HEAD' });
    }
    const address = url.split(/[?#]/, 1)[0]!;
    if (`${address}/` === this.base) return sentence(308, `The page is at ${this.base}`, { Location: this.base });
    const path = pathOf(address, this.base);
    const kept = path === undefined ? undefined : await this.#read(path);
    if (path === undefined || !kept) return sentence(404, 'There is nothing at this address.');
    const type = types[extname(path)] ?? 'application/octet-stream';
    const isPacked = COMPRESSED.test(type) && kept.bytes.length >= LEAST;
    const coding = isPacked ? codingOf(headers['accept-encoding']) : undefined;
    const etag = coding ? `"${kept.etag}-${coding}"` : `"${kept.etag}"`;
    const head = {
      'Content-Type': type,
      // The build names everything in assets/ by its content.
      'Cache-Control': path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: etag,
      ...(isPacked && { Vary: 'Accept-Encoding' }),
      ...(coding && { 'Content-Encoding': coding }),
    };
    if (isKnown(headers['if-none-match'], etag)) return { status: 304, head, body: Buffer.alloc(0) };
    return { status: 200, head, body: coding ? await packed(kept, coding) : kept.bytes };
  }

  async #read(path: string): Promise<Kept | undefined> {
    const file = join(this.folder, path);
    try {
      const { size, mtimeMs } = await stat(file);
      const stamp = `${size} ${mtimeMs}`;
      const known = this.#kept.get(path);
      if (known?.stamp === stamp) return known;
      const bytes = await readFile(file);
      const etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
      const kept: Kept = { stamp, bytes, etag, packed: new Map() };
      this.#kept.set(path, kept);
      return kept;
    } catch {
      return undefined;
    }
  }
}

function packed(kept: Kept, coding: Coding): Promise<Buffer> {
  const known = kept.packed.get(coding) ?? compressors[coding](kept.bytes);
  kept.packed.set(coding, known);
  return known;
}

function codingOf(accepted: string | string[] | undefined): Coding | undefined {
  const wanted = byWeight(String(accepted ?? '')).map(({ word }) => word);
  return codings.find((coding) => wanted.includes(coding));
}

/** Whether a browser has this version already. */
const isKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag));

/** The file that an address means, always inside the folder; undefined where an address means none. */
function pathOf(address: string, base: string): string | undefined {
  if (!address.startsWith(base)) return undefined;
  let path: string;
  try {
    path = decodeURIComponent(address.slice(base.length));
  } catch {
    return undefined;
  }
  // Neither a way out, nor a hidden file, nor anything that only some file systems understand.
  if (/[\0\\:]/.test(path) || path.split('/').some((part) => part.startsWith('.'))) return undefined;
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
}

function sentence(status: number, text: string, head: Readonly<Record<string, string>> = {}): Answer {
  const plain = { 'Content-Type': types['.txt']!, 'Cache-Control': 'no-cache' };
  return { status, head: { ...plain, ...head }, body: Buffer.from(`${text}\n`) };
}
