/** One JSON object with a list of solutions that is too long for memory: what comes before the list is known only at the end. */
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { reasonOf } from './input.ts';
import type { Outcome } from './run-solve.ts';
import { Spool } from './spool.ts';
import { Refusal, type Terminal } from './terminal.ts';
import { cliText } from './texts.ts';

/** What an object has in the place of its list. */
const EMPTY_LIST = '"solutions":[]';

export class JsonListing {
  readonly #spool = new Spool(tmpdir());
  #last: string | undefined;

  add(solutions: readonly string[]): void {
    const comma = this.#last === undefined ? '' : ',';
    this.#last = solutions.at(-1);
    try {
      this.#spool.add(comma + solutions.map((solution) => JSON.stringify(solution)).join(','));
    } catch (error) {
      throw new Refusal({ text: cliText('cannot-put-aside', { folder: tmpdir(), reason: reasonOf(error) }) });
    }
  }

  /** The outcome with the last solution alone in the place of those that are listed here. */
  with(outcome: Outcome): Outcome {
    return this.#last === undefined ? outcome : { ...outcome, solutions: [this.#last] };
  }

  /** Prints the object, with the list in the place of its own where there is one. */
  async print(terminal: Terminal, object: { readonly solutions: readonly string[] }): Promise<void> {
    if (this.#last === undefined) return terminal.print(JSON.stringify(object));
    await printWithList(terminal, object, this.#spool.pieces());
  }

  close(): void {
    this.#spool.close();
  }
}

/** Prints an object whose list is written already, without its brackets. */
export async function printWithList({ output }: Terminal, object: object, list: Iterable<string | Uint8Array>) {
  const [head, tail] = split(JSON.stringify({ ...object, solutions: [] }));
  const put = async (piece: string | Uint8Array) => void (output.write(piece) || (await once(output, 'drain')));
  await put(head);
  for (const piece of list) await put(piece);
  await put(`${tail}\n`);
}

function split(json: string): readonly [string, string] {
  const at = json.indexOf(EMPTY_LIST) + EMPTY_LIST.length - 1;
  return [json.slice(0, at), json.slice(at)];
}
