import type { Bundle } from './bundle.ts';
import { NEWLINE } from './line-bundle.ts';

/** Stands for the end of a text; no character has this code. */
const END = 0x10000;

/** A short text that is the same for the same list of texts, and almost surely another one for another list. Not for secrets. */
export const digest = (texts: readonly string[]): string => new Digest().add(texts).value;

/** The digest of a list that grows: two FNV-1a hashes of 32 bits with different beginnings, over the characters and an end mark for each text. */
export class Digest {
  #a = 0x811c9dc5;
  #b = 0x01000193;

  add(texts: readonly string[]): this {
    let [a, b] = [this.#a, this.#b];
    for (const text of texts) {
      for (let i = 0; i <= text.length; i++) {
        const code = i < text.length ? text.charCodeAt(i) : END;
        a = Math.imul(a ^ code, 0x01000193);
        b = Math.imul(b ^ code, 0x85ebca6b);
        b ^= b >>> 13;
      }
    }
    [this.#a, this.#b] = [a, b];
    return this;
  }

  /** The same as its texts one by one. */
  addBundle(bundle: Bundle): this {
    if (!bundle.lines) return this.add(bundle.texts);
    let [a, b] = [this.#a, this.#b];
    for (const byte of bundle.lines.bytes) {
      const code = byte === NEWLINE ? END : byte;
      a = Math.imul(a ^ code, 0x01000193);
      b = Math.imul(b ^ code, 0x85ebca6b);
      b ^= b >>> 13;
    }
    [this.#a, this.#b] = [a, b];
    return this;
  }

  /** Of all that was added so far. */
  get value(): string {
    return [this.#a, this.#b].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
  }
}
