/** What may be wrong with an answer, and with a move that a player makes. */
import { numberFormat } from '../../../contract/index.ts';

const en = numberFormat('en');
const id = numberFormat('id');

export const judging = {
  'move-impossible': (p: { number: number; move: string; row: number; column: number }) => ({
    en: `Move ${en.format(p.number)}, ${p.move}, cannot be made: with the blank at row ${p.row}, column ${p.column}, no tile can slide that way.`,
    id: `Langkah ${id.format(p.number)}, ${p.move}, tidak bisa dilakukan: dengan kotak kosong di baris ${p.row}, kolom ${p.column}, tidak ada ubin yang bisa bergeser ke arah itu.`,
  }),
  'not-there-yet': (p: { moves: number; wrong: number; tile: number; row: number; column: number }) => ({
    en: `After ${en.format(p.moves)} ${p.moves === 1 ? 'move' : 'moves'} ${p.wrong} ${p.wrong === 1 ? 'tile is' : 'tiles are'} out of place; ${p.tile} belongs at row ${p.row}, column ${p.column}.`,
    id: `Setelah ${id.format(p.moves)} langkah masih ada ${p.wrong} ubin salah tempat; ${p.tile} seharusnya di baris ${p.row}, kolom ${p.column}.`,
  }),
  'help-moves': {
    en: 'Type U, R, D or L for the way a tile slides (also U2 or LLU), or a tile’s number: it slides towards the blank, together with the tiles in between.',
    id: 'Ketik U, R, D, atau L menurut arah ubin bergeser (juga U2 atau LLU), atau nomor ubin: ubin itu bergeser ke kotak kosong beserta ubin di antaranya.',
  },
  'move-no-tile': (p: { number: string; most: number }) => ({
    en: `There is no tile ${p.number}; they go from 1 to ${p.most}.`,
    id: `Tidak ada ubin ${p.number}; nomornya dari 1 sampai ${p.most}.`,
  }),
  'move-not-in-line': (p: { number: number; row: number; column: number }) => ({
    en: `Tile ${p.number} cannot slide: it is neither in row ${p.row} nor in column ${p.column}, where the blank is.`,
    id: `Ubin ${p.number} tidak bisa bergeser: letaknya bukan di baris ${p.row} atau kolom ${p.column}, tempat kotak kosong.`,
  }),
} as const;
