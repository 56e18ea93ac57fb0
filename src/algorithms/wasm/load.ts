/**
 * Brings a compiled kernel to life. tools/lib/kernels.mjs compiles every `name.as.ts` (AssemblyScript) into a `name.wasm.ts`
 * beside it, which holds the program as text: so a kernel is imported like any other module, and no host needs to know
 * where files are.
 */

import type { CommonMemory } from '../../contract/index.ts';
import { growTo, PAGE, taken } from './room.ts';

export interface Memory {
  /** Another one after every growth. */
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** What every running kernel exports. */
export interface Exports {
  readonly memory: Memory;
}

/** Functions of the host that a kernel calls, in order to be heard and stopped. */
export type Imports = Readonly<Record<string, (...values: number[]) => void>>;

// The platforms we run on all have these, though the language itself does not; so they are described here.
declare const atob: (base64: string) => string;
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { readonly exports: unknown };
  Memory: new (wish: { initial: number; maximum: number; shared: boolean }) => CommonMemory;
};

const compiled = new Map<string, object>();

/** Memory that can be handed to other threads, all zero; it never grows. Throws `NoRoom`. */
export function sharedMemory(bytes: number): CommonMemory {
  const pages = Math.ceil(bytes / PAGE);
  return taken(() => new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true }));
}

/**
 * A new instance with a memory of its own, or in the `memory` that a `name.shared.as.ts` asks for. The program, some kilobytes at most, is compiled at once, and only once. A
 * kernel that needs more memory asks its host for it (`growTo`), which tells a refusal from a bug.
 */
export function instantiate<E>(base64: string, imports: Imports, memory?: CommonMemory): E & Exports {
  const module = compiled.get(base64) ?? new WebAssembly.Module(bytesOf(base64));
  compiled.set(base64, module);
  const grow = (bytes: number): void => growTo(exports.memory, bytes >>> 0);
  const env = { abort: () => trap(), growTo: grow, ...(memory && { memory }), ...imports };
  const exports = taken(() => new WebAssembly.Instance(module, { env })).exports as E & Exports;
  return exports;
}

function trap(): never {
  throw new Error('a kernel gave up');
}

function bytesOf(base64: string): Uint8Array {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}
