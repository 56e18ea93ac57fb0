/**
 * What `--save` keeps. Solutions are laid out and put aside as they come, while the search still runs: so the command ends
 * soon after its search, and its memory does not grow with the number of solutions.
 */
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import type { AnyPuzzle, Goal } from '../../contract/index.ts';
import type { Bundle } from '../../engine/bundle.ts';
import { put, STDOUT } from './files.ts';
import { type Form, formOf, isPacked, packed } from './form.ts';
import { reasonOf } from './input.ts';
import type { Outcome } from './run-solve.ts';
import { wordOutcome } from './show.ts';
import { Spool } from './spool.ts';
import { cannotWrite, targetOf } from './target.ts';
import type { Terminal } from './terminal.ts';

export class Keeping {
  #form: Form | undefined;

  private constructor(
    private readonly puzzle: AnyPuzzle,
    private readonly file: string,
    private readonly spool: Spool,
  ) {}

  /** Solutions are put aside in the file's folder, where there must be room for them anyway. */
  static async open(puzzle: AnyPuzzle, file: string): Promise<Keeping> {
    const folder = file === STDOUT ? tmpdir() : dirname((await targetOf(file)).path);
    return new Keeping(puzzle, file, new Spool(folder));
  }

  /** Solutions of the instance with this text, as they come. With goal `best` only the last counts, which the end names. */
  keep(bundle: Bundle, instance: string, goal: Goal): void {
    if (goal !== 'best') this.#add(bundle, instance);
  }

  #add(bundle: Bundle, instance: string): Form {
    this.#form ??= formOf(this.puzzle, instance, this.file);
    try {
      for (const piece of this.#form.add(bundle)) this.spool.add(piece);
    } catch (error) {
      throw cannotWrite(this.file, reasonOf(error));
    }
    return this.#form;
  }

  /** Writes the report of a search that is over. */
  async write(terminal: Terminal, outcome: Outcome, force: boolean): Promise<void> {
    const { text, goal, count, solutions } = outcome;
    const spent = await wordOutcome(this.puzzle, terminal.speaker(this.puzzle), outcome);
    const { head, tail } = this.#add({ type: 'solutions', texts: goal === 'best' ? solutions : [] }, text).end(
      count,
      spent,
    );
    const { spool } = this;
    function* pieces() {
      yield head;
      yield* spool.pieces();
      yield tail;
    }
    await put(terminal, this.file, isPacked(this.file) ? packed(pieces()) : pieces(), force);
  }

  close(): void {
    this.spool.close();
  }
}
