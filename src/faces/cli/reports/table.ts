/** The figures of one document in columns: what is short first, then what the figure is, and below it why ours differs. */
import { shown } from '../../../contract/index.ts';
import { labText } from '../../../lab/texts.ts';
import { commonText } from '../../../presentation/texts.ts';
import type { Terminal } from '../terminal.ts';
import { cliText } from '../texts.ts';
import { wrapped } from '../wrap.ts';

export interface FigureRow {
  readonly what: string;
  readonly published: number | string;
  readonly ours: number | string | undefined;
  readonly agrees: boolean;
  readonly isDifference: boolean;
  readonly why: string | undefined;
  readonly before: number | undefined;
  readonly now: number | undefined;
}

const NOTHING = '-';

export function figureTable(terminal: Terminal, rows: readonly FigureRow[]): readonly string[] {
  const { colors, speaker } = terminal;
  const say = speaker();
  const value = (of: number | string | undefined) =>
    of === undefined ? NOTHING : say(labText('report-value', { value: typeof of === 'string' ? shown(of) : of }));
  const time = (ms: number | undefined) => (ms === undefined ? NOTHING : say(commonText('duration', { ms })));
  const heads = (['published', 'ours', 'same', 'then', 'now', 'what'] as const).map((name) =>
    say(cliText(`reports-${name}`)),
  );
  const cells = rows.map((row) => [
    value(row.published),
    value(row.ours),
    say(cliText(row.agrees ? 'yes' : 'no')),
    time(row.before),
    time(row.now),
  ]);
  const widths = cells[0]!.map((_, i) => Math.max(heads[i]!.length, ...cells.map((row) => row[i]!.length)));
  const line = (row: readonly string[], what: string) =>
    `${row.map((cell, i) => cell.padStart(widths[i]!)).join('  ')}  ${what}`;
  const margin = line(
    widths.map(() => ''),
    '',
  ).length;
  return [
    colors.dim(line(heads.slice(0, -1), heads.at(-1)!)),
    ...rows.flatMap((row, i) => {
      const paint = row.isDifference ? colors.red : row.agrees ? (text: string) => text : colors.yellow;
      const why = row.why === undefined ? [] : [`  ${colors.dim(wrapped(terminal, row.why, 2))}`];
      return [paint(line(cells[i]!, wrapped(terminal, row.what, margin))), ...why];
    }),
  ];
}
