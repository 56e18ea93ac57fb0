/** What is wrong with a course file; what it has in common with our extension is worded here too. */
import { piecesOf } from './amounts.ts';

export const input = {
  'empty-text': {
    en: 'There is nothing here; write a board and its pieces.',
    id: 'Tidak ada isinya; tulis papan dan keping-kepingnya.',
  },
  'too-few-values': (p: { found: number }) => ({
    en: `The first line must have three numbers (rows, columns, pieces), but it has ${p.found}.`,
    id: `Baris pertama harus berisi tiga bilangan (baris, kolom, jumlah keping), tetapi hanya ada ${p.found}.`,
  }),
  'too-many-values': (p: { word: string }) => ({
    en: `The first line must have three numbers (rows, columns, pieces); remove "${p.word}" and what follows it.`,
    id: `Baris pertama harus berisi tiga bilangan (baris, kolom, jumlah keping); hapus "${p.word}" dan seterusnya.`,
  }),
  'not-positive': (p: { word: string; what: string }) => ({
    en: `"${p.word}" is not a number of ${p.what}; write a whole number from 1.`,
    id: `"${p.word}" tidak bisa menjadi ${p.what}; tulis bilangan bulat mulai dari 1.`,
  }),
  'value-rows': { en: 'rows', id: 'jumlah baris' },
  'value-columns': { en: 'columns', id: 'jumlah kolom' },
  'value-pieces': { en: 'pieces', id: 'jumlah keping' },
  'count-too-large': (p: { word: string; most: number }) => ({
    en: `${p.word} pieces are too many: a course file has one letter a piece, so at most ${p.most}.`,
    id: `${p.word} keping terlalu banyak: di berkas kuliah tiap keping memakai satu huruf, jadi paling banyak ${p.most}.`,
  }),
  'board-too-large': (p: { size: string; most: number }) => ({
    en: `A board of ${p.size} is too large: at most ${p.most} cells.`,
    id: `Papan ${p.size} terlalu besar: paling banyak ${p.most} petak.`,
  }),
  'no-type': {
    en: 'The second line must say DEFAULT, CUSTOM or PYRAMID, but it is missing.',
    id: 'Baris kedua harus berisi DEFAULT, CUSTOM atau PYRAMID, tetapi tidak ada isinya.',
  },
  'unknown-type': (p: { word: string }) => ({
    en: `"${p.word}" is not a kind of board; write DEFAULT, CUSTOM or PYRAMID.`,
    id: `"${p.word}" bukan jenis papan; tulis DEFAULT, CUSTOM atau PYRAMID.`,
  }),
  'after-type': (p: { word: string }) => ({
    en: `Nothing may stand behind the kind of board; remove "${p.word}".`,
    id: `Setelah jenis papan tidak boleh ada apa-apa; hapus "${p.word}".`,
  }),
  'pyramid-not-square': (p: { rows: number; columns: number }) => ({
    en: `A pyramid stands on a square, so rows and columns must agree, but they are ${p.rows} and ${p.columns}.`,
    id: `Alas piramida berbentuk persegi, jadi baris dan kolom harus sama, tetapi tertulis ${p.rows} dan ${p.columns}.`,
  }),

  'no-mask': (p: { rows: number }) => ({
    en: `A CUSTOM board needs ${p.rows} lines of X (open) and . (closed), but there are none.`,
    id: `Papan CUSTOM memerlukan ${p.rows} baris berisi X (terbuka) dan . (tertutup), tetapi tidak ada satu pun.`,
  }),
  'mask-too-short': (p: { found: number; rows: number }) => ({
    en: `The board's drawing has only ${p.found} of its ${p.rows} lines; add the others before the pieces.`,
    id: `Gambar papan baru ${p.found} dari ${p.rows} baris; tambahkan sisanya sebelum keping.`,
  }),
  'mask-too-long': (p: { rows: number }) => ({
    en: `The board's drawing has more than its ${p.rows} lines; remove this one or correct the first line.`,
    id: `Gambar papan lebih dari ${p.rows} baris; hapus baris ini atau perbaiki baris pertama.`,
  }),
  'mask-blank-line': (p: { found: number; rows: number }) => ({
    en: `There is a blank line in the board's drawing, after ${p.found} of its ${p.rows} lines; remove it.`,
    id: `Ada baris kosong di gambar papan, setelah ${p.found} dari ${p.rows} baris; hapus baris itu.`,
  }),
  'mask-line-length': (p: { found: number; columns: number }) => ({
    en: `This line of the board's drawing has ${p.found} characters, not ${p.columns}.`,
    id: `Baris gambar papan ini berisi ${p.found} karakter, bukan ${p.columns}.`,
  }),
  'mask-character': (p: { character: string }) => ({
    en: `"${p.character}" does not belong in the board's drawing; write X for an open cell and . for a closed one.`,
    id: `"${p.character}" tidak boleh ada di gambar papan; tulis X untuk petak terbuka dan . untuk petak tertutup.`,
  }),
  'mask-tab': {
    en: 'There is a tab in the board’s drawing; write X for an open cell and . for a closed one.',
    id: 'Ada tab di gambar papan; tulis X untuk petak terbuka dan . untuk petak tertutup.',
  },
  'no-open-cell': {
    en: 'Every cell of the board is closed; leave at least one open.',
    id: 'Semua petak papan tertutup; sisakan paling sedikit satu yang terbuka.',
  },

  'blank-among-pieces': {
    en: 'There is a blank line among the pieces; remove it.',
    id: 'Ada baris kosong di antara keping; hapus baris itu.',
  },
  'two-letters': (p: { first: string; second: string }) => ({
    en: `A line belongs to one piece, but this one has ${p.first} and ${p.second}.`,
    id: `Satu baris hanya untuk satu keping, tetapi baris ini berisi ${p.first} dan ${p.second}.`,
  }),
  'not-a-letter': (p: { character: string }) => ({
    en: `"${p.character}" is not a capital letter; a piece is drawn with one of A to Z and blanks.`,
    id: `"${p.character}" bukan huruf kapital; keping digambar dengan satu huruf A sampai Z dan spasi.`,
  }),
  'piece-tab': {
    en: 'There is a tab in a piece, and its width is unclear; write blanks instead.',
    id: 'Ada tab di gambar keping, dan lebarnya tidak jelas; tulis spasi.',
  },
  'piece-twice': (p: { name: string }) => ({
    en: `Piece ${p.name} was drawn already; keep the rows of a piece together, and give each piece its own letter.`,
    id: `Keping ${p.name} sudah ada; baris-baris satu keping harus berurutan, dan tiap keping punya huruf sendiri.`,
  }),
  'piece-unconnected': (p: { name: string }) => ({
    en: `Piece ${p.name} is not connected: this cell is not joined, side by side, to its first one.`,
    id: `Keping ${p.name} tidak tersambung: petak ini tidak terhubung sisi ke sisi dengan petak pertamanya.`,
  }),
  'piece-too-large': (p: { name: string; most: number }) => ({
    en: `Piece ${p.name} is too large: at most ${p.most} cells.`,
    id: `Keping ${p.name} terlalu besar: paling banyak ${p.most} petak.`,
  }),
  'too-few-pieces': (p: { found: number; count: number }) => ({
    en: `The first line promises ${piecesOf(p.count)}, but there ${p.found === 1 ? 'is' : 'are'} only ${p.found}.`,
    id: `Baris pertama menjanjikan ${p.count} keping, tetapi hanya ada ${p.found}.`,
  }),
  'too-many-pieces': (p: { name: string; count: number }) => ({
    en: `The first line promises ${piecesOf(p.count)}, and ${p.name} is one more.`,
    id: `Baris pertama menjanjikan ${p.count} keping, dan ${p.name} sudah melebihi jumlah itu.`,
  }),
} as const;
