import { expect, it } from 'vitest';
import type { Table } from '../../../lab/compare/report.ts';
import type { Terminal } from '../terminal.ts';
import { printReport } from './print.ts';

const column = (name: string) => ({ name, isNumber: true });
const table: Table = {
  kind: 'table',
  caption: 'Scores',
  columns: ['Strategy', 'Status', 'Search', 'Empty', 'Counted', 'Memory'].map(column),
  rows: [{ cells: ['a-strategy', 'solved', '1 ms', '', '12 nodes', '50 MB'], note: 'Why.' }],
};

function printed(isTTY: boolean, columns: number): readonly string[] {
  const lines: string[] = [];
  const plain = (text: string) => text;
  const terminal = {
    colors: { bold: plain, dim: plain, red: plain, yellow: plain },
    output: { isTTY, columns },
    print: (line: string) => lines.push(line),
  };
  printReport(terminal as unknown as Terminal, [table]);
  return lines;
}

it('leaves out columns without a value, and on a screen those that do not fit', () => {
  expect(printed(false, 10)).toEqual([
    '',
    'Scores',
    '  Strategy  Status  Search   Counted  Memory',
    'a-strategy  solved    1 ms  12 nodes   50 MB',
    '  Why.',
    '',
  ]);
  expect(printed(true, 44)[3]).toBe('a-strategy  solved    1 ms  12 nodes');
  expect(printed(true, 45)[3]).toBe('a-strategy  solved    1 ms  12 nodes   50 MB');
  // The first three stay, however narrow it is.
  expect(printed(true, 10)[3]).toBe('a-strategy  solved    1 ms');
});
