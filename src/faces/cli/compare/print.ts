/** The report of a comparison in a terminal: sentences wrapped, tables in columns. */
import type { Block, Table } from '../../../lab/compare/report.ts';
import type { Terminal } from '../terminal.ts';
import { wrapped } from '../wrap.ts';

export function printReport(terminal: Terminal, blocks: readonly Block[]): void {
  const { colors, print } = terminal;
  const paint = { heading: colors.bold, words: colors.bold, warning: colors.yellow, quiet: colors.dim };
  for (const block of blocks) {
    if (block.kind === 'plot') continue;
    if (block.kind === 'table') printTable(terminal, block);
    else print(paint[block.kind](wrapped(terminal, block.text)));
  }
}

/** Columns without a value in any row are left out: there is little room. */
function printTable(terminal: Terminal, { caption, columns, rows }: Table): void {
  const { colors, print } = terminal;
  const used = columns.flatMap((_, i) => (rows.some(({ cells }) => cells[i] !== '') ? [i] : []));
  const widths = used.map((i) => Math.max(columns[i]!.name.length, ...rows.map(({ cells }) => cells[i]!.length)));
  const line = (cells: readonly string[]) =>
    used
      .map((i, at) => (columns[i]!.isNumber ? cells[i]!.padStart(widths[at]!) : cells[i]!.padEnd(widths[at]!)))
      .join('  ')
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
