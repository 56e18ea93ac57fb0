/** What is wrong with a task in our extension of the course format, or with a filling. */
import { cellsOf, rowsOf } from './amounts.ts';

export const extension = {
  'no-board': (p: { word: string }) => ({
    en: `The board comes first: write BOARD and its size above ${p.word}.`,
    id: `Papan ditulis lebih dahulu: tulis BOARD dan ukurannya di atas ${p.word}.`,
  }),
  'unknown-board': (p: { word: string }) => ({
    en: `"${p.word}" is not a board; write 5x11, diagonal, pyramid 5 or box 3x4x5, or nothing and draw it below.`,
    id: `"${p.word}" bukan papan; tulis 5x11, diagonal, pyramid 5 atau box 3x4x5, atau kosongkan lalu gambar di bawahnya.`,
  }),
  'zero-size': (p: { word: string }) => ({
    en: `A board of ${p.word} has no cells; every size is at least 1.`,
    id: `Papan ${p.word} tidak punya petak; setiap ukuran paling kecil 1.`,
  }),
  'no-drawing': {
    en: 'A BOARD without a size must be drawn below it: _ for an open cell, . for a closed one.',
    id: 'BOARD tanpa ukuran harus digambar di bawahnya: _ untuk petak terbuka, . untuk petak tertutup.',
  },
  'drawing-too-short': (p: { found: number; rows: number }) => ({
    en: `The board's drawing has only ${p.found} of its ${rowsOf(p.rows)}.`,
    id: `Gambar papan baru ${p.found} dari ${p.rows} baris.`,
  }),
  'drawing-too-long': (p: { rows: number }) => ({
    en: `The board's drawing has more than its ${rowsOf(p.rows)}; remove this one.`,
    id: `Gambar papan lebih dari ${p.rows} baris; hapus baris ini.`,
  }),
  'drawing-row-length': (p: { found: number; columns: number }) => ({
    en: `This row of the board's drawing has ${cellsOf(p.found)}, not ${p.columns}.`,
    id: `Baris gambar papan ini berisi ${p.found} petak, bukan ${p.columns}.`,
  }),
  'drawing-character': (p: { character: string }) => ({
    en: `"${p.character}" does not belong in the board's drawing; write _ for an open cell, . for a closed one, or a piece's name.`,
    id: `"${p.character}" tidak boleh ada di gambar papan; tulis _ untuk petak terbuka, . untuk petak tertutup, atau nama keping.`,
  }),
  'drawing-unknown-piece': (p: { name: string }) => ({
    en: `No piece is called ${p.name}; write _ for an open cell, or draw the piece under PIECES.`,
    id: `Tidak ada keping bernama ${p.name}; tulis _ untuk petak terbuka, atau gambar kepingnya di bawah PIECES.`,
  }),
  'closed-in-space': {
    en: 'Only a flat board has closed cells; write _ for an open one.',
    id: 'Hanya papan datar yang punya petak tertutup; tulis _ untuk petak terbuka.',
  },
  'closed-by-name': (p: { name: string }) => ({
    en: `This cell is closed on the ${p.name} board; write a dot, or BOARD alone to draw a board of your own.`,
    id: `Petak ini tertutup di papan ${p.name}; tulis titik, atau BOARD saja untuk menggambar papan sendiri.`,
  }),
  'open-by-name': (p: { name: string }) => ({
    en: `This cell is open on the ${p.name} board; write _, or BOARD alone to draw a board of your own.`,
    id: `Petak ini terbuka di papan ${p.name}; tulis _, atau BOARD saja untuk menggambar papan sendiri.`,
  }),
  'drawn-shape': (p: { name: string }) => ({
    en: `Piece ${p.name} lies here in a shape that it cannot take; draw all of its cells, and _ where a cell is open.`,
    id: `Keping ${p.name} di sini berbentuk yang tidak mungkin; gambar semua petaknya, dan _ untuk petak terbuka.`,
  }),

  'unknown-word': (p: { word: string }) => ({
    en: `"${p.word}" is not understood here; the words are PIECES, COPIES, NO MIRROR, NO TURN and GAPS, and pieces are drawn under PIECES.`,
    id: `"${p.word}" tidak dikenal di sini; kata-katanya PIECES, COPIES, NO MIRROR, NO TURN dan GAPS, dan keping digambar di bawah PIECES.`,
  }),
  'section-twice': (p: { word: string }) => ({
    en: `${p.word} was there already; write it once.`,
    id: `${p.word} sudah ada; tulis satu kali saja.`,
  }),
  'unknown-set': (p: { word: string; known: string }) => ({
    en: `"${p.word}" is not a set of pieces that we know; write ${p.known}, or draw the pieces below.`,
    id: `"${p.word}" bukan kumpulan keping yang dikenal; tulis ${p.known}, atau gambar kepingnya di bawah.`,
  }),
  'no-pieces': {
    en: 'There are no pieces; write PIECES and a set such as IQ Puzzler Pro, or draw them below that word.',
    id: 'Tidak ada keping; tulis PIECES dan kumpulan seperti IQ Puzzler Pro, atau gambar kepingnya di bawah kata itu.',
  },
  'name-not-allowed': (p: { character: string }) => ({
    en: `A piece cannot be called "${p.character}"; use one letter, one digit, @ or &.`,
    id: `Keping tidak bisa bernama "${p.character}"; pakai satu huruf, satu angka, @ atau &.`,
  }),
  'layers-outside-box': {
    en: 'A bar separates the layers of a piece, and only a box has room for layered pieces; draw flat pieces here.',
    id: 'Garis tegak memisahkan lapisan keping, dan itu hanya untuk kotak (box); gambar keping datar di sini.',
  },
  'name-in-set': (p: { name: string; set: string }) => ({
    en: `${p.set} has a piece ${p.name} already; give your own piece another name.`,
    id: `${p.set} sudah punya keping ${p.name}; beri kepingmu nama lain.`,
  }),
  'copies-words': {
    en: 'Write COPIES, the name of a piece, and how many of it there are in all: COPIES A 3.',
    id: 'Tulis COPIES, nama keping, dan jumlah seluruhnya: COPIES A 3.',
  },
  'copies-number': (p: { word: string }) => ({
    en: `"${p.word}" is not a number of copies; write a whole number from 1.`,
    id: `"${p.word}" bukan jumlah salinan; tulis bilangan bulat mulai dari 1.`,
  }),
  'copies-twice': (p: { name: string }) => ({
    en: `The copies of ${p.name} were given already; write them once.`,
    id: `Salinan ${p.name} sudah ditentukan; tulis satu kali saja.`,
  }),
  'pieces-over-limit': (p: { most: number }) => ({
    en: `These are too many pieces: at most ${p.most}, copies included.`,
    id: `Keping terlalu banyak: paling banyak ${p.most}, termasuk salinan.`,
  }),
  'no-what': {
    en: 'Write NO MIRROR or NO TURN, followed by the names of the pieces, or by nothing for all pieces.',
    id: 'Tulis NO MIRROR atau NO TURN, diikuti nama keping, atau tanpa nama untuk semua.',
  },
  'one-sided-in-space': (p: { set: string }) => ({
    en: `In space, turning a flat piece over is an ordinary rotation, so ${p.set} are for flat boards only; write pentominoes.`,
    id: `Di ruang tiga dimensi, membalik keping datar sama saja dengan memutarnya, jadi ${p.set} hanya untuk papan datar; tulis pentominoes.`,
  }),
  'mirror-in-space': {
    en: 'In space, turning a flat piece over is an ordinary rotation, so NO MIRROR is for flat boards only; remove it.',
    id: 'Di ruang tiga dimensi, membalik keping datar sama saja dengan memutarnya, jadi NO MIRROR hanya untuk papan datar; hapus saja.',
  },
  'unknown-piece': (p: { word: string }) => ({
    en: `No piece is called "${p.word}"; name pieces by their one character, with blanks between.`,
    id: `Tidak ada keping bernama "${p.word}"; sebut keping dengan satu karakternya, dipisahkan spasi.`,
  }),
  'after-gaps': (p: { word: string }) => ({
    en: `Nothing may stand behind GAPS; remove "${p.word}".`,
    id: `Setelah GAPS tidak boleh ada apa-apa; hapus "${p.word}".`,
  }),

  'no-filling': {
    en: 'There is nothing here; write the rows of the filled board, separated by blanks.',
    id: 'Tidak ada isinya; tulis baris-baris papan yang sudah terisi, dipisahkan spasi.',
  },
  'filling-character': (p: { character: string }) => ({
    en: `"${p.character}" is not a cell; write a piece's name, _ for an empty cell or . for a closed one.`,
    id: `"${p.character}" bukan petak; tulis nama keping, _ untuk petak kosong atau . untuk petak tertutup.`,
  }),
  'empty-layer': {
    en: 'A slash separates two layers, but on one side of this slash there is no layer.',
    id: 'Garis miring memisahkan dua lapisan, tetapi di satu sisinya tidak ada lapisan.',
  },
  'filling-too-large': (p: { most: number }) => ({
    en: `This is more than any board has: at most ${p.most} cells.`,
    id: `Ini melebihi papan mana pun: paling banyak ${p.most} petak.`,
  }),
} as const;
