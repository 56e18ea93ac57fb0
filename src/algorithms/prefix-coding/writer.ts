/**
 * Writes symbols as text, each in a context that the reader knows as well, such as the letter before it. Every context has
 * a prefix code of its own, by how often each symbol was met in it; the text begins with all codes.
 */
import { type Code, codesOf, LONGEST } from './codes.ts';
import { DIGIT, SYMBOLS, textOf } from './text.ts';

export class SymbolWriter {
  readonly #contexts: number;
  readonly #written: { readonly context: number; readonly symbol: number }[] = [];

  /** Contexts are numbered from 0 up to this number, exclusive. */
  constructor(contexts: number) {
    this.#contexts = contexts;
  }

  /** Below `SYMBOLS`. */
  symbol(context: number, symbol: number): void {
    this.#written.push({ context, symbol });
  }

  /** Everything that was written. */
  text(): string {
    const counts = Array.from({ length: this.#contexts }, () => Array<number>(SYMBOLS).fill(0));
    for (const { context, symbol } of this.#written) counts[context]![symbol]!++;
    const codes = counts.map(codesOf);
    const bySymbol = codes.map((own) => new Map(own.map((code) => [code.symbol, code])));
    const used = this.#written.map(({ context, symbol }) => bySymbol[context]!.get(symbol)!);
    return textOf([...codes.flatMap(described), ...digitsOf(used)]);
  }
}

/** For each length of codes how many there are, and their symbols, until no other code is possible. */
function described(codes: readonly Code[]): number[] {
  const longest = codes.at(-1)!.length;
  return Array.from({ length: longest + 1 }, (_, length) => {
    const symbols = codes.filter((code) => code.length === length).map(({ symbol }) => symbol);
    return [symbols.length, ...symbols];
  }).flat();
}

function digitsOf(codes: readonly Code[]): number[] {
  const digits: number[] = [];
  let bits = 0;
  let held = 0;
  // A reader always looks at as many bits as the longest code has: add that many after the end, and fill up the digit.
  for (const { code, length } of [...codes, { code: 0, length: LONGEST + DIGIT - 1 }]) {
    bits = (bits << length) | code;
    held += length;
    for (; held >= DIGIT; bits &= (1 << held) - 1) {
      held -= DIGIT;
      digits.push(bits >>> held);
    }
  }
  return digits;
}
