/**
 * Tables kept in the browser's own database, in a worker as on the page. A private window may have none, and a browser may
 * refuse or empty it at any time: then nothing is kept, and no error is reported.
 */
import type { DBSchema, IDBPDatabase } from 'idb';
import type { Store } from '../../contract/index.ts';
import { isSafeName, outdatedBy } from '../versions.ts';

interface Schema extends DBSchema {
  tables: { key: string; value: Uint8Array };
}

/** Some browsers leave a request to open a database without any answer; a search does not wait for that. */
const PATIENCE = 3000;

export function browserStore(): Store {
  let opened: Promise<IDBPDatabase<Schema> | undefined> | undefined;
  const database = () => {
    opened ??= Promise.race([open(), pause(PATIENCE)]).catch(() => undefined);
    return opened;
  };
  return {
    async read(name) {
      try {
        const kept: unknown = await (await database())?.get('tables', name);
        // Any page of this site may have put anything there.
        return kept instanceof Uint8Array ? kept : undefined;
      } catch {
        return undefined;
      }
    },
    async write(name, bytes) {
      if (!isSafeName(name)) return;
      try {
        // Copied at once, since the caller may not wait for us; and a view would store the whole buffer behind it.
        const copy = bytes.slice();
        const transaction = (await database())?.transaction('tables', 'readwrite');
        if (!transaction) return;
        const { store, done } = transaction;
        done.catch(() => undefined);
        const outdated = outdatedBy(name, await store.getAllKeys());
        await Promise.all([...outdated.map((other) => store.delete(other)), store.put(copy, name), done]);
      } catch {
        // A full disk or a lack of memory only means that nothing is kept.
      }
    },
  };
}

/** Loaded when something is first kept or looked for: most puzzles have nothing to keep. */
async function open(): Promise<IDBPDatabase<Schema>> {
  const { openDB } = await import('idb');
  return openDB<Schema>('teka', 1, { upgrade: (database) => void database.createObjectStore('tables') });
}

const pause = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
