/**
 * Solutions laid out from bytes to bytes, each under its number: millions of them, which would take minutes as texts. A stencil
 * (`Showing.stencil`) says where each character of a line goes.
 */
import type { Lines } from '../contract/index.ts';
import { ownLine } from '../engine/own-line.ts';

type Stencil = readonly (string | number)[];

const NEWLINE = 10;
const ZERO = 48;
const NINE = 57;

/** `first` is the number of the first solution. */
export function layOutLines({ bytes, count }: Lines, stencil: Stencil, first: number): Uint8Array {
  const laid: Uint8Array[] = [];
  // Numbers with the same number of digits are laid out together: they take the same room each.
  for (let done = 0; done < count; ) {
    const most = 10 ** String(first + done).length - (first + done);
    const some = Math.min(count - done, most);
    laid.push(sheetOf(bytes, done, some, stencil, first + done));
    done += some;
  }
  return laid.length === 1 ? laid[0]! : together(laid);
}

/** Lays out some lines, which are all equally long; all numbers have as many digits as the first. */
function sheetOf(bytes: Uint8Array, skipped: number, count: number, stencil: Stencil, first: number): Uint8Array {
  const digits = codesOf(String(first));
  const [before, after] = `\n${ownLine('#')}\n`.split('#') as [string, string];
  const begin = before.length + digits.length + after.length;
  const { to, from, lengths } = runsOf(stencil, begin);
  const all = stencil.map((letter) => (typeof letter === 'number' ? ' ' : letter)).join('');
  const sheet = repeated(codesOf(`${before}${first}${after}${all}`), count);
  const step = sheet.length / count;
  const length = bytes.indexOf(NEWLINE) + 1;
  const source = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const target = new DataView(sheet.buffer);
  for (let at = 0, line = skipped * length; at < sheet.length; at += step, line += length) {
    if (bytes[line + length - 1] !== NEWLINE) throw new RangeError('the lines of a stencil are equally long');
    for (let i = 0; i < digits.length; i++) sheet[at + before.length + i] = digits[i]!;
    for (let run = 0; run < to.length; run++) {
      let [there, here] = [at + to[run]!, line + from[run]!];
      const end = there + lengths[run]!;
      for (; there + 4 <= end; there += 4, here += 4) target.setUint32(there, source.getUint32(here));
      for (; there < end; there++, here++) sheet[there] = bytes[here]!;
    }
    increment(digits);
  }
  return sheet;
}

/** Characters of a line that stand side by side when they are laid out: where they begin, there and in the line. */
function runsOf(stencil: Stencil, begin: number) {
  const runs: { to: number; from: number; length: number }[] = [];
  for (const [i, letter] of stencil.entries()) {
    if (typeof letter !== 'number') continue;
    const last = runs.at(-1);
    if (last && last.to + last.length === begin + i && last.from + last.length === letter) last.length++;
    else runs.push({ to: begin + i, from: letter, length: 1 });
  }
  return {
    to: Int32Array.from(runs, ({ to }) => to),
    from: Int32Array.from(runs, ({ from }) => from),
    lengths: Int32Array.from(runs, ({ length }) => length),
  };
}

/** A block again and again. */
function repeated(block: Uint8Array, times: number): Uint8Array {
  const all = new Uint8Array(block.length * times);
  all.set(block);
  for (let done = block.length; done < all.length; done *= 2) all.copyWithin(done, 0, done);
  return all;
}

/** Counts on in decimal digits. */
function increment(digits: Uint8Array): void {
  let at = digits.length - 1;
  for (; digits[at] === NINE; at--) digits[at] = ZERO;
  if (at >= 0) digits[at]!++;
}

function together(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

const codesOf = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
