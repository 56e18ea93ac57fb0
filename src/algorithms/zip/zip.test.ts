import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checksum, type ZipEntry, zip } from './zip.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** The files of an archive, found from its end as the format says. */
function unzipped(archive: Uint8Array): ZipEntry[] {
  const view = new DataView(archive.buffer);
  const end = archive.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  let at = view.getUint32(end + 16, true);
  return Array.from({ length: view.getUint16(end + 10, true) }, () => {
    expect(view.getUint32(at, true)).toBe(0x02014b50);
    const [sum, size, length] = [
      view.getUint32(at + 16, true),
      view.getUint32(at + 24, true),
      view.getUint16(at + 28, true),
    ];
    const name = archive.slice(at + 46, at + 46 + length);
    const local = view.getUint32(at + 42, true);
    expect(view.getUint32(local, true)).toBe(0x04034b50);
    expect([view.getUint32(local + 14, true), view.getUint32(local + 22, true)]).toEqual([sum, size]);
    const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const content = archive.slice(from, from + size);
    expect(checksum(content)).toBe(sum);
    at += 46 + length;
    return { name, content };
  });
}

it('has the checksum that is published for nine digits', () => {
  expect(checksum(bytes('123456789'))).toBe(0xcbf43926);
  expect(checksum(bytes(''))).toBe(0);
});

it('gives back every file', () => {
  const entry = fc.record({ name: fc.string({ minLength: 1 }).map(bytes), content: fc.uint8Array() });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 8 }), (entries) => {
      expect(unzipped(zip(entries))).toEqual(entries);
    }),
  );
});

it('is the same to the byte as what other programs write of such a file', () => {
  // Python's zipfile, for a file of 1980-01-01 with the usual attribute of DOS.
  const archive = zip([{ name: bytes('ä.txt'), content: bytes('AB\n') }]);
  const theirs =
    '504b0304140000080000000021007cfa83ac030000000300000006000000c3a42e74787441420a504b01021400140000080000000021007cfa83ac0300000003000000060000000000000000002000000000000000c3a42e747874504b0506000000000100010034000000270000000000';
  expect(Buffer.from(archive).toString('hex')).toBe(theirs);
});
