/** The puzzle itself: its name, how it is written, its examples and pictures. */
import { amount } from '../../../contract/index.ts';

export const general = {
  name: { en: '15 puzzle', id: 'Teka-teki 15' },
  summary: {
    en: 'Slide the tiles into order, from the classic 4 x 4 to any size.',
    id: 'Geser ubin sampai berurutan, dari 4 x 4 yang klasik sampai ukuran apa pun.',
  },
  'help-instance': {
    en: 'One row per line with - for the blank, or rows separated by slashes. A square board may stand on one line without slashes; any other board then needs its size first: 3x4: 1 2 … After the board you may add goal: with rows of its own, and metric: multi.',
    id: 'Satu baris papan per baris dengan - untuk kotak kosong, atau baris-baris yang dipisahkan garis miring. Papan persegi boleh ditulis dalam satu baris tanpa garis miring; papan lain perlu ukuran di depannya: 3x4: 1 2 … Setelah papan boleh ditambahkan goal: dengan baris-barisnya sendiri, dan metric: multi.',
  },
  'help-solution': {
    en: 'The directions in which the tiles slide: U up, R right, D down, L left, with repeat counts: UR2DL3.',
    id: 'Arah ubin bergeser: U atas, R kanan, D bawah, L kiri, dengan angka untuk langkah yang berulang: UR2DL3.',
  },
  cost: amount('move', 'moves', 'langkah'),
  'example-report': (p: { number: number; steps: number }) => ({
    en: `Case ${p.number} of the report: ${p.steps} moves`,
    id: `Kasus ${p.number} dari laporan: ${p.steps} langkah`,
  }),
  'example-loyd': { en: '14 and 15 swapped: no solution', id: '14 dan 15 tertukar: tanpa solusi' },
  'example-korf': { en: 'Korf’s first board: 57 moves', id: 'Papan pertama Korf: 57 langkah' },
  'example-hardest': { en: 'One of the 17 hardest: 80 moves', id: 'Salah satu dari 17 yang tersulit: 80 langkah' },
  'example-eight': { en: '8 puzzle, as hard as it gets: 31 moves', id: 'Teka-teki 8 yang tersulit: 31 langkah' },
  'example-three-by-four': { en: '3 x 4, shuffled', id: '3 x 4, diacak' },
  'example-goal': { en: 'A goal of its own: round the blank', id: 'Tujuan sendiri: mengelilingi kotak kosong' },
  'example-twenty-four': { en: '24 tiles on 5 x 5', id: '24 ubin di 5 x 5' },
  'example-ninety-nine': { en: '99 tiles on 10 x 10', id: '99 ubin di 10 x 10' },
  'scene-start': (p: { rows: number; columns: number; cells: string }) => ({
    en: `Sliding tiles, ${p.rows} by ${p.columns}${p.cells === '' ? '' : `: ${spoken(p.cells, 'blank')}`}.`,
    id: `Ubin geser, ${p.rows} kali ${p.columns}${p.cells === '' ? '' : `: ${spoken(p.cells, 'kosong')}`}.`,
  }),
  'scene-step': (p: { step: number; steps: number; home: number; tiles: number; cells: string }) => ({
    en: `After ${p.step} of ${p.steps} moves, ${p.home} of ${p.tiles} tiles at home${p.cells === '' ? '' : `: ${spoken(p.cells, 'blank')}`}.`,
    id: `Setelah ${p.step} dari ${p.steps} langkah, ${p.home} dari ${p.tiles} ubin di tempatnya${p.cells === '' ? '' : `: ${spoken(p.cells, 'kosong')}`}.`,
  }),
} as const;

/** Rows as a screen reader says them: a dash would go unheard. */
function spoken(cells: string, blank: string): string {
  return cells.replace('-', blank);
}
