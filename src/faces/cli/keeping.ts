/**
 * What `--save` keeps. Solutions are laid out and put aside as they come, while the search still runs: so the command ends
 * soon after its search, and its memory does not grow with the number of solutions.
 */
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import type { AnyPuzzle, Goal } from '../../contract/index.ts';
import type { Bundle } from '../../engine/bundle.ts';
import { placeWhole, put, STDOUT } from './files.ts';
import type { Threads } from './flags.ts';
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
    private readonly threads: number | undefined,
  ) {}

  /**
   * Solutions are put aside in the file's folder, where there must be room for them anyway: where nothing comes before them,
   * what was put aside becomes the file. What is packed is packed in this many threads.
   */
  static async open(puzzle: AnyPuzzle, file: string, threads?: Threads): Promise<Keeping> {
    const folder = file === STDOUT ? tmpdir() : dirname((await targetOf(file)).path);
    const spool = new Spool(folder, file !== STDOUT && !isPacked(file));
    return new Keeping(puzzle, file, spool, typeof threads === 'number' ? threads : undefined);
  }

  /** Solutions of the instance with this text, as they come. With goal `best` only the last counts, which the end names. */
  keep(bundle: Bundle, instance: string, goal: Goal): void {
    if (goal !== 'best') this.#add(bundle, instance);
  }

  #add(bundle: Bundle, instance: string): Form {
    this.#form ??= formOf(this.puzzle, instance, this.file);
    this.#putAside(this.#form.add(bundle));
    return this.#form;
  }

  #putAside(pieces: readonly (string | Uint8Array)[]): void {
    try {
      for (const piece of pieces) this.spool.add(piece);
    } catch (error) {
      throw cannotWrite(this.file, reasonOf(error));
    }
  }

  /** What was put aside as a file with a name, where there is one. */
  #whole(): string | undefined {
    try {
      return this.spool.whole();
    } catch (error) {
      throw cannotWrite(this.file, reasonOf(error));
    }
  }

  /** Writes the report of a search that is over. */
  async write(terminal: Terminal, outcome: Outcome, force: boolean): Promise<void> {
    const { text, goal, count, solutions } = outcome;
    const spent = await wordOutcome(this.puzzle, terminal.speaker(this.puzzle), outcome);
    const { head, tail } = this.#add({ type: 'solutions', texts: goal === 'best' ? solutions : [] }, text).end(
      count,
      spent,
    );
    const { spool, file } = this;
    this.#putAside([tail]);
    const whole = head === '' ? this.#whole() : undefined;
    if (whole !== undefined) return placeWhole(whole, file, force);
    function* pieces() {
      yield head;
      yield* spool.pieces();
    }
    await put(terminal, file, isPacked(file) ? packed(pieces(), this.threads) : pieces(), force);
  }

  close(): void {
    this.spool.close();
  }
}
