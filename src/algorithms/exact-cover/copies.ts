/** Keeps interchangeable copies in order while they are laid one by one, whichever comes first; see `Cover.before`. */
import type { Cover } from './cover.ts';

const NOWHERE = -1;

export class Copies {
  /** For each piece the copy before and the copy after it, or -1. */
  readonly #before: readonly number[];
  readonly #behind: readonly number[];
  /** For each piece its least cell where it lies. */
  readonly #least: number[];

  constructor(private readonly cover: Cover) {
    this.#before = cover.before;
    this.#behind = cover.before.map((_, piece) => cover.before.indexOf(piece));
    this.#least = cover.before.map(() => NOWHERE);
  }

  /** Whether an option lies between the neighbours of its piece, as far as they lie. */
  allow(option: number): boolean {
    const { piece, cells } = this.cover.options[option]!;
    const before = this.#before[piece]!;
    const behind = this.#behind[piece]!;
    if (before >= 0 && this.#least[before]! > cells[0]!) return false;
    return behind < 0 || this.#least[behind] === NOWHERE || cells[0]! < this.#least[behind]!;
  }

  lay(option: number): void {
    const { piece, cells } = this.cover.options[option]!;
    this.#least[piece] = cells[0]!;
  }

  takeBack(option: number): void {
    this.#least[this.cover.options[option]!.piece] = NOWHERE;
  }
}

/** For each piece the first of the row of copies that it belongs to; itself where it has no copies. */
export function groupsOf({ before }: Cover): number[] {
  const groups: number[] = [];
  for (const [piece, earlier] of before.entries()) groups.push(earlier < 0 ? piece : groups[earlier]!);
  return groups;
}
