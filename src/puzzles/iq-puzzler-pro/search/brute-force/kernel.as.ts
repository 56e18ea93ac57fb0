/**
 * Brute force at full speed (AssemblyScript). A try is eight bytes: on few cells the set of its cells as one word, on
 * many the address of a shape and how far it is moved. search.ts lays the tables and says what they mean.
 */

/** Reports `nodes` more nodes, while the first `places` places have a try laid. Throws to stop. */
@external("env", "tick")
declare function tick(nodes: u32, places: u32): void;

/** Every piece lies. Throws to stop. */
@external("env", "found")
declare function found(): void;

/** Twelve bytes for each place in the order: where its tries begin and end, and the place before it of the same kind. */
let places: usize = 0;
let last: usize = 0;
/** For each place four bytes: the try that is laid there. */
let laid: usize = 0;
/** On many cells, a byte for each: whether it is taken. */
let ground: usize = 0;
let enough: bool = false;
let perCase: u32 = 0;
let perCall: u32 = 0;
/** Nodes that have not been reported yet. */
let pending: u32 = 0;

const OFTEN: u32 = 65536;
const NONE: u32 = 0xffffffff;

/** Sets the tables for this many pieces; `cases`: whether to count looks at tries instead of calls. */
export function set(pieces: u32, placesAt: usize, laidAt: usize, groundAt: usize, success: bool, cases: bool): void {
  places = placesAt;
  last = <usize>pieces;
  laid = laidAt;
  ground = groundAt;
  enough = success;
  perCase = cases ? 1 : 0;
  perCall = cases ? 0 : 1;
  pending = 0;
}

/** Searches with the set of taken cells in one word. Returns the nodes that have not been reported. */
export function narrow(taken: u64): u32 {
  layNarrow(0, taken);
  return pending;
}

/** Searches with a byte for each cell. Returns the nodes that have not been reported. */
export function wide(): u32 {
  layWide(0);
  return pending;
}

function layNarrow(place: usize, taken: u64): void {
  enter(place);
  if (place == last) return end();
  const entry = places + place * 12;
  const to = <usize>load<u32>(entry, 4);
  const before = load<u32>(entry, 8);
  // Behind an interchangeable piece means: on no cell below its least one.
  const blocked = before == NONE ? taken : taken | (lowest(load<u64>(laidAt(before))) - 1);
  let at = <usize>load<u32>(entry);
  let counted = at;
  for (; at < to; at += 8) {
    const cells = load<u64>(at);
    if (cells & blocked) continue;
    store<u32>(laid + (place << 2), <u32>at);
    count(at + 8 - counted);
    counted = at + 8;
    layNarrow(place + 1, taken | cells);
  }
  count(at - counted);
}

function layWide(place: usize): void {
  enter(place);
  if (place == last) return end();
  const entry = places + place * 12;
  const to = <usize>load<u32>(entry, 4);
  const before = load<u32>(entry, 8);
  const least: u32 = before == NONE ? 0 : leastOf(laidAt(before));
  let at = <usize>load<u32>(entry);
  let counted = at;
  for (; at < to; at += 8) {
    if (!isFree(at) || leastOf(at) < least) continue;
    store<u32>(laid + (place << 2), <u32>at);
    count(at + 8 - counted);
    counted = at + 8;
    mark(at, 1);
    layWide(place + 1);
    mark(at, 0);
  }
  count(at - counted);
}

// @ts-ignore: a decorator
@inline
function enter(place: usize): void {
  pending += perCall;
  if (pending >= OFTEN) tell(place);
}

/** Counts the tries in a stretch of the table. */
// @ts-ignore: a decorator
@inline
function count(bytes: usize): void {
  pending += perCase * (<u32>bytes >> 3);
}

/** Every piece lies. */
function end(): void {
  if (!enough) return;
  tell(last);
  found();
}

function tell(place: usize): void {
  const nodes = pending;
  pending = 0;
  tick(nodes, <u32>place);
}

function laidAt(place: u32): usize {
  return <usize>load<u32>(laid + (<usize>place << 2));
}

// @ts-ignore: a decorator
@inline
function lowest(cells: u64): u64 {
  return cells & (0 - cells);
}

/** A shape is the number of its cells and then the cells. */
// @ts-ignore: a decorator
@inline
function isFree(at: usize): bool {
  const shape = <usize>load<u32>(at);
  const from = ground + <usize>load<u32>(at, 4);
  const to = shape + (<usize>load<u32>(shape) << 2);
  for (let cell = shape; cell < to; cell += 4) {
    if (load<u8>(from + <usize>load<u32>(cell, 4))) return false;
  }
  return true;
}

function mark(at: usize, taken: u8): void {
  const shape = <usize>load<u32>(at);
  const from = ground + <usize>load<u32>(at, 4);
  const to = shape + (<usize>load<u32>(shape) << 2);
  for (let cell = shape; cell < to; cell += 4) store<u8>(from + <usize>load<u32>(cell, 4), taken);
}

function leastOf(at: usize): u32 {
  return load<u32>(at, 4) + load<u32>(load<u32>(at), 4);
}
