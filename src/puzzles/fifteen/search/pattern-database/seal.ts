/**
 * A table as a file, with a header before it that says which table it is and what its content adds up to. What is read is
 * believed only when it has, word for word, the header that its own content asks for. The automaton is kept the same way.
 *
 * The checksum has two lanes of 32 bits for every other word each, mixed as in xxHash (Yann Collet, 2012). Each step
 * can be undone, so no change of a single word, wherever it is, goes unnoticed.
 */
import { taken } from '../../../../algorithms/wasm/room.ts';
import { cellSetOf, type Field, type Pattern } from './field.ts';
import { type PackedTable, packedBytes } from './packed.ts';

/** To be raised whenever the form or the meaning of what is kept changes. */
export const VERSION = 1;
/** "TkPd". */
const MAGIC = 0x64506b54;
const HEADER_BYTES = 32;

/** Three words that say what a content is about. */
export type Subject = readonly [number, number, number];

/** The bytes to be kept: a copy of the content behind its header. Throws `NoRoom` where there is no memory for it. */
export function sealContent(subject: Subject, content: Uint8Array): Uint8Array {
  const bytes = taken(() => new Uint8Array(HEADER_BYTES + content.length));
  bytes.set(new Uint8Array(headerOf(subject, content).buffer));
  bytes.set(content, HEADER_BYTES);
  return bytes;
}

/**
 * The content of this subject, if that is what the bytes are, and they are as they were. Throws `NoRoom` where there is no
 * memory to look at them.
 */
export function unsealContent(subject: Subject, bytes: Uint8Array): Uint8Array | undefined {
  if (bytes.length < HEADER_BYTES) return undefined;
  const content = bytes.subarray(HEADER_BYTES);
  const header = new Uint8Array(headerOf(subject, content).buffer);
  return header.every((byte, i) => byte === bytes[i]) ? content : undefined;
}

export const seal = ({ field, pattern, halves }: PackedTable): Uint8Array =>
  sealContent(subjectOf(field, pattern), halves);

/** The table of this pattern, if that is what the bytes are. */
export function unseal(field: Field, pattern: Pattern, bytes: Uint8Array): PackedTable | undefined {
  if (bytes.length !== HEADER_BYTES + packedBytes(field, pattern)) return undefined;
  const halves = unsealContent(subjectOf(field, pattern), bytes);
  return halves && { field, pattern, halves };
}

const subjectOf = ({ rows, columns, blank }: Field, pattern: Pattern): Subject => [
  (rows << 8) | columns,
  blank,
  cellSetOf(pattern),
];

const headerOf = (subject: Subject, content: Uint8Array): Uint32Array =>
  Uint32Array.of(MAGIC, VERSION, ...subject, content.length, ...checksum(content));

const PRIMES = [0x9e3779b1, 0x85ebca77] as const;

function checksum(bytes: Uint8Array): readonly [number, number] {
  const whole = bytes.length >> 2;
  // A view of words must begin at one.
  const { buffer, byteOffset } = bytes.byteOffset % 4 === 0 ? bytes : taken(() => bytes.slice());
  const words = new Uint32Array(buffer, byteOffset, whole);
  let even = 0;
  let odd = 0;
  for (let i = 1; i < whole; i += 2) {
    even = mixed(even, words[i - 1]!);
    odd = mixed(odd, words[i]!);
  }
  if (whole % 2 === 1) even = mixed(even, words[whole - 1]!);
  for (const byte of bytes.subarray(4 * whole)) odd = mixed(odd, byte);
  return [even, odd];
}

function mixed(lane: number, word: number): number {
  const sum = (lane + Math.imul(word, PRIMES[1])) | 0;
  return Math.imul((sum << 13) | (sum >>> 19), PRIMES[0]);
}
