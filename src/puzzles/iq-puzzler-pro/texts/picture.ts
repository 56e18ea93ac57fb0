/** What a screen reader says instead of a picture. */
import { columnsOf, layersOf, rowsOf } from './amounts.ts';

const after = (rows: string) => (rows === '' ? '.' : `: ${rows}.`);

export const picture = {
  'scene-flat': (p: { rows: number; columns: number }) => ({
    en: `Board of ${rowsOf(p.rows)} and ${columnsOf(p.columns)}`,
    id: `Papan ${p.rows} baris dan ${p.columns} kolom`,
  }),
  'scene-outline': (p: { rows: number; columns: number }) => ({
    en: `Board with closed cells, ${rowsOf(p.rows)} and ${columnsOf(p.columns)}`,
    id: `Papan dengan petak tertutup, ${p.rows} baris dan ${p.columns} kolom`,
  }),
  'scene-diagonal': { en: 'The diagonal board', id: 'Papan diagonal' },
  'scene-pyramid': (p: { side: number }) => ({
    en: `Pyramid of ${layersOf(p.side)}, from the top`,
    id: `Piramida ${p.side} lapis, dari atas`,
  }),
  'scene-box': (p: { layers: number; rows: number; columns: number }) => ({
    en: `Box of ${layersOf(p.layers)} from the top, ${rowsOf(p.rows)} and ${columnsOf(p.columns)}`,
    id: `Kotak ${p.layers} lapis dari atas, ${p.rows} baris dan ${p.columns} kolom`,
  }),
  'scene-start': (p: { board: string; placed: string; left: string; rows: string }) => ({
    en:
      (p.placed === '' ? `${p.board}, empty.` : `${p.board}, with ${p.placed} in place${after(p.rows)}`) +
      (p.left === '' ? '' : ` Pieces left: ${p.left}.`),
    id:
      (p.placed === '' ? `${p.board}, kosong.` : `${p.board}, dengan ${p.placed} terpasang${after(p.rows)}`) +
      (p.left === '' ? '' : ` Keping tersisa: ${p.left}.`),
  }),
  'scene-step': (p: { board: string; name: string; step: number; steps: number; rows: string }) => ({
    en: `Step ${p.step} of ${p.steps}: piece ${p.name}. ${p.board}${after(p.rows)}`,
    id: `Langkah ${p.step} dari ${p.steps}: keping ${p.name}. ${p.board}${after(p.rows)}`,
  }),
} as const;
