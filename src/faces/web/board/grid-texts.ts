/** Sentences that boards of cells and games of moves say, with those that every board says. */
import { texter } from '../../../contract/index.ts';
import { sharedTexts } from './texts.ts';

export const gridTexts = {
  ...sharedTexts,
  'key-travel': { en: 'Ctrl+Z and Ctrl+Y: undo and redo', id: 'Ctrl+Z dan Ctrl+Y: urungkan dan ulangi' },
  blank: { en: 'blank', id: 'kosong' },
  'board-cells': { en: 'Cells of the board', id: 'Petak papan' },
  'the-board': { en: 'Board', id: 'Papan' },
  rows: { en: 'Rows', id: 'Baris' },
  columns: { en: 'Columns', id: 'Kolom' },
  size: (p: { rows: number; columns: number }) => ({ en: `${p.rows} × ${p.columns}`, id: `${p.rows} × ${p.columns}` }),
  shuffle: { en: 'Shuffle', id: 'Acak' },
  start: { en: 'Start', id: 'Mulai' },
} as const;

export const gridText = texter(gridTexts);
