/** Several files as one: a ZIP archive (PKWARE's APPNOTE) whose files are stored as they are. */

export interface ZipEntry {
  /** With `/` between folders. */
  readonly name: Uint8Array;
  readonly content: Uint8Array;
}

/** The polynomial of the checksum, with its bits the other way round. */
const POLYNOMIAL = 0xedb88320;
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value;
});

export function checksum(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (value >>> 8) ^ table[(value ^ byte) & 0xff]!;
  return (value ^ 0xffffffff) >>> 0;
}

const LOCAL = { signature: 0x04034b50, size: 30 };
const CENTRAL = { signature: 0x02014b50, size: 46 };
const END = { signature: 0x06054b50, size: 22 };
/** The oldest version that knows folders. */
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x800;
/** The first of January 1980: the same files always make the same archive. */
const DATE = 0x21;

/** A plain file. */
const ATTRIBUTES = 0x20;

/** The archive; up to 65,535 files and four gigabytes, which no page has. */
export function zip(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const names = entries.reduce((sum, { name }) => sum + name.length, 0);
  const contents = entries.reduce((sum, { content }) => sum + content.length, 0);
  const directory = entries.length * LOCAL.size + names + contents;
  const bytes = new Uint8Array(directory + entries.length * CENTRAL.size + names + END.size);
  const view = new DataView(bytes.buffer);
  /** What both records of a file have in common. */
  const describe = (at: number, { name, content }: ZipEntry, sum: number) => {
    view.setUint16(at, VERSION, true);
    view.setUint16(at + 2, FLAGS, true);
    view.setUint16(at + 8, DATE, true);
    view.setUint32(at + 10, sum, true);
    view.setUint32(at + 14, content.length, true);
    view.setUint32(at + 18, content.length, true);
    view.setUint16(at + 22, name.length, true);
  };
  let [local, central] = [0, directory];
  for (const entry of entries) {
    const sum = checksum(entry.content);
    view.setUint32(local, LOCAL.signature, true);
    describe(local + 4, entry, sum);
    view.setUint32(central, CENTRAL.signature, true);
    view.setUint16(central + 4, VERSION, true);
    describe(central + 6, entry, sum);
    view.setUint32(central + 38, ATTRIBUTES, true);
    view.setUint32(central + 42, local, true);
    bytes.set(entry.name, central + CENTRAL.size);
    bytes.set(entry.name, local + LOCAL.size);
    bytes.set(entry.content, local + LOCAL.size + entry.name.length);
    local += LOCAL.size + entry.name.length + entry.content.length;
    central += CENTRAL.size + entry.name.length;
  }
  view.setUint32(central, END.signature, true);
  view.setUint16(central + 8, entries.length, true);
  view.setUint16(central + 10, entries.length, true);
  view.setUint32(central + 12, central - directory, true);
  view.setUint32(central + 16, directory, true);
  return bytes;
}
