import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compileKernels } from './kernels.mjs';

let folder;
const write = (name, text) => writeFileSync(join(folder, name), text);
const read = (name) => readFileSync(join(folder, name), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'teka-kernels-'));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const part = (by) => `export function more(n: i32): i32 { return n + ${by}; }\n`;
const kernel = `import { more } from './part.inc.as';\nexport function twice(n: i32): i32 { return more(n) * 2; }\n`;

/** What the compiled kernel answers. */
async function twice(n) {
  const [, program] = /export const program =\n {2}'([^']*)';\n$/.exec(read('one.wasm.ts'));
  const { instance } = await WebAssembly.instantiate(Buffer.from(program, 'base64'), {});
  return instance.exports.twice(n);
}

describe('kernels', () => {
  it('are compiled to modules beside them; a part of kernels is not one', async () => {
    write('one.as.ts', kernel);
    write('part.inc.as.ts', part(1));
    write('other.ts', 'export {};');
    expect(await compileKernels(folder)).toBe(true);
    expect(readdirSync(folder).sort()).toEqual(['one.as.ts', 'one.wasm.ts', 'other.ts', 'part.inc.as.ts']);
    expect(await twice(4)).toBe(10);
  });

  it('are not compiled twice, but again when a part of them changes', async () => {
    write('one.as.ts', kernel);
    write('part.inc.as.ts', part(1));
    await compileKernels(folder);
    const [stamp] = read('one.wasm.ts').split('\n');
    write('one.wasm.ts', `${stamp}\nuntouched`);
    expect(await compileKernels(folder)).toBe(true);
    expect(read('one.wasm.ts')).toBe(`${stamp}\nuntouched`);
    write('part.inc.as.ts', part(2));
    expect(await compileKernels(folder)).toBe(true);
    expect(await twice(4)).toBe(12);
  });

  it('that are broken are told, and nothing is written', async () => {
    write('one.as.ts', 'export function broken(): i32 { return nothing; }\n');
    expect(await compileKernels(folder)).toBe(false);
    expect(console.error).toHaveBeenCalledWith(
      expect.stringMatching(/one\.as\.ts could not be compiled:[\s\S]*nothing/),
    );
    expect(readdirSync(folder)).toEqual(['one.as.ts']);
  });

  it('may be none', async () => {
    expect(await compileKernels(folder)).toBe(true);
  });
});
