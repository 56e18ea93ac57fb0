import type { Page } from 'playwright-core';

/** What a page has asked for, as paths in the built site. */
export interface Wire {
  readonly files: Set<string>;
  /** The bytes of these files on the wire, or of those that are wanted. */
  bytes(wanted?: (file: string) => boolean): number;
  /** Adds icons and the like, which the browser loads without telling the page's watchers. */
  addLinked(): Promise<void>;
}

/** The bytes of one file on the wire. */
export function bytesOnWire(file: string): number;

/** Notes every file that this page and its workers ask for from now on. `url` is where `directory` is served. */
export function watchWire(page: Page, url: string, directory: string): Wire;
