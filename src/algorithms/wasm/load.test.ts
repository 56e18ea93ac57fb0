import { describe, expect, it, vi } from 'vitest';
import { instantiate } from './load.ts';

/**
 * A program of a few bytes: it imports `abort` and `tick`, has a page of memory, and exports `stop`, which calls the one,
 * and `run`, which hands its argument to the other and then writes it to address 0.
 */
const bytes = [
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  // Types: () -> (), (i32) -> ().
  ...[0x01, 0x08, 0x02, 0x60, 0x00, 0x00, 0x60, 0x01, 0x7f, 0x00],
  // Imports.
  ...[0x02, 0x18, 0x02, 0x03, ...text('env'), 0x05, ...text('abort'), 0x00, 0x00],
  ...[0x03, ...text('env'), 0x04, ...text('tick'), 0x00, 0x01],
  // Functions and memory.
  ...[0x03, 0x03, 0x02, 0x00, 0x01],
  ...[0x05, 0x03, 0x01, 0x00, 0x01],
  // Exports.
  ...[0x07, 0x17, 0x03, 0x06, ...text('memory'), 0x02, 0x00, 0x04, ...text('stop'), 0x00, 0x02],
  ...[0x03, ...text('run'), 0x00, 0x03],
  // Code.
  ...[0x0a, 0x14, 0x02, 0x04, 0x00, 0x10, 0x00, 0x0b],
  ...[0x0d, 0x00, 0x20, 0x00, 0x10, 0x01, 0x41, 0x00, 0x20, 0x00, 0x36, 0x02, 0x00, 0x0b],
];
const program = btoa(String.fromCharCode(...bytes));

function text(word: string): number[] {
  return [...word].map((c) => c.charCodeAt(0));
}

interface Tiny {
  stop(): void;
  run(value: number): void;
}

const firstByte = (memory: { readonly buffer: ArrayBuffer }) => new Uint8Array(memory.buffer)[0];

describe('a kernel', () => {
  it('calls the functions it was given', () => {
    const heard: number[] = [];
    const kernel = instantiate<Tiny>(program, { tick: (n) => heard.push(n!) });
    kernel.run(7);
    kernel.run(8);
    expect(heard).toEqual([7, 8]);
    expect(firstByte(kernel.memory)).toBe(8);
  });

  it('ends where such a function throws, and can be called again', () => {
    const stop = new Error('stop');
    const kernel = instantiate<Tiny>(program, {
      tick(n) {
        if (n === 1) throw stop;
      },
    });
    expect(() => kernel.run(1)).toThrow(stop);
    expect(firstByte(kernel.memory)).toBe(0);
    kernel.run(2);
    expect(firstByte(kernel.memory)).toBe(2);
  });

  it('has a memory of its own, though it is compiled once', () => {
    const compile = vi.spyOn(WebAssembly, 'Module');
    // Another text of the same program, so that no test before has compiled it.
    const other = btoa(String.fromCharCode(...bytes, 0x00, 0x02, 0x01, 0x78));
    const [a, b] = [0, 1].map(() => instantiate<Tiny>(other, { tick: () => undefined }));
    a!.run(5);
    expect(firstByte(b!.memory)).toBe(0);
    expect(compile).toHaveBeenCalledTimes(1);
    compile.mockRestore();
  });

  it('that gives up throws', () => {
    const kernel = instantiate<Tiny>(program, { tick: () => undefined });
    expect(() => kernel.stop()).toThrow('gave up');
  });
});
