/** What kernels that go by the states of lines have in common (AssemblyScript); walking.ts says what the states are. */

// @ts-ignore: a decorator
@inline
export function isVertical(move: u32): bool {
  return move == 0 || move == 3;
}

/** The state after a tile of this home line has moved into the blank's line. */
// @ts-ignore: a decorator
@inline
export function linked(links: usize, lines: u32, state: u32, move: u32, home: u32): u32 {
  return load<u32>(links + <usize>(((2 * state + (move >> 1)) * lines + home) << 2));
}

// @ts-ignore: a decorator
@inline
export function farOf(table: usize, index: u32): u32 {
  return <u32>load<u8>(table + index);
}

/** For each tile two bytes: its home row and its home column. */
// @ts-ignore: a decorator
@inline
export function homeRow(homes: usize, tile: u32): u32 {
  return <u32>load<u8>(homes + (tile << 1));
}

// @ts-ignore: a decorator
@inline
export function homeColumn(homes: usize, tile: u32): u32 {
  return <u32>load<u8>(homes + (tile << 1), 1);
}

/** The board after a tile has slid into the blank. */
// @ts-ignore: a decorator
@inline
export function movedBoard(board: u64, tile: u32, from: u32, blank: u32): u64 {
  return board ^ (<u64>tile << (from << 2)) ^ (<u64>tile << (blank << 2));
}
