/**
 * All solutions of a task, to be counted, picked by number and asked what they have in common. The first question on a
 * board makes the book of its solutions; positions with a few pieces on the same board are then read from that book, and
 * positions with many pieces are quickly searched anew.
 */
import { type Book, ListBook } from '../../algorithms/exact-cover/book.ts';
import { constrainedSearch } from '../../algorithms/exact-cover/constrained.ts';
import type { Covering } from '../../algorithms/exact-cover/cover.ts';
import { prepareGraph } from '../../algorithms/exact-cover/graph.ts';
import { fitsWord } from '../../algorithms/exact-cover/limits.ts';
import type { Ear } from '../../algorithms/exact-cover/search.ts';
import { imageOf, movesOf, representatives } from '../../algorithms/exact-cover/symmetry.ts';
import { wideSearch } from '../../algorithms/exact-cover/wide.ts';
import { type Context, type Parsed, parsed, refused, type Text, type Ticker } from '../../contract/index.ts';
import { coverOf, type TaskCover } from './cover.ts';
import { shelfOf } from './kept.ts';
import type { Filling, Placement, Task } from './model.ts';
import { tasks } from './notation/index.ts';
import { obstacle } from './obstacles.ts';
import { text } from './texts.ts';

/** A list of more solutions than this would take too much memory, a longer search more than a person waits for. */
const MOST_LISTED = 1_000_000;
const MOST_NODES = { word: 2 ** 24, wide: 2 ** 21 };
const MOST_POSITIONS = 2 ** 22;
/** With so many pieces on the board a position is searched sooner than the whole board is. */
const QUICK = 3;

export interface Solutions {
  readonly count: number;
  at(index: number): Filling;
  /** Placements of the pieces that are left, each with the number of solutions that have it; those without are left out. */
  placements(): readonly { readonly placement: Placement; readonly count: number }[];
}

/** The solutions of a task; a refusal where there are too many to keep count of. */
export async function solutionsOf(task: Task, { ticker, cache }: Context): Promise<Parsed<Solutions>> {
  const shelf = shelfOf<MadeBook>(cache, 'books');
  const bare: Task = { ...task, placed: [] };
  const known = shelf.get(tasks.format(bare));
  const copies = task.pieces.some(({ copyOf }) => copyOf !== undefined);
  // Copies may change their names when others come to lie, so positions with copies are always searched anew.
  const whole = !copies && (known !== undefined || task.placed.length < QUICK);
  const subject = whole ? bare : task;
  const name = tasks.format(subject);
  let made = shelf.get(name);
  if (!made) {
    const taskCover = coverOf(subject);
    const book = makeBook(subject, taskCover, ticker);
    if (!book.ok) return book;
    made = { taskCover, book: book.value };
    shelf.put(name, made);
  }
  return parsed(read(whole ? restricted(made, task) : made, task));
}

interface MadeBook {
  readonly taskCover: TaskCover;
  readonly book: Book;
}

function read({ taskCover, book }: MadeBook, { placed }: Task): Solutions {
  const lying = new Set(placed.map(({ piece }) => piece));
  return {
    count: book.count,
    at: (index) => taskCover.fill(book.at(index)),
    placements: () =>
      [...book.tally()].flatMap((count, option) => {
        const { piece: number, cells } = taskCover.cover.options[option]!;
        const piece = taskCover.pieces[number]!;
        if (count === 0 || lying.has(piece)) return [];
        const there = cells.map((cell) => taskCover.cells[cell]!).sort((a, b) => a - b);
        return [{ placement: { piece, cells: there }, count }];
      }),
  };
}

/** The book of the bare board, of which only the solutions count that have the pieces where they lie. */
function restricted({ taskCover, book }: MadeBook, { placed }: Task): MadeBook {
  if (placed.length === 0) return { taskCover, book };
  const { cover, cells } = taskCover;
  const number = new Map(cells.map((cell, i) => [cell, i]));
  const lying = new Map(
    placed.map((placement) => [
      placement.piece,
      placement.cells
        .map((cell) => number.get(cell)!)
        .sort((a, b) => a - b)
        .join(),
    ]),
  );
  // On the bare board the pieces of the cover are those of the task.
  const allowed = ({ piece, cells: there }: { piece: number; cells: readonly number[] }) =>
    !lying.has(piece) || lying.get(piece) === there.join();
  return { taskCover, book: book.allowing((option) => allowed(cover.options[option]!)) };
}

function makeBook(task: Task, taskCover: TaskCover, ticker: Ticker): Parsed<Book> {
  const { cover } = taskCover;
  if (obstacle(task, taskCover)) return parsed(new ListBook(cover, []));
  if (cover.pieces === 0) return parsed(new ListBook(cover, [[]]));
  if (task.board.kind === 'flat' && fitsWord(cover)) {
    const build = prepareGraph(cover, undefined, MOST_POSITIONS);
    const graph = build({ tick: (nodes) => ticker.tick(nodes), passed: () => undefined });
    return graph ? parsed(graph) : refused(text('too-many-positions', { most: MOST_POSITIONS }));
  }
  return listBook(taskCover, ticker);
}

/** Ends a search for a book; never leaves this file. */
class TooMany extends Error {
  constructor(readonly text: Text) {
    super();
  }
}

/** Lists everything: the images of what is found for one place of each orbit. */
function listBook({ cover }: TaskCover, ticker: Ticker): Parsed<Book> {
  const coverings: Covering[] = [];
  const places = representatives(cover, movesOf(cover));
  let spreading = places?.[0]?.spreading;
  const most = fitsWord(cover) ? MOST_NODES.word : MOST_NODES.wide;
  let nodes = 0;
  const ear: Ear = {
    tick(more) {
      ticker.tick(more);
      nodes += more;
      if (nodes > most) throw new TooMany(text('too-many-positions', { most }));
    },
    passed: () => undefined,
    found(covering) {
      for (const move of spreading ?? [undefined]) coverings.push(move ? imageOf(covering, move) : covering);
      if (coverings.length > MOST_LISTED) throw new TooMany(text('too-many-solutions', { most: MOST_LISTED }));
    },
  };
  const search = fitsWord(cover) ? constrainedSearch(cover, ear) : wideSearch(cover, ear);
  try {
    if (!places) search();
    for (const place of places ?? []) {
      spreading = place.spreading;
      search(place.option);
    }
  } catch (error) {
    if (error instanceof TooMany) return refused(error.text);
    throw error;
  }
  return parsed(new ListBook(cover, coverings));
}
