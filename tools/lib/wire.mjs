/** What a page of the built site loads, and how many bytes that is on the wire, where a host compresses what it sends. */
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Compressed by themselves. */
const PACKED = new Set(['.png', '.webp', '.woff2']);

/** The bytes of one file on the wire. */
export function bytesOnWire(file) {
  const content = readFileSync(file);
  return PACKED.has(extname(file)) ? content.length : gzipSync(content).length;
}

/** Notes every file that this page and its workers ask for from now on; a service worker's own requests are not the page's. */
export function watchWire(page, url, directory) {
  const files = new Set();
  page.on('request', (request) => {
    const [address] = request.url().split(/[?#]/, 1);
    if (address.startsWith(url)) files.add(address.slice(url.length) || 'index.html');
  });
  return {
    files,
    bytes(wanted = () => true) {
      return [...files].filter(wanted).reduce((sum, file) => sum + bytesOnWire(join(directory, file)), 0);
    },
    /** Icons and the like, which the browser loads without telling the page's watchers. */
    async addLinked() {
      const linked = await page.locator('link[href]').evaluateAll((all) => all.map(({ href }) => href));
      for (const href of linked) if (href.startsWith(url)) files.add(href.slice(url.length));
    },
  };
}
