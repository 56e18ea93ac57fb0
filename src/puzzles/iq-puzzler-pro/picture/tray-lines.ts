/** The pieces that are left, as lines of letters side by side below the board. */
import type { Mark } from '../../../contract/index.ts';
import type { Piece, Task } from '../model.ts';

/** As wide as an old terminal. */
const WIDTH = 72;
const BETWEEN = 3;

type Block = { readonly rows: readonly (readonly Mark[])[]; readonly width: number };

/** An empty line, and then the pieces in as many rows as they need; nothing where none is left. */
export function trayLines({ pieces, placed }: Task): readonly (readonly Mark[])[] {
  const lying = new Set(placed.map(({ piece }) => piece));
  const blocks = pieces.flatMap((piece, tint) => (lying.has(tint) ? [] : [blockOf(piece, tint)]));
  const shelves: Block[][] = [];
  let room = 0;
  for (const block of blocks) {
    if (block.width > room) {
      shelves.push([]);
      room = WIDTH;
    }
    shelves.at(-1)!.push(block);
    room -= block.width + BETWEEN;
  }
  return shelves.flatMap((shelf) => [[], ...linesOf(shelf)]);
}

/** A piece as it is drawn; layers stand side by side. */
function blockOf({ name, shape }: Piece, tint: number): Block {
  const [layers, rows, columns] = [0, 1, 2].map((d) => 1 + Math.max(...shape.map((spot) => spot[d]!))) as [
    number,
    number,
    number,
  ];
  const there = new Set(shape.map(String));
  const width = layers * (columns + 1) - 1;
  const drawn = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: width }, (_, at): Mark => {
      const layer = Math.floor(at / (columns + 1));
      const column = at % (columns + 1);
      if (column === columns) return { text: '|' };
      return there.has(String([layer, row, column])) ? { text: name, tint } : { text: ' ' };
    }),
  );
  return { rows: drawn, width };
}

function linesOf(shelf: readonly Block[]): (readonly Mark[])[] {
  const height = Math.max(...shelf.map(({ rows }) => rows.length));
  return Array.from({ length: height }, (_, row) => {
    const marks = shelf.flatMap((block) => [...(block.rows[row] ?? blank(block.width)), ...blank(BETWEEN)]);
    return marks.slice(0, marks.findLastIndex(({ text }) => text !== ' ') + 1);
  });
}

const blank = (width: number): Mark[] => Array.from({ length: width }, () => ({ text: ' ' }));
