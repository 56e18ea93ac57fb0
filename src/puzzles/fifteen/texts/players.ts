/** Hints and generated boards. */
import { numberFormat } from '../../../contract/index.ts';

const en = numberFormat('en');
const id = numberFormat('id');
const movesOf = (moves: number): string => (moves === 1 ? '1 move' : `${en.format(moves)} moves`);

export const players = {
  'offer-solvable': { en: 'Can it be solved?', id: 'Apakah bisa diselesaikan?' },
  'offer-distance': { en: 'How many moves?', id: 'Berapa langkah?' },
  'offer-next': { en: 'The next move', id: 'Langkah berikutnya' },
  'offer-rest': { en: 'The whole solution', id: 'Seluruh solusi' },
  'hint-unsolvable': (p: { first: number; second: number }) => ({
    en: `This board cannot be solved: its parity is wrong. Swapping ${p.first} and ${p.second} makes it solvable.`,
    id: `Papan ini tidak dapat diselesaikan: paritasnya salah. Menukar ${p.first} dan ${p.second} membuatnya dapat diselesaikan.`,
  }),
  'hint-solved': { en: 'It is solved already.', id: 'Papan ini sudah selesai.' },
  'hint-solvable': { en: 'Yes, it can be solved.', id: 'Ya, bisa diselesaikan.' },
  'hint-best': (p: { moves: number }) => ({
    en: `An optimal solution from here takes ${movesOf(p.moves)}.`,
    id: `Solusi optimal dari sini ${id.format(p.moves)} langkah.`,
  }),
  'hint-between': (p: { least: number; most: number }) => ({
    en: `An optimal solution from here takes between ${en.format(p.least)} and ${movesOf(p.most)}.`,
    id: `Solusi optimal dari sini antara ${id.format(p.least)} dan ${id.format(p.most)} langkah.`,
  }),
  'hint-next': (p: { tile: number; direction: string }) => ({
    en: `Slide ${p.tile} ${p.direction}.`,
    id: `Geser ${p.tile} ${p.direction}.`,
  }),
  'hint-next-together': (p: { tiles: string; direction: string }) => ({
    en: `Slide ${p.tiles} ${p.direction} together.`,
    id: `Geser ${p.tiles} ${p.direction} bersama-sama.`,
  }),
  'hint-next-back': (p: { tiles: string; direction: string }) => ({
    en: `Slide ${p.tiles} ${p.direction}: that takes you back to the solution you were following.`,
    id: `Geser ${p.tiles} ${p.direction}: itu membawamu kembali ke solusi yang tadi kamu ikuti.`,
  }),
  'hint-rest': (p: { path: string }) => ({
    en: `The whole solution, U up, R right, D down, L left: ${p.path}`,
    id: `Seluruh solusi, U ke atas, R ke kanan, D ke bawah, L ke kiri: ${p.path}`,
  }),
  'towards-U': { en: 'up', id: 'ke atas' },
  'towards-R': { en: 'to the right', id: 'ke kanan' },
  'towards-D': { en: 'down', id: 'ke bawah' },
  'towards-L': { en: 'to the left', id: 'ke kiri' },
  'level-very-easy': { en: 'Very easy', id: 'Sangat mudah' },
  'level-easy': { en: 'Easy', id: 'Mudah' },
  'level-medium': { en: 'Medium', id: 'Sedang' },
  'level-hard': { en: 'Hard', id: 'Sulit' },
  'level-very-hard': { en: 'Very hard', id: 'Sangat sulit' },
  'option-rows': { en: 'Rows', id: 'Baris' },
  'option-columns': { en: 'Columns', id: 'Kolom' },
  'option-moves': { en: 'Optimal length', id: 'Panjang optimal' },
  'wish-both': {
    en: 'An optimal length and a difficulty do not go together: choose one of them.',
    id: 'Panjang optimal dan tingkat kesulitan tidak bisa diminta bersama: pilih salah satu.',
  },
  'wish-too-long': (p: { size: string; moves: number; most: number }) => ({
    en: `No ${p.size} board needs ${movesOf(p.moves)}: ${p.most} are always enough. Ask for ${p.most} or fewer.`,
    id: `Tidak ada papan ${p.size} yang perlu ${id.format(p.moves)} langkah; ${p.most} langkah selalu cukup. Minta ${p.most} atau kurang.`,
  }),
  'wish-not-found': (p: { size: string; moves: number; known: number }) => ({
    en: `No ${p.size} board was found that needs exactly ${movesOf(p.moves)}; ask for ${p.known} or fewer.`,
    id: `Tidak ditemukan papan ${p.size} yang perlu tepat ${id.format(p.moves)} langkah; minta ${p.known} atau kurang.`,
  }),
  'wish-unproven': (p: { moves: number; most: number }) => ({
    en: `For boards of more than 16 cells a minimum of ${movesOf(p.moves)} cannot be proven here; ask for ${p.most} or fewer, for a difficulty, or for a smaller board.`,
    id: `Untuk papan dengan lebih dari 16 petak, minimum ${id.format(p.moves)} langkah tidak bisa dibuktikan di sini; minta ${p.most} atau kurang, atau sebuah tingkat kesulitan, atau papan yang lebih kecil.`,
  }),
} as const;
