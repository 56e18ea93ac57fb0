/** Every figure that documents have published about the puzzles, computed again and compared. */
import type { AnyPuzzle, Published, Text } from '../contract/index.ts';
import type { Client, Job } from '../hosts/client.ts';
import { type Computed, compute, type Source, sourceKey, taken, type Work } from './computed.ts';
import { labText } from './texts.ts';

export interface Figure {
  readonly puzzle: AnyPuzzle;
  readonly published: Published;
  /** Undefined where it could not be computed. */
  readonly ours: number | string | undefined;
  /** Whether ours is what the document published. */
  readonly agrees: boolean;
  /** Whether ours is not what it should be: the published value or, where that is known to be wrong, the right one. */
  readonly isDifference: boolean;
  /** Why ours is another one, or could not be computed. */
  readonly why: Text | undefined;
  /** How long the search took now, where there was one. */
  readonly milliseconds: number | undefined;
}

export interface Recomputed {
  readonly figures: readonly Figure[];
  readonly differences: number;
  /** How many figures were left out because they take long. */
  readonly leftOut: number;
  /** Whether it was cancelled before all was computed. */
  readonly isCut: boolean;
}

export interface Wanted {
  /** Leaves out what takes long. */
  readonly isQuick?: boolean;
  /** Hears which figure is computed next, and how many of how many are done. */
  begun?(next: Published, puzzle: AnyPuzzle, done: number, total: number): void;
  /** Hears each figure as soon as it is compared. */
  compared?(figure: Figure): void;
}

/** Computes figure by figure; figures that come from the same solve are taken from one. */
export function recompute(
  puzzles: readonly AnyPuzzle[],
  client: Pick<Client, 'solve' | 'ask'>,
  { isQuick = false, begun, compared }: Wanted = {},
): Job<Recomputed> {
  let work: Work | undefined;
  let isCancelled = false;

  async function run(): Promise<Recomputed> {
    const all = await gather(puzzles);
    const wanted = all.filter(({ published }) => !(isQuick && published.isLong));
    const figures: Figure[] = [];
    let sources = new Map<string, Source>();
    let last: AnyPuzzle | undefined;
    for (const { puzzle, published } of wanted) {
      if (puzzle !== last) sources = new Map();
      last = puzzle;
      begun?.(published, puzzle, figures.length, wanted.length);
      const key = sourceKey(published);
      if (!sources.has(key) && !isCancelled) {
        work = compute(client, puzzle, published);
        sources.set(key, await work.done);
      }
      if (isCancelled) break;
      const figure = compare(puzzle, published, await taken(sources.get(key)!, published));
      figures.push(figure);
      compared?.(figure);
    }
    const differences = figures.filter(({ isDifference }) => isDifference).length;
    return { figures, differences, leftOut: all.length - wanted.length, isCut: isCancelled };
  }

  return {
    done: run(),
    cancel() {
      isCancelled = true;
      work?.cancel();
    },
  };
}

export interface Gathered {
  readonly puzzle: AnyPuzzle;
  readonly published: Published;
}

/** All published figures, in the order in which they are computed. */
export async function gather(puzzles: readonly AnyPuzzle[]): Promise<readonly Gathered[]> {
  const lists = await Promise.all(
    puzzles.map(async (puzzle) =>
      ((await puzzle.about.published?.()) ?? []).map((published) => ({ puzzle, published })),
    ),
  );
  return lists.flat();
}

function compare(puzzle: AnyPuzzle, published: Published, { value, why, milliseconds }: Computed): Figure {
  const { value: theirs, differs } = published;
  const expected = differs ? differs.ours : theirs;
  const isDifference = value !== expected;
  return {
    puzzle,
    published,
    ours: value,
    agrees: value === theirs,
    isDifference,
    why: why ?? (isDifference ? labText('report-unexpected', { expected }) : differs?.why),
    milliseconds,
  };
}
