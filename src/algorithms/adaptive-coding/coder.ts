/**
 * Writes bits as text in about as many characters as they are surprising, and reads them again: binary arithmetic coding
 * with adaptive contexts (G. N. N. Martin, "Range encoding", 1979; the way of coding single bits is that of LZMA). Each
 * bit is given a context, and each context learns how likely a 1 is in it. All is done in whole numbers, so every machine
 * reads what any other has written.
 *
 * A code gives the same calls to both sides, so that it is written once: a writer returns the number that it was
 * given, a reader the one that it found.
 */

export interface Coder {
  /** A number of so many bits, highest first; it takes `2 ** width` contexts from `context` on. */
  number(context: number, width: number, number: number): number;
}

// The text's digits have six bits each: 64 printable characters that need no escape between quotes.
const DIGIT = 6;
const FIRST = 40;
const BACKSLASH = 92;
const IN_ITS_PLACE = 35;

// The range has between 18 and 24 bits, and a probability has 15.
const TOP = 24;
const BOTTOM = TOP - DIGIT;
const CERTAIN = 15;
/** Where the probability of a 1 goes to after each 1 and each 0: not all the way, so that no range is ever empty. */
const AFTER_1 = (1 << CERTAIN) - 64;
const AFTER_0 = 64;

/** A context learns from its n-th bit by a part of 1/(n + 1.5), in 65536ths; later it goes on as after so many. */
const MEMORY = 60;
const RATES = Int32Array.from({ length: MEMORY + 1 }, (_, n) => Math.round(65536 / (n + 1.5)));

// What a context knows is one number: how likely a 1 is, and in the lowest six bits how many it has learnt from.
const LEARNT = 6;
const contextsOf = (count: number): Int32Array => new Int32Array(count).fill(1 << (CERTAIN - 1 + LEARNT));

/** The part of a range that stands for a 1. */
const partOf = (range: number, known: number): number => ((range >>> 9) * (known >>> LEARNT)) >>> (CERTAIN - 9);

function learnt(known: number, goal: number): number {
  const ones = known >>> LEARNT;
  const count = known & ((1 << LEARNT) - 1);
  return ((ones + (((goal - ones) * RATES[count]!) >> 16)) << LEARNT) + (count < MEMORY ? count + 1 : count);
}

export class Reader implements Coder {
  readonly #contexts: Int32Array;
  /** With some more behind the end, which are 0. */
  readonly #digits: Uint8Array;
  #range = 1 << TOP;
  #value = 0;
  #next = 0;

  /** `contexts`: so many may be named, from 0. */
  constructor(text: string, contexts: number) {
    this.#contexts = contextsOf(contexts);
    this.#digits = new Uint8Array(text.length + TOP / DIGIT);
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      this.#digits[i] = (code === IN_ITS_PLACE ? BACKSLASH : code) - FIRST;
    }
    while (this.#next < TOP / DIGIT) this.#value = (this.#value << DIGIT) | this.#digits[this.#next++]!;
  }

  number(context: number, width: number): number {
    // Every bit comes through here, millions of them: what is needed for each is kept at hand.
    const contexts = this.#contexts;
    const digits = this.#digits;
    let range = this.#range;
    let value = this.#value;
    let next = this.#next;
    let node = 1;
    for (let i = 0; i < width; i++) {
      const at = context + node;
      const known = contexts[at]!;
      const part = partOf(range, known);
      if (value < part) {
        range = part;
        node = node * 2 + 1;
        contexts[at] = learnt(known, AFTER_1);
      } else {
        range -= part;
        value -= part;
        node = node * 2;
        contexts[at] = learnt(known, AFTER_0);
      }
      while (range < 1 << BOTTOM) {
        range <<= DIGIT;
        value = (value << DIGIT) | digits[next++]!;
      }
    }
    this.#range = range;
    this.#value = value;
    this.#next = next;
    return node - (1 << width);
  }
}

export class Writer implements Coder {
  readonly #contexts: Int32Array;
  readonly #digits: number[] = [];
  #range = 1 << TOP;
  #low = 0;

  constructor(contexts: number) {
    this.#contexts = contextsOf(contexts);
  }

  number(context: number, width: number, number: number): number {
    let node = 1;
    for (let i = width - 1; i >= 0; i--) {
      const bit = (number >> i) & 1;
      this.#bit(context + node, bit);
      node = node * 2 + bit;
    }
    return number;
  }

  /** Everything that was written; nothing can be added afterwards. */
  end(): string {
    for (let i = 0; i < TOP / DIGIT; i++) this.#shift();
    while (this.#digits.at(-1) === 0) this.#digits.pop();
    const codes = this.#digits.map((digit) => digit + FIRST);
    return codes.map((code) => String.fromCharCode(code === BACKSLASH ? IN_ITS_PLACE : code)).join('');
  }

  #bit(context: number, bit: number): void {
    const known = this.#contexts[context]!;
    const part = partOf(this.#range, known);
    this.#contexts[context] = learnt(known, bit ? AFTER_1 : AFTER_0);
    if (bit) this.#range = part;
    else {
      this.#low += part;
      this.#range -= part;
      if (this.#low >= 1 << TOP) this.#carry();
    }
    while (this.#range < 1 << BOTTOM) {
      this.#range <<= DIGIT;
      this.#shift();
    }
  }

  #shift(): void {
    this.#digits.push(this.#low >>> BOTTOM);
    this.#low = (this.#low << DIGIT) & ((1 << TOP) - 1);
  }

  #carry(): void {
    this.#low -= 1 << TOP;
    let at = this.#digits.length - 1;
    while (this.#digits[at] === 63) this.#digits[at--] = 0;
    this.#digits[at]!++;
  }
}
