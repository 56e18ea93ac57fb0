/**
 * Plain backtracking with a dictionary: take the open slot that the fewest words fit, by the letters that stand in its
 * boxes; try each of these words in turn; go back where no word is left.
 */
import type { Goal, Probe, Strategy } from '../../../contract/index.ts';
import { lexiconOf } from '../lexicon/index.ts';
import type { Word } from '../lexicon/lexicon.ts';
import { type Filling, OPEN, type Task } from '../model.ts';
import { meetingsOf } from '../search/filling/meetings.ts';
import { fits, type Problem, problemOf } from '../search/filling/problem.ts';
import { Sorter, usual } from '../search/filling/telling.ts';
import { noteBlame } from './note-blame.ts';
import { singly, watchSingly } from './single-words.ts';

export const dictionaryBacktracking: Pick<Strategy<Task, Filling>, 'prepare' | 'steps'> = {
  async prepare(task, goal) {
    const lexicon = await lexiconOf(task);
    if (task.shape.kind === 'words') return singly(task, lexicon, goal);
    const problem = problemOf(task, lexicon);
    return (probe) => {
      if (!search(new Board(problem), goal, probe)) noteBlame(task, problem, probe);
    };
  },
  async steps(task) {
    const lexicon = await lexiconOf(task);
    return task.shape.kind === 'words' ? watchSingly(task, lexicon) : watch(new Board(problemOf(task, lexicon)));
  },
};

/** Whether there is a filling. The best is known when all have been looked at. */
function search(board: Board, goal: Goal, probe: Probe<Filling>): boolean {
  const sorter = goal === 'all' ? new Sorter(probe, usual.sorted) : undefined;
  let best = Number.POSITIVE_INFINITY;
  let found = false;
  let nodes = 0;
  for (const step of backtrack(board)) {
    if (step === 'trying') probe.tick();
    if (step === 'trying' && ++nodes > usual.fewNodes) sorter?.release();
    if (step !== 'filled') continue;
    found = true;
    const { cost } = board;
    if (sorter) sorter.add(board.words(), cost);
    else if (goal !== 'best' || cost < best) probe.solution(board.words());
    best = Math.min(best, cost);
  }
  sorter?.end();
  return found;
}

/** The beginning, and the position after each word laid and after each one taken back, up to the first filling. */
function* watch(board: Board): Generator<Filling, void> {
  yield board.words();
  for (const step of backtrack(board)) {
    if (step === 'filled') return;
    if (step !== 'trying') yield board.words();
  }
}

/** A word is about to be laid, lies, all slots are filled, or one was taken back. */
type Step = 'trying' | 'laid' | 'filled' | 'taken';

function* backtrack(board: Board): Generator<Step, void> {
  const { slot, words } = board.tightest();
  if (slot < 0) {
    yield 'filled';
    return;
  }
  for (const word of words) {
    yield 'trying';
    const before = board.lay(slot, word);
    yield 'laid';
    yield* backtrack(board);
    board.take(slot, word, before);
    yield 'taken';
  }
}

/** The words that fit a slot, whether they lie elsewhere or not, and what tells that they do. */
interface Fitting {
  readonly words: readonly Word[];
  readonly isFit: (word: Word) => boolean;
}

class Board {
  cost = 0;
  readonly #problem: Problem;
  readonly #letters: string[];
  readonly #laid: (Word | undefined)[];
  /** For every slot, in their order, those that it can be swapped with, and itself. */
  readonly #twins: number[][] = [];
  /** The slots that other words fit when this one changes: those that share a box with it, and its twins. */
  readonly #touched: readonly (readonly number[])[];
  /** Of each slot, until something that it depends on changes. */
  readonly #fitting: (Fitting | undefined)[];

  constructor(problem: Problem) {
    this.#problem = problem;
    const { spaces } = problem;
    this.#letters = Array<string>(problem.cells).fill(OPEN);
    for (const { cells, pattern } of spaces) {
      for (const [place, cell] of cells.entries()) this.#letters[cell] = pattern[place]!;
    }
    this.#laid = spaces.map(() => undefined);
    this.#fitting = spaces.map(() => undefined);
    for (const [slot, { twin }] of spaces.entries()) {
      const twins = twin === undefined ? [] : this.#twins[twin]!;
      twins.push(slot);
      this.#twins.push(twins);
    }
    const meetings = meetingsOf(spaces);
    this.#touched = spaces.map((_, slot) => [...this.#twins[slot]!, ...meetings[slot]!.map(({ other }) => other)]);
  }

  /** What stands in each slot. */
  words(): Filling {
    return this.#problem.spaces.map((_, slot) => this.#pattern(slot));
  }

  #pattern(slot: number): string {
    return this.#problem.spaces[slot]!.cells.map((cell) => this.#letters[cell]).join('');
  }

  /** The open slot that the fewest words fit, with these; -1 where none is open. No word is laid twice. */
  tightest(): { readonly slot: number; readonly words: readonly Word[] } {
    const laid = this.#laid.filter((word) => word !== undefined);
    let best = -1;
    let fewest = Number.POSITIVE_INFINITY;
    for (const slot of this.#problem.spaces.keys()) {
      if (this.#laid[slot]) continue;
      const { words, isFit } = this.#fittingOf(slot);
      const count = words.length - laid.filter(isFit).length;
      if (count < fewest) [best, fewest] = [slot, count];
    }
    return { slot: best, words: best < 0 ? [] : this.#fittingOf(best).words.filter((word) => !laid.includes(word)) };
  }

  #fittingOf(slot: number): Fitting {
    const kept = this.#fitting[slot];
    if (kept) return kept;
    const pattern = this.#pattern(slot);
    const [least, most] = this.#bounds(slot);
    const isFit = ({ text }: Word) => fits(text, pattern) && text >= least && (most === undefined || text <= most);
    const fitting = { words: this.#problem.spaces[slot]!.table.words.filter(isFit), isFit };
    this.#fitting[slot] = fitting;
    return fitting;
  }

  /** Of slots that can be swapped, the words stand in alphabetical order: between which ones one must be. */
  #bounds(slot: number): readonly [least: string, most: string | undefined] {
    const twins = this.#twins[slot]!;
    const laidIn = (some: readonly number[]) => some.flatMap((twin) => this.#laid[twin]?.text ?? []);
    const at = twins.indexOf(slot);
    return [laidIn(twins.slice(0, at)).at(-1) ?? '', laidIn(twins.slice(at + 1))[0]];
  }

  /** The letters that stood there before, for `take`. */
  lay(slot: number, word: Word): string {
    const before = this.#pattern(slot);
    this.#change(slot, word.text, word);
    this.cost += word.rarity;
    return before;
  }

  take(slot: number, word: Word, before: string): void {
    this.#change(slot, before, undefined);
    this.cost -= word.rarity;
  }

  #change(slot: number, text: string, laid: Word | undefined): void {
    for (const [place, cell] of this.#problem.spaces[slot]!.cells.entries()) this.#letters[cell] = text[place]!;
    this.#laid[slot] = laid;
    for (const other of this.#touched[slot]!) this.#fitting[other] = undefined;
  }
}
