/**
 * Tells in one pass over the cells whether a filling is right; what is wrong with one that is not, index.ts says. Millions of
 * solutions are listed, so each costs a few table look-ups a cell.
 *
 * For each piece there is a tree of the ways in which it may lie: from cell to cell in reading order, its branches are the
 * steps from the piece's first cell. A piece lies right where its cells lead from the root to the end of a way.
 */
import { CLOSED, EMPTY, type Filling } from '../model.ts';

/** Beyond this many cells the table of steps between any two would be large. */
const MOST = 256;
/** Every name of a piece is a character below this. */
const CHARACTERS = 128;
const NONE = -1;
const GAP = -2;
const HOLE = -3;

export interface Known {
  /** The number of columns of each row of each layer. */
  readonly layers: readonly (readonly number[])[];
  /** Every cell in reading order, closed ones too. */
  readonly cells: readonly { readonly number: number; readonly open: boolean }[];
  /** The names of the pieces, and for each the ways in which it may lie: numbers of cells, less the first of them. */
  readonly names: readonly string[];
  readonly ways: readonly (readonly (readonly number[])[])[];
  readonly gaps: boolean;
}

/** True only for what is right in every cell; undefined where the board is too large for it. */
export function quickJudge({ layers, cells, names, ways, gaps }: Known): ((filling: Filling) => boolean) | undefined {
  if (cells.length > MOST) return undefined;
  const { roots, ends, next, stepOf, steps } = treesOf(ways);
  const between = Int16Array.from({ length: cells.length ** 2 }, (_, i) => {
    const [from, to] = [Math.floor(i / cells.length), i % cells.length];
    return stepOf.get(cells[to]!.number - cells[from]!.number) ?? NONE;
  });
  const meaning = new Int16Array(CHARACTERS).fill(NONE);
  for (const [piece, name] of names.entries()) meaning[name.charCodeAt(0)] = piece;
  if (gaps) meaning[EMPTY.charCodeAt(0)] = GAP;
  meaning[CLOSED.charCodeAt(0)] = HOLE;
  const open = Uint8Array.from(cells, (cell) => (cell.open ? 1 : 0));
  /** For each piece where its first cell is, and how far its cells have come in its tree. */
  const first = new Int16Array(names.length);
  const at = new Int32Array(names.length);
  const size = cells.length;

  return (filling) => {
    if (filling.length !== layers.length) return false;
    at.fill(NONE);
    let cell = 0;
    for (let layer = 0; layer < layers.length; layer++) {
      const rows = filling[layer]!;
      const lengths = layers[layer]!;
      if (rows.length !== lengths.length) return false;
      for (let row = 0; row < rows.length; row++) {
        const line = rows[row]!;
        const columns = lengths[row]!;
        if (line.length !== columns) return false;
        for (let column = 0; column < columns; column++, cell++) {
          const code = line.charCodeAt(column);
          const piece = code < CHARACTERS ? meaning[code]! : NONE;
          if (open[cell] === 0 ? piece !== HOLE : piece === NONE || piece === HOLE) return false;
          if (piece < 0) continue;
          const node = at[piece]!;
          if (node === NONE) {
            first[piece] = cell;
            at[piece] = roots[piece]!;
          } else {
            const step = between[first[piece]! * size + cell]!;
            const further = step === NONE ? 0 : next[node * steps + step]!;
            if (further === 0) return false;
            at[piece] = further;
          }
        }
      }
    }
    for (let piece = 0; piece < at.length; piece++) if (at[piece] === NONE || ends[at[piece]!] === 0) return false;
    return true;
  };
}

/** The trees of all pieces in one table: `next[node * steps + step]` is the node after a step, 0 where no way has it. */
function treesOf(ways: Known['ways']) {
  const stepOf = new Map([...new Set(ways.flat(2))].map((step, i) => [step, i]));
  const steps = stepOf.size;
  /** Node 0 is nothing; each node has its branches by the number of the step. */
  const nodes: { readonly branches: Map<number, number>; isEnd: boolean }[] = [{ branches: new Map(), isEnd: false }];
  const grow = () => nodes.push({ branches: new Map(), isEnd: false }) - 1;
  const roots = ways.map((each) => {
    const root = grow();
    for (const [, ...way] of each) {
      let node = root;
      for (const number of way) {
        const step = stepOf.get(number)!;
        const { branches } = nodes[node]!;
        if (!branches.has(step)) branches.set(step, grow());
        node = branches.get(step)!;
      }
      nodes[node]!.isEnd = true;
    }
    return root;
  });
  const next = new Int32Array(nodes.length * steps);
  for (const [node, { branches }] of nodes.entries()) {
    for (const [step, to] of branches) next[node * steps + step] = to;
  }
  return { roots, ends: Uint8Array.from(nodes, ({ isEnd }) => (isEnd ? 1 : 0)), next, stepOf, steps };
}
