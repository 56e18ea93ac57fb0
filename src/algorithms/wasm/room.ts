/** Memory that the platform may refuse: lets a caller that asks for much of it tell lack of memory from a bug. */
import type { Memory } from './load.ts';

/** There is no memory for what was to be laid. */
export class NoRoom extends Error {
  constructor() {
    super('there is no memory for this');
  }
}

/** Takes memory; platforms refuse it with a RangeError. */
export function taken<T>(take: () => T): T {
  try {
    return take();
  } catch (error) {
    throw error instanceof RangeError ? new NoRoom() : error;
  }
}

/** Memory is counted in pages of this many bytes. */
export const PAGE = 65536;

/** Makes sure that a memory has at least this many bytes. */
export function growTo(memory: Memory, bytes: number): void {
  const missing = Math.ceil((bytes - memory.buffer.byteLength) / PAGE);
  if (missing > 0) taken(() => memory.grow(missing));
}

/** The result of the work or, where there is no memory for it, of `instead`. */
export async function unlessNoRoom<T>(work: () => Promise<T>, instead: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NoRoom) return instead();
    throw error;
  }
}
