/** Small numbers that several kernels count with (AssemblyScript). */

const FACTORIALS = memory.data<u32>([1, 1, 2, 6, 24, 120, 720, 5040, 40320]);

/** Of at most 8. */
// @ts-ignore: a decorator
@inline
export function factorial(n: u32): u32 {
  return load<u32>(FACTORIALS + (<usize>n << 2));
}

/** How many steps lie between two cells when nothing is in the way. */
export function distance(columns: u32, a: u32, b: u32): u32 {
  const width = <i32>columns;
  return abs(<i32>a / width - <i32>b / width) + abs((<i32>a % width) - (<i32>b % width));
}
