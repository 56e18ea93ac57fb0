import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { turn } from '../../engine/testing/time.ts';
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

it('is followed while it grows, up to its end', async () => {
  const spool = new Spool(folder);
  const followed = (async () => {
    const pieces: Uint8Array[] = [];
    for await (const piece of spool.follow()) pieces.push(piece);
    return Buffer.concat(pieces).toString();
  })();
  const pieces = Array.from({ length: 40 }, (_, i) => `${i}`.repeat(60_000));
  for (const [i, piece] of pieces.entries()) {
    spool.add(piece);
    if (i % 7 === 0) await turn();
  }
  await spool.end();
  expect((await followed) === pieces.join('')).toBe(true);
  spool.close();
});

it('has a file with a name where it may stay, and removes it when it is closed', async () => {
  const spool = new Spool(folder, true);
  spool.add('short');
  expect(spool.whole()).toBeUndefined();
  spool.add('x'.repeat(2 ** 20));
  spool.add('tail');
  const name = spool.whole()!;
  expect(readFileSync(name, 'utf8')).toBe(`short${'x'.repeat(2 ** 20)}tail`);
  spool.close();
  expect(readdirSync(folder)).toEqual([]);
});
