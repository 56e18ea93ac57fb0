/** The words of the board. */
import { type Text, texter } from '../../../contract/index.ts';
import { gridTexts } from '../../../faces/web/board/grid-texts.ts';
import type { Board, Spot } from '../model.ts';
import { toolTexts } from './tool-texts.ts';

const en = new Intl.NumberFormat('en');
const id = new Intl.NumberFormat('id');

const playTexts = {
  board: (p: { size: string }) => ({ en: `Board, ${p.size}`, id: `Papan, ${p.size}` }),
  'size-flat': gridTexts.size,
  'size-pyramid': (p: { side: number }) => ({
    en: `pyramid with ${p.side} layers`,
    id: `piramida dengan ${p.side} lapisan`,
  }),
  'size-box': (p: { layers: number; rows: number; columns: number }) => ({
    en: `box, ${p.layers} × ${p.rows} × ${p.columns}`,
    id: `kotak, ${p.layers} × ${p.rows} × ${p.columns}`,
  }),
  'size-diagonal': { en: 'diagonal board', id: 'papan diagonal' },
  layer: (p: { number: number }) => ({ en: `Layer ${p.number}`, id: `Lapisan ${p.number}` }),
  'place-flat': (p: { row: number; column: number }) => ({
    en: `row ${p.row}, column ${p.column}`,
    id: `baris ${p.row}, kolom ${p.column}`,
  }),
  'place-deep': (p: { layer: number; row: number; column: number }) => ({
    en: `layer ${p.layer}, row ${p.row}, column ${p.column}`,
    id: `lapisan ${p.layer}, baris ${p.row}, kolom ${p.column}`,
  }),
  'cell-free': (p: { place: string; name: string }) => ({ en: `${p.place}, empty`, id: `${p.place}, kosong` }),
  'cell-of': (p: { place: string; name: string }) => ({ en: `${p.place}, ${p.name}`, id: `${p.place}, ${p.name}` }),

  tray: { en: 'Pieces to lay', id: 'Keping yang belum dipasang' },
  piece: (p: { name: string; size: number }) => ({
    en: `Piece ${p.name}, ${p.size} ${p.size === 1 ? 'ball' : 'balls'}`,
    id: `Keping ${p.name}, ${p.size} bola`,
  }),
  held: (p: { name: string }) => ({ en: `${p.name} in the hand`, id: `${p.name} di tangan` }),
  taken: (p: { name: string; where: string }) => ({
    en: `${p.name} in the hand, ${p.where}`,
    id: `${p.name} di tangan, ${p.where}`,
  }),
  fixed: (p: { name: string }) => ({
    en: `${p.name} belongs to the puzzle and stays.`,
    id: `${p.name} bagian dari soal dan tidak bisa dipindah.`,
  }),
  fits: (p: { place: string }) => ({ en: `${p.place}, fits`, id: `${p.place}, muat` }),
  blocked: (p: { place: string; name: string }) => ({
    en: `${p.place}, ${p.name} is in the way`,
    id: `${p.place}, terhalang ${p.name}`,
  }),
  laid: (p: { name: string; left: number }) => ({
    en: `${p.name} laid, ${p.left} left`,
    id: `${p.name} dipasang, sisa ${p.left}`,
  }),
  released: (p: { name: string }) => ({ en: `${p.name} back where it was`, id: `${p.name} kembali ke tempatnya` }),
  'put-away': (p: { name: string }) => ({ en: `${p.name} back in the tray`, id: `${p.name} kembali ke baki` }),
  turn: { en: 'turned', id: 'diputar' },
  flip: { en: 'turned over', id: 'dibalik' },
  tilt: { en: 'tilted', id: 'dimiringkan' },
  changed: (p: { motion: string; where: string }) => ({
    en: `${p.motion}, ${p.where}`,
    id: `${p.motion}, ${p.where}`,
  }),
  'no-motion': (p: { name: string }) => ({
    en: `That does not change ${p.name}.`,
    id: `Gerakan itu tidak mengubah ${p.name}.`,
  }),

  'do-turn': { en: 'Turn', id: 'Putar' },
  'do-flip': { en: 'Flip', id: 'Balik' },
  'do-tilt': { en: 'Tilt', id: 'Miringkan' },
  'do-release': { en: 'Put back', id: 'Kembalikan' },
  'new-challenge': { en: 'New challenge', id: 'Tantangan baru' },
  level: { en: 'Level', id: 'Tingkat' },
  kinds: { en: 'Boards of the game', id: 'Papan permainan ini' },
  'kind-5x11': toolTexts['board-5x11'],
  'kind-diagonal': { en: 'Diagonal', id: 'Diagonal' },
  'kind-pyramid': { en: 'Pyramid', id: 'Piramida' },

  begin: {
    en: 'Drag a piece onto the board, or tap it and then the board.',
    id: 'Seret keping ke papan, atau ketuk keping lalu papan.',
  },
  holding: (p: { name: string }) => ({
    en: `${p.name} is in your hand: tap the board to lay it, tap the piece to turn it.`,
    id: `${p.name} di tanganmu: ketuk papan untuk memasang, ketuk kepingnya untuk memutar.`,
  }),
  misfit: (p: { name: string }) => ({
    en: `${p.name} does not fit here: move or turn it.`,
    id: `${p.name} tidak muat di sini: geser atau putar.`,
  }),
  'cut-off': (p: { size: number }) => ({
    en: `The ${p.size} marked cells are cut off: no pieces left fill exactly ${p.size}.`,
    id: `${p.size} petak bertanda terpisah: tidak ada keping tersisa yang pas mengisinya.`,
  }),
  'dropped-outside': (p: { name: string }) => ({
    en: `${p.name} was dropped outside the board and is back in the tray.`,
    id: `${p.name} dilepas di luar papan dan kembali ke baki.`,
  }),
  'dropped-misfit': (p: { name: string }) => ({
    en: `${p.name} does not fit there and is back where it was.`,
    id: `${p.name} tidak muat di situ dan kembali ke tempatnya.`,
  }),
  'pieces-left': (p: { left: number }) => ({
    en: p.left === 1 ? 'One piece left.' : `${p.left} pieces left.`,
    id: `Sisa ${p.left} keping.`,
  }),
  won: { en: 'Solved.', id: 'Terpecahkan.' },
  'won-of': (p: { count: number }) => ({
    en: p.count === 1 ? 'This is the only solution.' : `This is one of ${en.format(p.count)} solutions.`,
    id: p.count === 1 ? 'Inilah satu-satunya solusi.' : `Ini satu dari ${id.format(p.count)} solusi.`,
  }),
  'next-challenge': { en: 'Next challenge', id: 'Tantangan berikutnya' },
  verified: { en: 'Checked: every rule is kept.', id: 'Sudah diperiksa: semua aturan terpenuhi.' },

  'key-letter': { en: 'A piece’s letter takes it.', id: 'Huruf keping mengambil keping itu.' },
  'key-arrows': {
    en: 'Arrows move it; Page Up and Page Down change the layer.',
    id: 'Panah menggesernya; Page Up dan Page Down mengganti lapisan.',
  },
  'key-turn': {
    en: 'While holding: R turns, F flips, T tilts (in 3D); so do the wheel, a right click and a second finger.',
    id: 'Saat memegang: R memutar, F membalik, T memiringkan (di 3D); roda tetikus, klik kanan dan jari kedua juga memutar.',
  },
  'key-lay': {
    en: 'Enter lays it, or takes the piece under the cursor; Esc puts it back where it was, Delete in the tray.',
    id: 'Enter memasangnya, atau mengambil keping di bawah kursor; Esc mengembalikannya ke tempat semula, Delete ke baki.',
  },
  'key-undo': {
    en: 'Ctrl+Z undoes, Ctrl+Shift+Z redoes, ? asks for a hint.',
    id: 'Ctrl+Z mengurungkan, Ctrl+Shift+Z mengulangi, ? meminta petunjuk.',
  },
} as const;

export const boardTexts = { ...gridTexts, ...playTexts, ...toolTexts } as const;

export const text = texter(boardTexts);

/** What a cell is called. */
export function placeText(board: Board, [layer, row, column]: Spot): Text {
  const place = { row: row + 1, column: column + 1 };
  return board.kind === 'flat' ? text('place-flat', place) : text('place-deep', { layer: layer + 1, ...place });
}

/** What a board is called. */
export function sizeText(board: Board): Text {
  if (board.kind === 'pyramid') return text('size-pyramid', { side: board.side });
  if (board.kind === 'box') return text('size-box', { layers: board.layers, rows: board.rows, columns: board.columns });
  if (board.name === 'diagonal') return text('size-diagonal');
  return text('size-flat', { rows: board.rows, columns: board.columns });
}
