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
import { type Form, formOf, isPacked } from './form.ts';
import { reasonOf } from './input.ts';
import { PackedSpool, packed } from './packing.ts';
import type { Outcome } from './run-solve.ts';
import { wordOutcome } from './show.ts';
import { Spool } from './spool.ts';
import { cannotWrite, targetOf } from './target.ts';
import type { Terminal } from './terminal.ts';

/** Where a text is put aside until it is whole. */
type Aside = Pick<Spool, 'add' | 'end' | 'close'>;

export class Keeping {
  #form: Form | undefined;

  private constructor(
    private readonly puzzle: AnyPuzzle,
    private readonly file: string,
    private readonly aside: Aside,
  ) {}

  /**
   * Solutions are put aside in the file's folder, where there must be room for them anyway: where nothing comes before them,
   * what was put aside becomes the file. What is packed is packed on as many cores.
   */
  static open(puzzle: AnyPuzzle, file: string, threads?: Threads): Keeping {
    const folder = file === STDOUT ? tmpdir() : dirname(targetOf(file).path);
    const cores = typeof threads === 'number' ? threads : undefined;
    return new Keeping(
      puzzle,
      file,
      isPacked(file) ? new PackedSpool(folder, cores) : new Spool(folder, file !== STDOUT),
    );
  }

  /** Solutions of the instance with this text, as they come. With goal `best` only the last counts, which the end names. */
  keep(bundle: Bundle, instance: string, goal: Goal): void {
    if (goal !== 'best') this.#add(bundle, instance);
  }

  #add(bundle: Bundle, instance: string): Form {
    this.#form ??= formOf(this.puzzle, instance, this.file);
    try {
      for (const piece of this.#form.add(bundle)) this.aside.add(piece);
    } catch (error) {
      throw cannotWrite(this.file, reasonOf(error));
    }
    return this.#form;
  }

  /** Writes the report of a search that is over. */
  async write(terminal: Terminal, outcome: Outcome, force: boolean): Promise<void> {
    const { text, goal, count, solutions } = outcome;
    const { file } = this;
    const spent = await wordOutcome(this.puzzle, terminal.speaker(this.puzzle), outcome);
    const form = this.#add({ type: 'solutions', texts: goal === 'best' ? solutions : [] }, text);
    const { head, tail } = form.end(count, spent);
    const { spool, whole } = await this.#whole(tail);
    if (head === '' && whole !== undefined) return placeWhole(whole, file, force);
    async function* pieces() {
      if (head !== '') yield* isPacked(file) ? packed([head]) : [head];
      yield* spool.pieces();
    }
    await put(terminal, file, pieces(), force);
  }

  /** All that was put aside, with its end, and the name of the file that has it, where there is one. */
  async #whole(tail: string): Promise<{ readonly spool: Spool; readonly whole: string | undefined }> {
    try {
      this.aside.add(tail);
      const spool = await this.aside.end();
      return { spool, whole: spool.whole() };
    } catch (error) {
      throw cannotWrite(this.file, reasonOf(error));
    }
  }

  close(): void {
    this.aside.close();
  }
}
