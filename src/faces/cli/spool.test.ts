import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Spool } from './spool.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'teka-spool-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const whole = (spool: Spool) => Buffer.concat(Array.from(spool.pieces(), (piece) => Buffer.from(piece))).toString();

it.each([0, 1, 100, 5000])('gives back all of %i pieces in their order, and leaves no name behind', (count) => {
  const pieces = Array.from({ length: count }, (_, i) => `${i} — ${'x'.repeat(1000)}\n`);
  const spool = new Spool(folder);
  for (const piece of pieces) spool.add(piece);
  expect(whole(spool) === pieces.join('')).toBe(true);
  expect(readdirSync(folder)).toEqual([]);
  spool.close();
});

it('has little of a long text in memory, and throws where the rest cannot go', () => {
  const spool = new Spool(join(folder, 'missing'));
  spool.add('short');
  expect(whole(spool)).toBe('short');
  expect(() => spool.add('x'.repeat(2 ** 20))).toThrow('ENOENT');
});
