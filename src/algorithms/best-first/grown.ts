/** Columns of numbers that become longer, as long as there is memory. */

type Numbers = Uint8Array | Uint16Array | Int32Array | Uint32Array;

/** The same numbers in longer columns; nothing where the platform has no memory for them. */
export function grown<T extends Numbers[]>(columns: readonly [...T], length: number): [...T] | undefined {
  try {
    return columns.map((column) => longer(column, length)) as [...T];
  } catch {
    return undefined;
  }
}

function longer(numbers: Numbers, length: number): Numbers {
  const column = new (numbers.constructor as new (length: number) => Numbers)(length);
  column.set(numbers);
  return column;
}
