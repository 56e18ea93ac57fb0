/** What the judge of a filling has to say. */
import { cellsOf, layersOf, rowsOf } from './amounts.ts';

export const judging = {
  'cell-flat': (p: { row: number; column: number }) => ({
    en: `row ${p.row}, column ${p.column}`,
    id: `baris ${p.row}, kolom ${p.column}`,
  }),
  'cell-in-space': (p: { layer: number; row: number; column: number }) => ({
    en: `layer ${p.layer} from the top, row ${p.row}, column ${p.column}`,
    id: `lapisan ${p.layer} dari atas, baris ${p.row}, kolom ${p.column}`,
  }),
  'wrong-layers': (p: { found: number; wanted: number }) => ({
    en: `The board has ${layersOf(p.wanted)}, this has ${p.found}.`,
    id: `Papan punya ${p.wanted} lapisan, jawaban ini ${p.found}.`,
  }),
  'wrong-rows': (p: { found: number; wanted: number }) => ({
    en: `The board has ${rowsOf(p.wanted)}, this has ${p.found}.`,
    id: `Papan punya ${p.wanted} baris, jawaban ini ${p.found}.`,
  }),
  'wrong-columns': (p: { row: number; found: number; wanted: number }) => ({
    en: `Row ${p.row} has ${cellsOf(p.wanted)}, here it has ${p.found}.`,
    id: `Baris ${p.row} punya ${p.wanted} petak, di sini ${p.found}.`,
  }),
  'wrong-rows-in-space': (p: { layer: number; found: number; wanted: number }) => ({
    en: `Layer ${p.layer} has ${rowsOf(p.wanted)}, here it has ${p.found}.`,
    id: `Lapisan ${p.layer} punya ${p.wanted} baris, di sini ${p.found}.`,
  }),
  'wrong-columns-in-space': (p: { layer: number; row: number; found: number; wanted: number }) => ({
    en: `Row ${p.row} of layer ${p.layer} has ${cellsOf(p.wanted)}, here it has ${p.found}.`,
    id: `Baris ${p.row} di lapisan ${p.layer} punya ${p.wanted} petak, di sini ${p.found}.`,
  }),
  'cell-is-closed': (p: { cell: string; found: string }) => ({
    en: `The cell at ${p.cell} is closed, but "${p.found}" lies there.`,
    id: `Petak di ${p.cell} tertutup, tetapi ada "${p.found}" di sana.`,
  }),
  'cell-is-open': (p: { cell: string }) => ({
    en: `The cell at ${p.cell} is open, but here it is closed.`,
    id: `Petak di ${p.cell} terbuka, tetapi di sini tertutup.`,
  }),
  'no-such-piece': (p: { cell: string; found: string }) => ({
    en: `No piece is called "${p.found}", which lies at ${p.cell}.`,
    id: `Tidak ada keping bernama "${p.found}", yang ada di ${p.cell}.`,
  }),
  'cells-empty': (p: { count: number; cell: string }) => ({
    en: `Empty cells: ${p.count}, the first at ${p.cell}; every cell must be filled.`,
    id: `Petak kosong: ${p.count}, yang pertama di ${p.cell}; semua petak harus terisi.`,
  }),
  'piece-missing': (p: { name: string }) => ({
    en: `Piece ${p.name} is missing.`,
    id: `Keping ${p.name} belum dipakai.`,
  }),
  'piece-size': (p: { name: string; found: number; wanted: number; cell: string }) => ({
    en: `Piece ${p.name} has ${cellsOf(p.wanted)}, here it has ${p.found}, the first at ${p.cell}.`,
    id: `Keping ${p.name} punya ${p.wanted} petak, di sini ${p.found}, yang pertama di ${p.cell}.`,
  }),
  'piece-shape': (p: { name: string; cell: string }) => ({
    en: `Piece ${p.name}, which begins at ${p.cell}, has another shape.`,
    id: `Keping ${p.name}, yang mulai di ${p.cell}, seharusnya berbentuk lain.`,
  }),
  'piece-turned-over': (p: { name: string; cell: string }) => ({
    en: `Piece ${p.name}, which begins at ${p.cell}, may not be turned over.`,
    id: `Keping ${p.name}, yang mulai di ${p.cell}, tidak boleh dibalik.`,
  }),
  'piece-turned': (p: { name: string; cell: string }) => ({
    en: `Piece ${p.name}, which begins at ${p.cell}, may not be turned.`,
    id: `Keping ${p.name}, yang mulai di ${p.cell}, tidak boleh diputar.`,
  }),
  'piece-moved': (p: { name: string; cell: string }) => ({
    en: `Piece ${p.name} lay already, beginning at ${p.cell}, and must stay there.`,
    id: `Keping ${p.name} sudah terpasang mulai dari ${p.cell}, dan harus tetap di sana.`,
  }),
} as const;
