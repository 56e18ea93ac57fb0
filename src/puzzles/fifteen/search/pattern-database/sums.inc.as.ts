/**
 * Sums over arrangements (AssemblyScript): when tile t in place p weighs w(t, p), the total weight of every arrangement
 * of the tiles, in dictionary order, all at once. The arrangements of a set of tiles in the last places are, for each of
 * its tiles in turn, that tile and behind it the arrangements of the others: so one pass over all sets of tiles, smaller
 * ones first, copies and adds blocks of numbers, and takes less than three additions for each arrangement.
 */
import { factorial } from './numbers.inc.as';

/** The least address that is a multiple of 16 and not below. */
// @ts-ignore: a decorator
@inline
export function aligned(address: usize): usize {
  return (address + 15) & ~15;
}

/** How many numbers `sums` lays out for this many tiles; behind them it may overwrite another 16 bytes. */
export function sumsLength(tiles: u32): u32 {
  let length: u32 = 0;
  for (let set: u32 = 0; set < 1 << tiles; set++) length += factorial(popcnt(set));
  return length;
}

/** Where the numbers of each set begin, counted in numbers: a word for each of the 2 ** tiles sets. */
export function layStarts(tiles: u32, starts: usize): void {
  let at: u32 = 0;
  for (let set: u32 = 0; set < 1 << tiles; set++) {
    store<u32>(starts + (<usize>set << 2), at);
    at += factorial(popcnt(set));
  }
}

/**
 * Fills `room` with the sums of all sets and returns where those of all tiles begin. `weights` has the weight of tile t
 * in place p at t * tiles + p; `starts` is what `layStarts` laid.
 */
export function sums<T>(tiles: u32, weights: usize, starts: usize, room: usize): usize {
  const all: u32 = (1 << tiles) - 1;
  store<T>(room, <T>0);
  for (let set: u32 = 1; set <= all; set++) {
    const place = tiles - popcnt(set);
    let to = startOf<T>(set, starts, room);
    for (let left = set; left; left &= left - 1) {
      const tile = ctz(left);
      const rest = set & ~(1 << tile);
      const weight = v128.splat<T>(load<T>(weights + <usize>(tile * tiles + place) * sizeof<T>()));
      let from = startOf<T>(rest, starts, room);
      const next = to + startOf<T>(rest + 1, starts, 0) - startOf<T>(rest, starts, 0);
      // The last block may run over the end; what it spoils is written later.
      for (let at = to; at < next; at += 16, from += 16) v128.store(at, v128.add<T>(v128.load(from), weight));
      to = next;
    }
  }
  return startOf<T>(all, starts, room);
}

// @ts-ignore: a decorator
@inline
function startOf<T>(set: u32, starts: usize, room: usize): usize {
  return room + <usize>load<u32>(starts + (<usize>set << 2)) * sizeof<T>();
}
