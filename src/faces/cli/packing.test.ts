import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { turns, until } from '../../engine/testing/time.ts';
import { PackedSpool, packed } from './packing.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'teka-packing-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Pieces of several megabytes, so that there are several members. */
const LONG = 'x'.repeat(3 << 20);

async function membersOf(...given: Parameters<typeof packed>): Promise<Buffer[]> {
  const members: Buffer[] = [];
  for await (const member of packed(...given)) members.push(Buffer.from(member));
  return members;
}

it.each([1, 2, 5])('packs all pieces in their order on %i cores', async (cores) => {
  const pieces = Array.from({ length: 7 }, (_, i) => `${i}${LONG}`);
  const members = await membersOf(pieces, cores);
  expect(members.length).toBeGreaterThan(2);
  expect(gunzipSync(Buffer.concat(members)).toString() === pieces.join('')).toBe(true);
});

it('makes a file with one member of nothing', async () => {
  const members = await membersOf([]);
  expect(members).toHaveLength(1);
  expect(gunzipSync(members[0]!)).toHaveLength(0);
});

it('packs a text while it grows, whatever the pieces and the pauses', async () => {
  const piece = fc.record({ length: fc.nat({ max: 3 << 20 }), pause: fc.nat(3) });
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
      const spool = new PackedSpool(folder, 2);
      const texts = pieces.map(({ length }, i) => String(i).repeat(length));
      for (const [i, text] of texts.entries()) {
        spool.add(text);
        await turns(pieces[i]!.pause);
      }
      const members = await spool.end();
      const whole = Buffer.concat(Array.from(members.pieces(), (one) => Buffer.from(one)));
      expect(gunzipSync(whole).toString() === texts.join('')).toBe(true);
      spool.close();
      expect(readdirSync(folder)).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

it.each([
  ['before anything is packed', () => true],
  ['while there is a file of members', () => readdirSync(folder).length > 0],
])('leaves nothing behind where it is closed before its end, %s', async (_, isTime) => {
  const spool = new PackedSpool(folder, 2);
  // Random bytes stay as long as they are, so that the members need a file; the last of them are no whole block yet.
  for (let i = 0; i < 9; i++) spool.add(randomBytes(3 << 20));
  await until(isTime);
  spool.close();
  // What was being packed is packed to its end.
  await spool.end();
  expect(readdirSync(folder)).toEqual([]);
});

it('throws where the disk does not take it', async () => {
  const spool = new PackedSpool(join(folder, 'missing'), 2);
  expect(() => spool.add(LONG)).toThrow('ENOENT');
});
