/**
 * Keeps every file of one version of the page, for use without its server. It runs in the service worker; what it needs from
 * there is passed in, so that tests can pass something else.
 *
 * Each version has a cache of its own, in which a file is kept under its path and its hash. A version counts only when all
 * of its files are there and as they were built: a host may be in the middle of an update, or answer with a page of its own
 * for a file that it does not have. What an older version already has is copied, and a download that broke off is resumed.
 */

/** A file below the folder of the page, and the beginning of its SHA-256. The page itself has an empty path. */
export type Listed = readonly [path: string, hash: string, bytes: number];

export interface Surroundings {
  /** The address of the page's folder. */
  readonly scope: string;
  readonly version: string;
  readonly files: readonly Listed[];
  readonly storage: Pick<CacheStorage, 'open' | 'has' | 'keys' | 'delete' | 'match'>;
  readonly load: typeof fetch;
  /** The scripts that open pages began with, by their addresses. */
  openPages(): Promise<readonly string[]>;
}

/** How much of a version is kept. */
export interface Share {
  readonly bytes: number;
  readonly total: number;
  readonly isWhole: boolean;
}

export interface Keeper {
  /** Loads what is missing; rejects where a file cannot be had or kept. */
  keep(): Promise<void>;
  share(): Promise<Share>;
  /** Removes other versions, but not those whose pages are still open. */
  tidy(): Promise<void>;
  /** Removes every version. */
  forget(): Promise<void>;
  /** The answer to a request for a file that is kept; undefined where the request is none of ours. */
  answer(request: Pick<Request, 'method' | 'url'>): Promise<Response> | undefined;
}

/** The folder whose files are named by their content. */
const NAMED = 'assets/';
/** Few downloads at once leave the line to the person who is using the page. */
const AT_ONCE = 3;
const background = { redirect: 'error', priority: 'low' } as const;

export function createKeeper({ scope, version, files, storage, load, openPages }: Surroundings): Keeper {
  const name = `teka ${version} ${scope}`;
  const byPath = new Map(files.map((file) => [file[0], file]));
  const keyOf = ([path, hash]: Listed) => `${scope}${path}?${hash}`;
  const isOurs = (cache: string) => cache.startsWith('teka ') && cache.endsWith(` ${scope}`);
  const otherNames = async () => (await storage.keys()).filter((cache) => isOurs(cache) && cache !== name);
  /** What a cache has; asking does not make one. */
  const keysIn = async (cache: string) =>
    (await storage.has(cache)) ? (await (await storage.open(cache)).keys()).map(({ url }) => url) : [];

  async function missing(): Promise<readonly Listed[]> {
    const there = new Set(await keysIn(name));
    return files.filter((file) => !there.has(keyOf(file)));
  }

  async function firstIn(places: readonly string[], key: string, ignoreSearch = false): Promise<Response | undefined> {
    for (const cacheName of places) {
      const found = await storage.match(key, { cacheName, ignoreVary: true, ignoreSearch });
      if (found) return found;
    }
    return undefined;
  }

  async function keep(): Promise<void> {
    const lacking = await missing();
    if (lacking.length === 0) return;
    const own = await storage.open(name);
    const others = await otherNames();
    const policy = policyOf(await load(scope, { ...background, cache: 'no-cache' }));
    const waiting = lacking.values();
    let failure: unknown;
    const work = async () => {
      for (const file of waiting) {
        if (failure !== undefined) return;
        try {
          const copy = await firstIn(others, keyOf(file));
          await own.put(keyOf(file), copy && policyOf(copy) === policy ? copy : await download(file, policy));
        } catch (error) {
          failure = error;
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (failure !== undefined) throw failure;
    if ((await missing()).length > 0) throw new Error('What was kept is gone again.');
  }

  async function download([path, hash]: Listed, policy: string | null): Promise<Response> {
    // What the page has just loaded is not loaded again, unless it is of a time when the host sent something else.
    for (const cache of [path.startsWith(NAMED) ? 'default' : 'no-cache', 'reload'] as const) {
      const response = await load(scope + path, { ...background, cache });
      const isFresh = cache === 'reload' || policyOf(response) === policy;
      if (response.ok && isFresh && (await hashOf(response.clone())) === hash) return response;
    }
    throw new Error(`The host does not have ${path || 'the page'} as it was built.`);
  }

  async function find(path: string): Promise<Response | undefined> {
    const file = byPath.get(path);
    const own = file && (await firstIn([name], keyOf(file)));
    if (own || !path.startsWith(NAMED)) return own;
    // A page of an older version, still open in another tab.
    return firstIn(await otherNames(), scope + path, true);
  }

  return {
    keep,
    async share() {
      const total = sizeOf(files);
      const lacking = await missing();
      return { bytes: total - sizeOf(lacking), total, isWhole: lacking.length === 0 };
    },
    async tidy() {
      const older = (await openPages()).filter((script) => !byPath.has(script.slice(scope.length)));
      for (const other of await otherNames()) {
        const there = (await keysIn(other)).map((key) => key.split('?', 1)[0]!);
        if (!older.some((script) => there.includes(script))) await storage.delete(other);
      }
    },
    async forget() {
      for (const own of [name, ...(await otherNames())]) await storage.delete(own);
    },
    answer(request) {
      const [address = ''] = request.url.split(/[?#]/, 1);
      if (request.method !== 'GET' || !address.startsWith(scope)) return undefined;
      const path = address.slice(scope.length).replace(/^index\.html$/, '');
      if (!byPath.has(path) && !path.startsWith(NAMED)) return undefined;
      return find(path)
        .catch(() => undefined)
        .then((found) => found ?? load(request as Request));
    },
  };
}

/** A page that is isolated starts no worker whose script came without the same header. */
const policyOf = ({ headers }: Response): string | null => headers.get('Cross-Origin-Embedder-Policy');

const sizeOf = (files: readonly Listed[]): number => files.reduce((sum, [, , bytes]) => sum + bytes, 0);

/** As tools/lib/offline.mjs writes it into the list. */
async function hashOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return hex.join('').slice(0, 16);
}
