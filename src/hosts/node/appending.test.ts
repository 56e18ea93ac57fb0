import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Appending } from './appending.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'teka-appending-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('has all pieces in their order, texts and bytes, and opens the file when there is enough to be written', () => {
  const file = join(folder, 'all');
  let opened: number | undefined;
  const appending = new Appending(() => {
    opened ??= openSync(file, 'w');
    return opened;
  });
  const pieces = Array.from({ length: 3000 }, (_, i) => `${i} é ${'x'.repeat(i)}\n`);
  for (const [i, piece] of pieces.entries()) {
    appending.add(i % 2 === 0 ? piece : Buffer.from(piece));
    if (i === 100)
      expect([opened, Buffer.concat(appending.waiting).toString()]).toEqual([undefined, pieces.slice(0, 101).join('')]);
  }
  appending.flush();
  closeSync(opened!);
  expect(readFileSync(file, 'utf8') === pieces.join('')).toBe(true);
  expect(appending.bytes).toBe(Buffer.byteLength(pieces.join('')));
  expect(appending.waiting).toEqual([]);
});
