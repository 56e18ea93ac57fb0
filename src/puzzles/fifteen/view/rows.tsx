/** The board row by row in words, for screen readers. */
import type { Speaker } from '../../../contract/index.ts';
import type { Cells, Size } from '../model.ts';
import { text } from './texts.ts';

/** The rows as sentences. */
export function rowTexts(cells: Cells, { rows, columns }: Size, say: Speaker): readonly string[] {
  const blank = say(text('blank'));
  return Array.from({ length: rows }, (_, row) => {
    const tiles = cells.slice(row * columns, (row + 1) * columns).map((tile) => tile || blank);
    return say(text('row', { row: row + 1, tiles: tiles.join(' ') }));
  });
}

export function Rows({ cells, size, say }: { cells: Cells; size: Size; say: Speaker }) {
  return (
    <ol class="unseen">
      {rowTexts(cells, size, say).map((row, i) => (
        <li key={i}>{row}</li>
      ))}
    </ol>
  );
}
