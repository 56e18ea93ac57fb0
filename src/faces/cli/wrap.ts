/** Long sentences broken between words where a person reads them on a screen, and the rows that lines take there; pipes get them whole. */
import { stripVTControlCharacters } from 'node:util';
import type { Terminal } from './terminal.ts';

/** Fewer columns than this would make a column of single words. */
const NARROWEST = 20;

/** Lines that fit beside a margin of `margin` columns; all lines but the first are indented by it. */
export function wrapped({ output }: Pick<Terminal, 'output'>, text: string, margin = 0): string {
  const width = (output.columns || 80) - margin - 1;
  if (!output.isTTY || width < NARROWEST) return text;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join(`\n${' '.repeat(margin)}`);
}

/** How many rows of the screen some lines take, which may be longer than a row. */
export function rowsTaken({ output }: Pick<Terminal, 'output'>, lines: string): number {
  const columns = output.columns || 80;
  const widths = stripVTControlCharacters(lines)
    .split('\n')
    .map((line) => line.length);
  return widths.reduce((rows, width) => rows + Math.max(1, Math.ceil(width / columns)), 0);
}
