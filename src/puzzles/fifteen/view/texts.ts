/** The words of the board: playing, and the player's bests. */
import { texter } from '../../../contract/index.ts';
import { gridTexts } from '../../../faces/web/board/grid-texts.ts';
import { enMoves, toolTexts } from './tool-texts.ts';

const en = new Intl.NumberFormat('en');
const id = new Intl.NumberFormat('id');
const idMoves = (count: number) => `${id.format(count)} langkah`;

const playTexts = {
  board: (p: { size: string }) => ({
    en: `Board, ${p.size}. Arrow keys slide a tile into the blank; B reads the board.`,
    id: `Papan, ${p.size}. Tombol panah menggeser ubin ke kotak kosong; B membacakan papan.`,
  }),
  game: (p: { size: string }) => ({ en: `Game, ${p.size}`, id: `Permainan, ${p.size}` }),
  row: (p: { row: number; tiles: string }) => ({ en: `Row ${p.row}: ${p.tiles}.`, id: `Baris ${p.row}: ${p.tiles}.` }),

  'way-U': { en: 'up', id: 'ke atas' },
  'way-R': { en: 'right', id: 'ke kanan' },
  'way-D': { en: 'down', id: 'ke bawah' },
  'way-L': { en: 'left', id: 'ke kiri' },
  slid: (p: { tiles: string; way: string; moves: number }) => ({
    en: `${p.tiles} ${p.way}; ${enMoves(p.moves)}`,
    id: `${p.tiles} ${p.way}; ${idMoves(p.moves)}`,
  }),
  'slid-home': (p: { tiles: string; way: string; moves: number }) => ({
    en: `${p.tiles} ${p.way}. Solved in ${enMoves(p.moves)}.`,
    id: `${p.tiles} ${p.way}. Selesai dalam ${idMoves(p.moves)}.`,
  }),
  undone: (p: { moves: number }) => ({
    en: `Taken back; ${enMoves(p.moves)}`,
    id: `Diurungkan; ${idMoves(p.moves)}`,
  }),
  redone: (p: { moves: number }) => ({ en: `Made again; ${enMoves(p.moves)}`, id: `Diulangi; ${idMoves(p.moves)}` }),
  'at-start': { en: 'Back at the start', id: 'Kembali ke awal' },

  moves: { en: 'Moves', id: 'Langkah' },
  slides: { en: 'Slides', id: 'Geseran' },
  optimal: { en: 'Optimal', id: 'Optimal' },

  begin: {
    en: 'Tap a tile in line with the blank, drag it, swipe, or use the arrow keys.',
    id: 'Ketuk ubin yang segaris dengan kotak kosong, seret, usap, atau pakai tombol panah.',
  },
  unsolvable: {
    en: 'This board cannot be solved, but its tiles can be moved.',
    id: 'Papan ini tidak dapat diselesaikan, tetapi ubinnya bisa digeser.',
  },
  'why-not': { en: 'Why not?', id: 'Mengapa tidak?' },
  another: { en: 'Next board', id: 'Papan lain' },
  won: { en: 'Solved.', id: 'Selesai.' },
  result: (p: { moves: number; time: string }) => ({
    en: `${enMoves(p.moves)} in ${p.time}.`,
    id: `${idMoves(p.moves)} dalam ${p.time}.`,
  }),
  'result-best': (p: { moves: number; time: string; best: number }) => ({
    en: `${enMoves(p.moves)} in ${p.time}; ${en.format(p.best)} is optimal.`,
    id: `${idMoves(p.moves)} dalam ${p.time}; optimalnya ${id.format(p.best)}.`,
  }),
  'result-optimal': (p: { moves: number; time: string }) => ({
    en: `${enMoves(p.moves)} in ${p.time}: optimal.`,
    id: `${idMoves(p.moves)} dalam ${p.time}: optimal.`,
  }),
  'best-moves': { en: 'Your fewest moves yet.', id: 'Langkah paling sedikit sejauh ini.' },
  'best-time': { en: 'Your shortest time yet.', id: 'Waktu tersingkat sejauh ini.' },
  'best-both': { en: 'Your fewest moves and shortest time yet.', id: 'Rekor baru untuk langkah dan waktu.' },
  'with-help': {
    en: 'With help, so it does not count.',
    id: 'Dibantu, jadi tidak masuk rekormu.',
  },

  'the-goal': { en: 'The goal', id: 'Tujuan' },
  'key-arrows': {
    en: 'Arrows slide a tile that way; a tap on a tile slides it and all between it and the blank.',
    id: 'Panah menggeser ubin ke arah itu; ketukan pada ubin menggesernya bersama semua ubin sampai kotak kosong.',
  },
  'key-drag': {
    en: 'Drag tiles towards the blank, or swipe anywhere on the board.',
    id: 'Seret ubin ke arah kotak kosong, atau usap di mana saja di papan.',
  },
  'key-undo': {
    en: 'Ctrl+Z or U takes a step back, Ctrl+Y or R makes it again; a step taken back does not count.',
    id: 'Ctrl+Z atau U mengurungkan, Ctrl+Y atau R mengulangi; langkah yang diurungkan tidak dihitung.',
  },
  'key-read': {
    en: 'B reads the board aloud, ? asks for a hint.',
    id: 'B membacakan papan, ? meminta petunjuk.',
  },
  'key-playback': {
    en: 'In a playback: space plays and pauses, arrows step, Home and End jump, Esc goes back to your board.',
    id: 'Saat pemutaran: spasi memutar dan menjeda, panah melangkah, Home dan End melompat, Esc kembali ke papanmu.',
  },
} as const;

export const boardTexts = { ...gridTexts, ...playTexts, ...toolTexts } as const;

export const text = texter(boardTexts);
