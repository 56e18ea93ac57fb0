/** The words of what stands around the board: playback, hints, solvability, watching, entering a board, photo, bests. */
import { gridTexts } from '../../../faces/web/board/grid-texts.ts';

const en = new Intl.NumberFormat('en');
const id = new Intl.NumberFormat('id');
export const enMoves = (count: number) => `${en.format(count)} ${count === 1 ? 'move' : 'moves'}`;

export const toolTexts = {
  playback: { en: 'Playback', id: 'Pemutaran' },
  previous: { en: 'Step back', id: 'Langkah mundur' },
  next: { en: 'Step forward', id: 'Langkah maju' },
  'step-of': (p: { step: number; steps: number }) => ({
    en: `Step ${en.format(p.step)} of ${en.format(p.steps)}`,
    id: `Langkah ${id.format(p.step)} dari ${id.format(p.steps)}`,
  }),
  options: { en: 'Options', id: 'Pilihan' },
  delay: { en: 'Delay in ms', id: 'Jeda dalam ms' },
  slower: { en: 'Slower', id: 'Lebih lambat' },
  faster: { en: 'Faster', id: 'Lebih cepat' },
  'bad-delay': (p: { typed: string; usual: number }) => ({
    en: `The delay “${p.typed}” is not a whole number of milliseconds from 0 to 60,000; write for example ${p.usual}.`,
    id: `Jeda “${p.typed}” bukan bilangan bulat milidetik dari 0 sampai 60.000; tulis misalnya ${p.usual}.`,
  }),
  'move-list': { en: 'Moves', id: 'Daftar langkah' },
  'take-over': { en: 'Take over here', id: 'Ambil alih' },
  newer: (p: { moves: number }) => ({
    en: `Show the newer one (${enMoves(p.moves)})`,
    id: `Lihat yang lebih baru (${id.format(p.moves)} langkah)`,
  }),

  'hints-about': {
    en: 'For the board as it is now; each press tells a little more.',
    id: 'Untuk papan saat ini; setiap kali ditekan, petunjuknya bertambah sedikit.',
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
    en: `Swapping two tiles makes it solvable, for example ${p.one} and ${p.two}, which are marked on the board.`,
    id: `Menukar dua ubin membuatnya dapat diselesaikan, misalnya ${p.one} dan ${p.two}, yang ditandai di papan.`,
  }),
  'marks-about': {
    en: 'On the board, each tile shows how many smaller numbers come after it, row by row (its KURANG), where there are any. The blank shows X.',
    id: 'Di papan, setiap ubin menampilkan banyaknya angka lebih kecil sesudahnya, baris demi baris (KURANG-nya), jika ada. Kotak kosong menampilkan X.',
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

  editor: { en: 'Enter a board', id: 'Isi papan sendiri' },
  pad: { en: 'Number pad', id: 'Papan angka' },
  'next-number': { en: 'Next number', id: 'Angka berikutnya' },
  'next-cell': (p: { row: number; column: number; left: number }) => ({
    en: `Next: row ${p.row}, column ${p.column}; ${en.format(p.left)} to go`,
    id: `Berikutnya: baris ${p.row}, kolom ${p.column}; sisa ${id.format(p.left)}`,
  }),
  complete: { en: 'Every cell is filled.', id: 'Semua petak terisi.' },
  'complete-unsolvable': {
    en: 'This board cannot be solved. Check the numbers once more.',
    id: 'Papan ini tidak dapat diselesaikan. Periksa lagi angkanya.',
  },
  'own-board': gridTexts['board-cells'],
  'cell-empty': (p: { row: number; column: number }) => ({
    en: `Row ${p.row}, column ${p.column}, nothing yet`,
    id: `Baris ${p.row}, kolom ${p.column}, belum diisi`,
  }),
  'cell-tile': (p: { row: number; column: number; tile: string }) => ({
    en: `Row ${p.row}, column ${p.column}, ${p.tile}`,
    id: `Baris ${p.row}, kolom ${p.column}, ${p.tile}`,
  }),
  clear: { en: 'Clear', id: 'Kosongkan' },
  'fill-rest': { en: 'Fill the rest', id: 'Isi sisanya' },

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
    en: 'The browser has no room to keep the picture: it will be gone when you leave.',
    id: 'Peramban tidak punya ruang untuk menyimpan gambar: gambar hilang saat kamu pergi.',
  },

  bests: { en: 'My bests', id: 'Rekorku' },
  'bests-none': {
    en: 'Solve a shuffled board without help, and your result appears here.',
    id: 'Selesaikan papan acakan tanpa bantuan, dan rekornya muncul di sini.',
  },
  'level-any': { en: 'any level', id: 'tingkat apa saja' },
  'bests-board': gridTexts['the-board'],
  'bests-moves': { en: 'Fewest moves', id: 'Langkah tersedikit' },
  'bests-time': { en: 'Shortest time', id: 'Waktu tersingkat' },
  'bests-clear': { en: 'Forget my bests', id: 'Hapus rekorku' },
} as const;
