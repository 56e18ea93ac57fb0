/** A store in memory, and contexts, for the tests. */
import type { Context, Store } from '../../../../../contract/index.ts';

export function memoryStore(): Store & { readonly files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  return {
    files,
    read: async (name) => files.get(name),
    write: async (name, bytes) => void files.set(name, bytes.slice()),
  };
}

/** A worker that has just started. */
export function freshContext(store?: Store, tick: () => void = () => undefined): Context {
  return { ticker: { tick }, cache: new Map(), ...(store && { store }) };
}
