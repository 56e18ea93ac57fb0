/**
 * Rows of moves that a search need not try, as a finite automaton (Taylor and Korf, "Pruning duplicate nodes in
 * depth-first search", 1993). A word, moves of the blank in a row, is forbidden when another one
 * - has the same effect on the blank and on every tile,
 * - is shorter, or as long and earlier in the dictionary, and
 * - takes the blank nowhere outside the smallest rectangle around the word's own walk, so that it can be made wherever the
 *   word can.
 * The earliest of the shortest ways to anywhere has no forbidden word in it: putting the better word in its place would
 * make a still better way. So a search that leaves out forbidden words still finds a shortest way.
 *
 * The automaton reads moves and knows which would complete a forbidden word of up to twelve (Aho and Corasick, 1975).
 */
import { Allocator } from '../../../../algorithms/wasm/allocator.ts';
import { type Exports, instantiate } from '../../../../algorithms/wasm/load.ts';
import { program } from './automaton.wasm.ts';

interface Kernel extends Exports {
  room(): number;
  wordsAt(): number;
  list(base: number): number;
}

/** Moves of the blank: up, left, right, down. The opposite of a move is 3 minus the move. */
export type Word = readonly number[];

export interface Automaton {
  /** For each state the set of moves that are allowed, a bit for each. */
  readonly open: Uint8Array;
  /** For each state and move the next state. State 0 is where everything begins. */
  readonly next: Uint16Array;
}

const MOVES = 4;

/** Every forbidden word without a forbidden word inside. `tick` is called every few milliseconds, and may throw to stop. */
export function forbiddenWords(tick: () => void = () => undefined): readonly Word[] {
  const kernel = instantiate<Kernel>(program, { tick });
  const base = new Allocator(kernel.memory).reserve(kernel.room());
  const count = kernel.list(base);
  const words = new Uint32Array(kernel.memory.buffer, base + kernel.wordsAt(), count);
  return Array.from(words, movesOf);
}

/** Two bits for each move, the first one highest, behind a one. */
function movesOf(word: number): Word {
  const moves: number[] = [];
  for (let rest = word; rest > 1; rest >>= 2) moves.unshift(rest & 3);
  return moves;
}

const NONE = -1;
const FORBIDDEN = -2;

/** The automaton that knows these words; none of them has another one inside. */
export function automatonOf(words: readonly Word[]): Automaton {
  const next = trieOf(words);
  // Breadth first, so that the state a move falls back to has all its moves already.
  const back = [0];
  for (const state of breadthFirst(next)) {
    for (let move = 0; move < MOVES; move++) {
      const at = MOVES * state + move;
      const fallen = state === 0 ? 0 : next[MOVES * back[state]! + move]!;
      if (next[at]! >= 0) back[next[at]!] = fallen;
      else if (next[at] === NONE) next[at] = fallen;
    }
  }
  const open = new Uint8Array(next.length / MOVES);
  next.forEach((state, at) => {
    if (state !== FORBIDDEN) open[Math.floor(at / MOVES)]! |= 1 << (at % MOVES);
  });
  return { open, next: Uint16Array.from(next, (state) => Math.max(state, 0)) };
}

/** The beginnings of all words as states, each with its moves on. */
function trieOf(words: readonly Word[]): number[] {
  const next = Array<number>(MOVES).fill(NONE);
  for (const word of words) {
    let state = 0;
    for (const move of word.slice(0, -1)) {
      const at = MOVES * state + move;
      if (next[at] === NONE) {
        next[at] = next.length / MOVES;
        next.push(NONE, NONE, NONE, NONE);
      }
      state = next[at]!;
    }
    next[MOVES * state + word.at(-1)!] = FORBIDDEN;
  }
  return next;
}

/** The states, each told before its moves are looked at. */
function* breadthFirst(next: readonly number[]): Generator<number> {
  let level = [0];
  while (level.length > 0) {
    const following: number[] = [];
    for (const state of level) {
      // Noted before the missing moves of the state are filled in: those lead back.
      for (let move = 0; move < MOVES; move++) {
        const child = next[MOVES * state + move]!;
        if (child >= 0) following.push(child);
      }
      yield state;
    }
    level = following;
  }
}
