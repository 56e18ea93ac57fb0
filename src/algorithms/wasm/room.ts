/** Memory that the platform may refuse: whoever asks for much of it tells this want from a mistake of ours. */
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

const PAGE = 65536;

/** Sees that a memory has so many bytes. */
export function growTo(memory: Memory, bytes: number): void {
  const missing = Math.ceil((bytes - memory.buffer.byteLength) / PAGE);
  if (missing > 0) taken(() => memory.grow(missing));
}

/** What comes of it, or, where there is no memory for that, of something else. */
export async function unlessNoRoom<T>(work: () => Promise<T>, instead: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NoRoom) return instead();
    throw error;
  }
}
