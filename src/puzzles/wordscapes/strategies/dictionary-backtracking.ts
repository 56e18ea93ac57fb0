/**
 * Plain backtracking with a dictionary: of the slots still open the one that the fewest words fit, by the letters that
 * stand in its boxes; each of these words in turn; back where there is none.
 */
import type { Goal, Probe, Strategy } from '../../../contract/index.ts';
import { fits, type Problem, problemOf } from '../filling/problem.ts';
import { Sorter, usual } from '../filling/telling.ts';
import { lexiconOf } from '../lexicon/index.ts';
import type { Word } from '../lexicon/lexicon.ts';
import { type Filling, OPEN, type Task } from '../model.ts';
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

class Board {
  cost = 0;
  readonly #problem: Problem;
  readonly #letters: string[];
  readonly #laid: (Word | undefined)[];

  constructor(problem: Problem) {
    this.#problem = problem;
    this.#letters = Array<string>(problem.cells).fill(OPEN);
    for (const { cells, pattern } of problem.spaces) {
      for (const [place, cell] of cells.entries()) this.#letters[cell] = pattern[place]!;
    }
    this.#laid = problem.spaces.map(() => undefined);
  }

  /** What stands in each slot. */
  words(): Filling {
    return this.#problem.spaces.map((_, slot) => this.#pattern(slot));
  }

  #pattern(slot: number): string {
    return this.#problem.spaces[slot]!.cells.map((cell) => this.#letters[cell]).join('');
  }

  /** The open slot that the fewest words fit, with these; -1 where none is open. */
  tightest(): { readonly slot: number; readonly words: readonly Word[] } {
    let best: { slot: number; words: readonly Word[] } = { slot: -1, words: [] };
    for (const slot of this.#problem.spaces.keys()) {
      if (this.#laid[slot]) continue;
      const words = this.#fitting(slot);
      if (best.slot < 0 || words.length < best.words.length) best = { slot, words };
    }
    return best;
  }

  #fitting(slot: number): readonly Word[] {
    const { table } = this.#problem.spaces[slot]!;
    const pattern = this.#pattern(slot);
    return table.words.filter(
      (word) => fits(word.text, pattern) && !this.#laid.includes(word) && this.#inOrder(slot, word),
    );
  }

  /** Of slots that can be swapped, the words stand in alphabetical order. */
  #inOrder(slot: number, { text }: Word): boolean {
    const { spaces } = this.#problem;
    for (let i = spaces[slot]!.twin; i !== undefined; i = spaces[i]!.twin) {
      const before = this.#laid[i];
      if (before && before.text > text) return false;
    }
    return !this.#laid.some((word, i) => word && word.text < text && this.#isBehind(i, slot));
  }

  #isBehind(slot: number, other: number): boolean {
    let before = this.#problem.spaces[slot]!.twin;
    while (before !== undefined && before !== other) before = this.#problem.spaces[before]!.twin;
    return before === other;
  }

  /** The letters that stood there before, for `take`. */
  lay(slot: number, word: Word): string {
    const before = this.#pattern(slot);
    this.#write(slot, word.text);
    this.#laid[slot] = word;
    this.cost += word.rarity;
    return before;
  }

  take(slot: number, word: Word, before: string): void {
    this.#write(slot, before);
    this.#laid[slot] = undefined;
    this.cost -= word.rarity;
  }

  #write(slot: number, text: string): void {
    for (const [place, cell] of this.#problem.spaces[slot]!.cells.entries()) this.#letters[cell] = text[place]!;
  }
}
