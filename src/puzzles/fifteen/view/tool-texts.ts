/** The words of what stands below the board: playback, hints, solvability, watching, entering a board, photo, bests. */
import { sharedTexts } from '../../../faces/web/board/texts.ts';

const en = new Intl.NumberFormat('en');
const id = new Intl.NumberFormat('id');
const enMoves = (count: number) => `${en.format(count)} ${count === 1 ? 'move' : 'moves'}`;

export const toolTexts = {
  tools: { en: 'More for this board', id: 'Lainnya untuk papan ini' },

  playback: { en: 'Playback', id: 'Pemutaran' },
  'playing-start': { en: 'A solution from the start', id: 'Solusi dari awal' },
  'playing-here': { en: 'A way on from your position', id: 'Jalan dari posisimu' },
  previous: { en: 'Step back', id: 'Langkah mundur' },
  next: { en: 'Step forward', id: 'Langkah maju' },
  'step-of': (p: { step: number; steps: number }) => ({
    en: `Step ${en.format(p.step)} of ${en.format(p.steps)}`,
    id: `Langkah ${id.format(p.step)} dari ${id.format(p.steps)}`,
  }),
  delay: { en: 'Delay in ms', id: 'Jeda dalam ms' },
  slower: { en: 'Slower', id: 'Lebih lambat' },
  faster: { en: 'Faster', id: 'Lebih cepat' },
  'bad-delay': (p: { typed: string; usual: number }) => ({
    en: `The delay “${p.typed}” is no whole number of milliseconds from 0 to 60,000; write for example ${p.usual}.`,
    id: `Jeda “${p.typed}” bukan bilangan bulat milidetik dari 0 sampai 60.000; tulis misalnya ${p.usual}.`,
  }),
  'move-list': { en: 'Moves', id: 'Daftar langkah' },
  'back-to-mine': { en: 'Back to my board', id: 'Kembali ke papanku' },
  'take-over': { en: 'Take over here', id: 'Lanjutkan dari sini' },
  newer: (p: { moves: number }) => ({
    en: `Show the newer one (${enMoves(p.moves)})`,
    id: `Lihat yang lebih baru (${id.format(p.moves)} langkah)`,
  }),
  'play-solution': (p: { moves: number }) => ({
    en: `Play the solution (${enMoves(p.moves)})`,
    id: `Putar solusi (${id.format(p.moves)} langkah)`,
  }),

  'hints-about': {
    en: 'About the board as it stands now, a little more with each press.',
    id: 'Tentang papan seperti sekarang, sedikit lebih banyak setiap kali ditekan.',
  },
  'play-it': { en: 'Play it on the board', id: 'Putar di papan' },

  solvable: { en: 'Can it be solved?', id: 'Bisa diselesaikan?' },
  'is-solvable': { en: 'This board can be solved.', id: 'Papan ini dapat diselesaikan.' },
  'is-unsolvable': {
    en: 'This board cannot be solved, whatever the moves.',
    id: 'Papan ini tidak dapat diselesaikan, apa pun langkahnya.',
  },
  mend: (p: { one: number; two: number }) => ({
    en: `Swap ${p.one} and ${p.two}`,
    id: `Tukar ${p.one} dan ${p.two}`,
  }),
  'mend-about': (p: { one: number; two: number }) => ({
    en: `Two tiles in each other’s place would mend it, for example ${p.one} and ${p.two}.`,
    id: `Dua ubin yang ditukar akan memperbaikinya, misalnya ${p.one} dan ${p.two}.`,
  }),
  'solvable-about': {
    en: 'About the board as it stands now, not as it began.',
    id: 'Tentang papan seperti sekarang, bukan seperti semula.',
  },
  'kurang-table': { en: 'The whole table', id: 'Seluruh tabel' },
  'kurang-about': {
    en: 'For each number i, how many smaller ones stand after it, row by row; the blank has the last number.',
    id: 'Untuk setiap angka i, banyaknya angka lebih kecil yang berada sesudahnya, baris demi baris; kotak kosong bernomor terakhir.',
  },
  'kurang-renumbered': {
    en: 'The goal is not the usual one, so tiles and blank (–) are numbered by their places in the goal. For each number i: which tile has it, and how many smaller numbers stand after it, row by row.',
    id: 'Tujuannya bukan yang biasa, jadi ubin dan kotak kosong (–) dinomori menurut tempatnya di tujuan. Untuk setiap nomor i: ubin yang memilikinya, dan banyaknya nomor lebih kecil yang berada sesudahnya, baris demi baris.',
  },
  'kurang-tile': { en: 'Tile', id: 'Ubin' },
  'sum-even': (p: { sum: number; x: number; total: number }) => ({
    en: `The sum of KURANG(i) is ${p.sum}, X is ${p.x}; together ${p.total}, which is even.`,
    id: `Jumlah KURANG(i) ialah ${p.sum}, X ialah ${p.x}; bersama-sama ${p.total}, genap.`,
  }),
  'sum-odd': (p: { sum: number; x: number; total: number }) => ({
    en: `The sum of KURANG(i) is ${p.sum}, X is ${p.x}; together ${p.total}, which is odd.`,
    id: `Jumlah KURANG(i) ialah ${p.sum}, X ialah ${p.x}; bersama-sama ${p.total}, ganjil.`,
  }),
  'read-board': { en: 'Read the board aloud', id: 'Bacakan papan' },

  watch: { en: 'Watch a search', id: 'Tonton pencarian' },
  'watch-about': {
    en: 'The positions that a strategy looks at, one after the other, from your position on.',
    id: 'Posisi yang dilihat sebuah strategi, satu demi satu, mulai dari posisimu.',
  },
  'watch-at': (p: { number: number; depth: number }) => ({
    en: `Position ${en.format(p.number)}, ${enMoves(p.depth)} deep`,
    id: `Posisi ${id.format(p.number)}, sedalam ${id.format(p.depth)} langkah`,
  }),
  'watch-over': (p: { number: number; depth: number }) => ({
    en: `Over after ${en.format(p.number)} positions, ${enMoves(p.depth)} deep`,
    id: `Selesai setelah ${id.format(p.number)} posisi, sedalam ${id.format(p.depth)} langkah`,
  }),
  watching: { en: 'A search at work', id: 'Pencarian yang sedang berjalan' },

  editor: { en: 'Enter a board', id: 'Isi papan sendiri' },
  'editor-about': {
    en: 'Click the cells in the order 1, 2, 3 …; the last one is the blank. Or type a number into a cell.',
    id: 'Klik sel menurut urutan 1, 2, 3 …; yang terakhir kotak kosong. Atau ketik angka di sel.',
  },
  'own-board': sharedTexts['board-cells'],
  'cell-empty': (p: { row: number; column: number }) => ({
    en: `Row ${p.row}, column ${p.column}, nothing yet`,
    id: `Baris ${p.row}, kolom ${p.column}, belum diisi`,
  }),
  'cell-tile': (p: { row: number; column: number; tile: string }) => ({
    en: `Row ${p.row}, column ${p.column}, ${p.tile}`,
    id: `Baris ${p.row}, kolom ${p.column}, ${p.tile}`,
  }),
  'next-tile': (p: { tile: string }) => ({
    en: `Next: ${p.tile}`,
    id: `Berikutnya: ${p.tile}`,
  }),
  complete: { en: 'Every cell is filled.', id: 'Semua sel terisi.' },
  incomplete: (p: { count: number; missing: string }) => ({
    en: `${p.count === 1 ? 'One cell is' : `${en.format(p.count)} cells are`} still empty; missing: ${p.missing}.`,
    id: `Masih ada ${id.format(p.count)} sel kosong; yang belum ada: ${p.missing}.`,
  }),
  'missing-more': (p: { missing: string; more: number }) => ({
    en: `${p.missing} and ${en.format(p.more)} more`,
    id: `${p.missing} dan ${id.format(p.more)} lagi`,
  }),
  'step-back': { en: 'Step back', id: 'Mundur selangkah' },
  clear: { en: 'Clear', id: 'Kosongkan' },
  'fill-rest': { en: 'Fill the rest', id: 'Isi sisanya' },
  'use-board': { en: 'Use this board', id: 'Pakai papan ini' },
  cancel: { en: 'Cancel', id: 'Batal' },

  photo: { en: 'Photo', id: 'Foto' },
  'photo-about': {
    en: 'A picture of yours in place of the numbers. It stays on this device and is sent nowhere.',
    id: 'Gambarmu sebagai ganti angka. Gambar tetap di perangkat ini dan tidak dikirim ke mana pun.',
  },
  'photo-choose': { en: 'Choose a picture', id: 'Pilih gambar' },
  'photo-numbers': { en: 'Show the numbers too', id: 'Tampilkan angkanya juga' },
  'photo-remove': { en: 'Remove the picture', id: 'Hapus gambar' },
  'photo-bad': {
    en: 'This browser cannot read that file as a picture; choose a JPEG, PNG or WebP file.',
    id: 'Peramban ini tidak bisa membaca berkas itu sebagai gambar; pilih berkas JPEG, PNG, atau WebP.',
  },
  'photo-unkept': {
    en: 'There is no room to keep the picture; it is gone when you leave.',
    id: 'Tidak ada tempat untuk menyimpan gambar; gambar hilang saat kamu pergi.',
  },

  bests: { en: 'My bests', id: 'Rekorku' },
  'bests-none': {
    en: 'Solve a shuffled board without help, and it stands here.',
    id: 'Selesaikan papan acakan tanpa bantuan, dan rekornya muncul di sini.',
  },
  'level-any': { en: 'any level', id: 'tingkat apa saja' },
  'bests-board': sharedTexts['the-board'],
  'bests-moves': { en: 'Fewest moves', id: 'Langkah tersedikit' },
  'bests-time': { en: 'Shortest time', id: 'Waktu tersingkat' },
  'bests-clear': { en: 'Forget my bests', id: 'Hapus rekorku' },
} as const;
