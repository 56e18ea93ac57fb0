/** A platform with little memory, for the tests. */
import { vi } from 'vitest';

const PAGE = 65536;

/** No memory of a kernel becomes larger than this while the work is done. */
export async function withLittleMemory<T>(bytes: number, work: () => T | Promise<T>): Promise<T> {
  const { grow } = WebAssembly.Memory.prototype;
  const spy = vi.spyOn(WebAssembly.Memory.prototype, 'grow').mockImplementation(function (
    this: WebAssembly.Memory,
    pages: number,
  ) {
    if (this.buffer.byteLength + PAGE * pages > bytes) throw new RangeError('no more memory');
    return grow.call(this, pages);
  });
  try {
    return await work();
  } finally {
    spy.mockRestore();
  }
}
