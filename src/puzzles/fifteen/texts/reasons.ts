/** What a trace says of its nodes: why nothing comes of one, what a stage is for, and what the figures are called. */
import { numberFormat } from '../../../contract/index.ts';

const en = numberFormat('en');
const id = numberFormat('id');
const moves = (n: number) => (n === 1 ? '1 move' : `${en.format(n)} moves`);
const tiles = (n: number) => (n === 1 ? '1 tile' : `${en.format(n)} tiles`);

export const reasons = {
  'beyond-bound': (p: { g: number; h: number; bound: number }) => ({
    en: `${moves(p.g)} made and at least ${p.h} more: ${p.g + p.h} in all, beyond the bound of ${p.bound}.`,
    id: `Sudah ${p.g} langkah dan masih perlu paling sedikit ${p.h} lagi: seluruhnya ${p.g + p.h}, melewati batas ${p.bound}.`,
  }),
  'at-the-bound': (p: { bound: number }) => ({
    en: `The bound of ${moves(p.bound)} is reached, and the goal is not.`,
    id: `Batas ${p.bound} langkah tercapai, tetapi tujuan belum.`,
  }),
  'no-cheaper': (p: { cost: number }) => ({
    en: `A solution through this position costs at least ${p.cost}, no less than the best one found.`,
    id: `Solusi melalui posisi ini berbiaya paling sedikit ${p.cost}, tidak kurang dari solusi terbaik yang sudah ditemukan.`,
  }),
  'taken-before': {
    en: 'The same position was taken from the queue before, by a path that costs no more.',
    id: 'Posisi yang sama sudah diambil dari antrean, melalui jalan yang tidak lebih mahal.',
  },
  'shorter-path': {
    en: 'A shorter path to the same position was found; the search goes on from there.',
    id: 'Ditemukan jalan yang lebih pendek ke posisi yang sama; pencarian berlanjut dari sana.',
  },
  'only-duplicates': {
    en: 'Every move from here ends a sequence that a shorter or earlier one replaces.',
    id: 'Setiap langkah dari sini mengakhiri deretan yang dapat diganti deretan lain yang lebih pendek atau lebih awal.',
  },
  'beam-seen': {
    en: 'This beam search has met the same position before.',
    id: 'Beam search ini sudah pernah menemui posisi yang sama.',
  },
  'beam-too-long': (p: { longest: number }) => ({
    en: `Through this position the goal takes more than the ${moves(p.longest)} that are allowed.`,
    id: `Melalui posisi ini tujuan perlu lebih dari ${id.format(p.longest)} langkah yang diperbolehkan.`,
  }),
  'beam-dropped': (p: { width: number }) => ({
    en: `It is not among the best of its level, of which the beam keeps ${en.format(p.width)}.`,
    id: `Posisi ini tidak termasuk yang terbaik di tingkatnya; beam menyimpan ${id.format(p.width)}.`,
  }),
  'beam-given-up': {
    en: 'The last levels brought nothing better, and the beam search gives up.',
    id: 'Tingkat-tingkat terakhir tidak membawa perbaikan, maka beam search berhenti.',
  },
  'stage-found': (p: { tiles: number; width: number }) => ({
    en: `A beam of ${en.format(p.width)} brings ${tiles(p.tiles)} home at one go.`,
    id: `Beam selebar ${id.format(p.width)} membawa ${id.format(p.tiles)} ubin pulang sekaligus.`,
  }),
  'stage-failed': (p: { tiles: number; width: number }) => ({
    en: `A beam of ${en.format(p.width)} does not bring ${tiles(p.tiles)} home at one go; fewer are tried next.`,
    id: `Beam selebar ${id.format(p.width)} tidak berhasil membawa ${id.format(p.tiles)} ubin pulang sekaligus; berikutnya dicoba lebih sedikit.`,
  }),
  'stage-carried': (p: { tiles: number }) => ({
    en: `A search for ${tiles(p.tiles)} alone carries them home.`,
    id: `Pencarian khusus untuk ${id.format(p.tiles)} ubin membawanya pulang.`,
  }),
  'stretch-better': (p: { from: number; to: number; width: number }) => ({
    en: `Between moves ${en.format(p.from)} and ${en.format(p.to)}, a beam of ${en.format(p.width)} finds a shorter way.`,
    id: `Di antara langkah ${id.format(p.from)} dan ${id.format(p.to)}, beam selebar ${id.format(p.width)} menemukan jalan yang lebih pendek.`,
  }),
  'stretch-in-vain': (p: { from: number; to: number; width: number }) => ({
    en: `Between moves ${en.format(p.from)} and ${en.format(p.to)}, a beam of ${en.format(p.width)} finds no shorter way.`,
    id: `Di antara langkah ${id.format(p.from)} dan ${id.format(p.to)}, beam selebar ${id.format(p.width)} tidak menemukan jalan yang lebih pendek.`,
  }),
  'figure-g': { en: 'moves made (g)', id: 'langkah yang dijalani (g)' },
  'figure-h': { en: 'estimate of the rest (h)', id: 'taksiran sisa langkah (h)' },
  'figure-f': { en: 'sum (f)', id: 'jumlah (f)' },
  'figure-score': { en: 'score (less is better)', id: 'nilai (makin kecil makin baik)' },
  'figure-tiles': { en: 'tiles to bring home', id: 'ubin yang dibawa pulang' },
} as const;
