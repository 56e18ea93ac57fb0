/**
 * Finds the forbidden words of the automaton (AssemblyScript); automaton.ts says what they are. Length by length, and
 * each length in the order of a dictionary: so whatever could be better than a word has been met before it. A word whose
 * proper parts are all allowed is forbidden when one with the same effect, and a walk inside the box of its own, is known;
 * else it is allowed, and known from then on.
 */

/** Some work was done. Throws to stop. */
@external("env", "tick")
declare function tick(): void;

/** Words that are extended between two ticks: some milliseconds. */
const OFTEN: u32 = 1 << 16;
/** The longest words. */
const LONGEST: u32 = 12;
/** The blank begins in the middle of a square that no word leaves. */
const SIDE: u32 = 2 * LONGEST + 1;
const CELLS: u32 = SIDE * SIDE;
/** A bit for each word that is not of the longest. */
const ALLOWED_BYTES: usize = 1 << (2 * LONGEST - 4);
/**
 * Known words lie in a hash table, eight bytes each: below the box, twenty bits with its guards, above it what its place
 * in the table does not say of the hash of its effect.
 */
const KNOWN_BITS: u32 = 20;
const KNOWN_BYTES: usize = 8 << KNOWN_BITS;
/** For each side of a box the bit above its number: it is borrowed from where another box is larger there. */
const GUARDS: u32 = 0x84210;

/** For each cell the cell where its tile began, four bytes. */
let tiles: usize = 0;
/** For each cell two random numbers, eight bytes each: one for the tile that began here, one for whatever lies here. */
let random: usize = 0;
/** A bit for each word that is allowed, shorter words first: the word, its first move highest, behind a one. */
let allowed: usize = 0;
let known: usize = 0;
/** Forbidden words, four bytes each: the word behind a one. */
let words: usize = 0;
let found: u32 = 0;
/** The length whose turn it is. */
let length: u32 = 0;
/** Words that were extended since the last tick. */
let pending: u32 = 0;

/** How many bytes `list` needs, all zero. */
export function room(): usize {
  return wordsAt() + 65536;
}

/** Where in them the forbidden words are found. */
export function wordsAt(): usize {
  return <usize>(CELLS * 20) + ALLOWED_BYTES + KNOWN_BYTES;
}

/** Lists the forbidden words; returns how many there are. */
export function list(base: usize): u32 {
  random = base;
  tiles = random + CELLS * 16;
  allowed = tiles + CELLS * 4;
  known = allowed + ALLOWED_BYTES;
  words = base + wordsAt();
  let seed: u64 = 0;
  for (let cell: u32 = 0; cell < CELLS; cell++) {
    store<u32>(tiles + (cell << 2), cell);
    store<u64>(random + (cell << 4), mixed(++seed));
    store<u64>(random + (cell << 4), mixed(++seed), 8);
  }
  found = 0;
  allow(1);
  isNew(load<u64>(random + ((CELLS >> 1) << 4)), 0);
  for (length = 1; length <= LONGEST; length++) extend(1, 0, CELLS >> 1, 0, 0, true);
  return found;
}

/**
 * Every way to go on from a word up to the length whose turn it is: where the blank is, the box of its walk (how far up,
 * left, right and down, five bits each), the hash of what it did, and whether it never came back to a cell.
 */
function extend(word: u32, depth: u32, blank: u32, box: u32, effect: u64, straight: bool): void {
  const isLast = depth + 1 == length;
  if (++pending == OFTEN) {
    pending = 0;
    tick();
  }
  for (let move: u32 = 0; move < 4; move++) {
    const from = blank + stepOf(move);
    const tile = load<u32>(tiles + (from << 2));
    const isStraight = straight && tile == from;
    // Nothing else has the effect of a longest word that moves each tile only once: no need to look, nor to know it.
    if (isLast && isStraight && length == LONGEST) continue;
    const next = (word << 2) | move;
    if (!isAllowed(isLast ? tailOf(next) : next)) continue;
    const change = load<u64>(random + (blank << 4), 8) - load<u64>(random + (from << 4), 8);
    const done = effect + load<u64>(random + (tile << 4)) * change;
    const wider = boxWith(box, move, from);
    if (!isLast) {
      // What is said of the blank's own cell is never read.
      store<u32>(tiles + (blank << 2), tile);
      extend(next, depth + 1, from, wider, done, isStraight);
      store<u32>(tiles + (from << 2), tile);
    } else if (isNew(done + load<u64>(random + (from << 4)), wider)) {
      if (length < LONGEST) allow(next);
    } else {
      store<u32>(words + (<usize>found << 2), next);
      found++;
    }
  }
}

/** The blank's step for a move: up, left, right, down. */
// @ts-ignore: a decorator
@inline
function stepOf(move: u32): i32 {
  return move == 0 ? -<i32>SIDE : move == 3 ? <i32>SIDE : move == 1 ? -1 : 1;
}

/** The word without its first move. */
// @ts-ignore: a decorator
@inline
function tailOf(word: u32): u32 {
  const end: u32 = 1 << (2 * length - 2);
  return (word & (end - 1)) | end;
}

/** The box when the blank has moved on to a cell. */
function boxWith(box: u32, move: u32, cell: u32): u32 {
  const middle = <i32>LONGEST;
  const row = <i32>(cell / SIDE) - middle;
  const column = <i32>(cell % SIDE) - middle;
  const far = move == 0 ? -row : move == 1 ? -column : move == 2 ? column : row;
  return far > <i32>((box >> (5 * move)) & 15) ? box + (1 << (5 * move)) : box;
}

/** Whether no word with this effect and a walk inside this box is known; from now on one is. */
function isNew(effect: u64, box: u32): bool {
  let at = known + (<usize>(effect >> (64 - KNOWN_BITS)) << 3);
  const key = (effect << KNOWN_BITS) | <u64>(box | GUARDS);
  for (let other = load<u64>(at); other != 0; other = load<u64>(at)) {
    const isSame = (key ^ other) >> KNOWN_BITS == 0;
    if (isSame && ((key - (other & ~(<u64>GUARDS))) & GUARDS) == GUARDS) return false;
    at += 8;
    if (at == words) at = known;
  }
  store<u64>(at, key);
  return true;
}

// @ts-ignore: a decorator
@inline
function isAllowed(word: u32): bool {
  return ((load<u8>(allowed + (word >> 3)) >> <u8>(word & 7)) & 1) != 0;
}

function allow(word: u32): void {
  const at = allowed + (word >> 3);
  store<u8>(at, load<u8>(at) | (<u8>1 << <u8>(word & 7)));
}

/** Scatters numbers (the last steps of Steele, Lea and Flood's SplitMix). */
function mixed(number: u64): u64 {
  let x = number * 0x9e3779b97f4a7c15;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}
