/** The report of a comparison in a terminal: sentences wrapped, tables in columns. */
import type { Block, Table } from '../../../lab/compare/report.ts';
import type { Terminal } from '../terminal.ts';
import { wrapped } from '../wrap.ts';

const GAP = '  ';

export function printReport(terminal: Terminal, blocks: readonly Block[]): void {
  const { colors, print } = terminal;
  const paint = { heading: colors.bold, words: colors.bold, warning: colors.yellow, quiet: colors.dim };
  for (const block of blocks) {
    if (block.kind === 'plot') continue;
    if (block.kind === 'table') printTable(terminal, block);
    else print(paint[block.kind](wrapped(terminal, block.text)));
  }
}

/** The name and what came of it are always there. */
const LEAST_COLUMNS = 3;

/**
 * Columns without a value in any row are left out, and on a screen those at the end that would not fit beside the others;
 * files, pipes and JSON have all of them.
 */
function printTable(terminal: Terminal, { caption, columns, rows }: Table): void {
  const { colors, print, output } = terminal;
  const filled = columns.flatMap((_, i) => (rows.some(({ cells }) => cells[i] !== '') ? [i] : []));
  const widthOf = (i: number) => Math.max(columns[i]!.name.length, ...rows.map(({ cells }) => cells[i]!.length));
  const room = output.isTTY ? output.columns || 80 : Number.POSITIVE_INFINITY;
  let taken = -GAP.length;
  const used = filled.filter((i, at) => {
    taken += widthOf(i) + GAP.length;
    return at < LEAST_COLUMNS || taken < room;
  });
  const widths = used.map(widthOf);
  const line = (cells: readonly string[]) =>
    used
      .map((i, at) => (columns[i]!.isNumber ? cells[i]!.padStart(widths[at]!) : cells[i]!.padEnd(widths[at]!)))
      .join(GAP)
      .trimEnd();
  print('');
  print(colors.bold(caption));
  print(colors.dim(line(columns.map(({ name }) => name))));
  for (const { cells, note, isWrong } of rows) {
    print(isWrong ? colors.red(line(cells)) : line(cells));
    if (note !== undefined) print(`  ${colors.dim(wrapped(terminal, note, 2))}`);
  }
  print('');
}
