/** A host with files, and a browser's caches: what the keeper of the page's files is tested with. */

/** Caches in memory. A quota makes writing fail, as a full disk does. */
export class MemoryCaches {
  readonly caches = new Map<string, Map<string, Response>>();
  quota = Number.POSITIVE_INFINITY;

  async has(name: string): Promise<boolean> {
    return this.caches.has(name);
  }

  async keys(): Promise<string[]> {
    return [...this.caches.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.caches.delete(name);
  }

  async open(name: string): Promise<Cache> {
    const kept = this.caches.get(name) ?? new Map<string, Response>();
    this.caches.set(name, kept);
    const cache: Pick<Cache, 'put' | 'keys'> = {
      put: async (key, response) => {
        if (this.quota-- <= 0) throw new DOMException('The disk is full.', 'QuotaExceededError');
        kept.set(String(key), response);
      },
      keys: async () => [...kept.keys()].map((url) => new Request(url)),
    };
    return cache as Cache;
  }

  async match(request: RequestInfo | URL, options: MultiCacheQueryOptions = {}): Promise<Response | undefined> {
    const alike = (key: string) => (options.ignoreSearch ? key.split('?')[0] : key) === String(request);
    const kept = [...(this.caches.get(options.cacheName!) ?? [])];
    return kept.find(([key]) => alike(key))?.[1].clone();
  }
}

/** Answers with its files; `asked` has every address that was asked for. */
export class MemoryHost {
  readonly asked: string[] = [];
  isDown = false;
  headers: Record<string, string> = {};

  constructor(
    readonly scope: string,
    public files: Readonly<Record<string, string>>,
  ) {}

  readonly load = async (request: RequestInfo | URL): Promise<Response> => {
    const url = typeof request === 'object' && 'url' in request ? request.url : String(request);
    if (this.isDown) throw new TypeError('Failed to fetch');
    this.asked.push(url.slice(this.scope.length));
    const content = this.files[url.slice(this.scope.length)];
    const { headers } = this;
    return content === undefined ? new Response('', { status: 404 }) : new Response(content, { headers });
  };
}
