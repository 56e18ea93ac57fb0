/** The words of entering a level. */
import { texter } from '../../../../contract/index.ts';
import { wordTexts } from '../word-texts.ts';

const figures = { en: new Intl.NumberFormat('en'), id: new Intl.NumberFormat('id') };
/** What follows after a comma, where there is something. */
const andThen = (more: string) => (more === '' ? '' : `, ${more}`);

export const mineTexts = {
  ...wordTexts,
  letters: { en: 'Letters on the wheel', id: 'Huruf pada roda' },
  'letters-example': { en: 'e.g. STUOMC', id: 'mis. STUOMC' },
  kind: { en: 'What the level shows', id: 'Yang tampak pada level' },
  'kind-grid': { en: 'Grid', id: 'Grid' },
  'kind-rows': { en: 'Lengths', id: 'Panjang kata' },
  'kind-words': { en: 'Letters only', id: 'Huruf saja' },
  list: { en: 'Words allowed', id: 'Kata yang boleh' },
  'list-full': { en: 'all', id: 'semua' },
  'list-common': { en: 'common only', id: 'umum saja' },
  'own-list': (p: { count: number }) => ({
    en: `Your own list of ${figures.en.format(p.count)} ${p.count === 1 ? 'word' : 'words'} is used.`,
    id: `Yang dipakai: daftarmu sendiri, ${figures.id.format(p.count)} kata.`,
  }),
  'no-own-list': { en: 'Use the dictionary again', id: 'Pakai kamus lagi' },
  lengths: { en: 'Lengths of the words', id: 'Panjang kata-kata' },
  'lengths-about': {
    en: 'One number for each word, such as 3 4 4 5.',
    id: 'Satu angka untuk tiap kata, misalnya 3 4 4 5.',
  },
  'lengths-bad': {
    en: 'Write the lengths as numbers from 1 to 16, separated by blanks.',
    id: 'Tulis panjang kata sebagai angka 1 sampai 16, dipisahkan spasi.',
  },
  patterns: { en: 'Pattern, if you know one', id: 'Pola, kalau ada' },
  'patterns-about': {
    en: 'A ? for each open box: R?A? finds ROAD. Several patterns are separated by blanks.',
    id: 'Satu ? untuk tiap kotak kosong: R?A? menemukan ROAD. Beberapa pola dipisah spasi.',
  },

  grid: { en: 'Your grid', id: 'Gridmu' },
  mode: { en: 'What a tap does', id: 'Fungsi ketukan' },
  'mode-draw': { en: 'Draw boxes', id: 'Gambar kotak' },
  'mode-write': { en: 'Write letters', id: 'Tulis huruf' },
  'draw-about': {
    en: 'Tap or drag over the places that have a box; tap a box to erase it. Two fingers move the grid.',
    id: 'Ketuk atau seret di tempat kotaknya; ketuk kotak untuk menghapusnya. Dua jari menggeser grid.',
  },
  'write-about': {
    en: 'Choose a box, then type the letter that you know.',
    id: 'Pilih kotak, lalu ketik huruf yang sudah diketahui.',
  },
  wheel: { en: 'Write a letter', id: 'Tulis huruf' },
  'write-letter': (p: { letter: string }) => ({ en: `Write ${p.letter}`, id: `Tulis ${p.letter}` }),
  'erase-letter': { en: 'Take the letter away', id: 'Hapus hurufnya' },
  'clear-boxes': { en: 'Clear grid', id: 'Hapus grid' },
  'clear-letters': { en: 'Clear letters', id: 'Hapus huruf' },
  'start-afresh': { en: 'Start afresh', id: 'Mulai dari kosong' },
  size: (p: { rows: number; columns: number }) => ({
    en: `Room to draw: ${p.rows} × ${p.columns}`,
    id: `Bidang gambar: ${p.rows} × ${p.columns}`,
  }),
  'side-top': { en: 'Top', id: 'Atas' },
  'side-right': { en: 'Right', id: 'Kanan' },
  'side-bottom': { en: 'Bottom', id: 'Bawah' },
  'side-left': { en: 'Left', id: 'Kiri' },
  more: (p: { side: string }) => ({ en: `${p.side}: add one`, id: `${p.side}: tambah satu` }),
  less: (p: { side: string }) => ({ en: `${p.side}: take one away`, id: `${p.side}: kurangi satu` }),
  keys: { en: 'Keys', id: 'Tombol' },
  'keys-move': {
    en: 'Arrows: to another box; Enter: across or down',
    id: 'Panah: ke kotak lain; Enter: mendatar atau menurun',
  },
  'keys-box': { en: 'Space: add or remove a box', id: 'Spasi: tambah atau hapus kotak' },
  'keys-letter': {
    en: 'A letter: known here, and on to the next box; ?: an open box',
    id: 'Huruf: diketahui di sini, lalu ke kotak berikutnya; ?: kotak kosong',
  },
  'keys-erase': { en: 'Backspace, Delete: take the letter away', id: 'Backspace, Delete: hapus hurufnya' },
  'keys-undo': { en: 'Ctrl+Z, Ctrl+Y: undo, redo', id: 'Ctrl+Z, Ctrl+Y: urungkan, ulangi' },

  'cell-none': (p: { row: number; column: number }) => ({
    en: `Row ${p.row}, column ${p.column}, no box`,
    id: `Baris ${p.row}, kolom ${p.column}, tanpa kotak`,
  }),
  'cell-open': (p: { row: number; column: number }) => ({
    en: `Row ${p.row}, column ${p.column}, open`,
    id: `Baris ${p.row}, kolom ${p.column}, kosong`,
  }),
  'cell-known': (p: { row: number; column: number; letter: string }) => ({
    en: `Row ${p.row}, column ${p.column}, ${p.letter}, known`,
    id: `Baris ${p.row}, kolom ${p.column}, ${p.letter}, diketahui`,
  }),
  'cell-sure': (p: { row: number; column: number; letter: string }) => ({
    en: `Row ${p.row}, column ${p.column}, ${p.letter}, sure`,
    id: `Baris ${p.row}, kolom ${p.column}, ${p.letter}, pasti`,
  }),
  'cell-likely': (p: { row: number; column: number; letter: string; chance: string }) => ({
    en: `Row ${p.row}, column ${p.column}, ${p.letter}, ${p.chance} likely`,
    id: `Baris ${p.row}, kolom ${p.column}, ${p.letter}, kemungkinan ${p.chance}`,
  }),
  'cell-possible': (p: { row: number; column: number; letter: string }) => ({
    en: `Row ${p.row}, column ${p.column}, ${p.letter}, possible`,
    id: `Baris ${p.row}, kolom ${p.column}, ${p.letter}, bisa jadi`,
  }),
  'cell-clash': (p: { row: number; column: number; letter: string }) => ({
    en: `Row ${p.row}, column ${p.column}, ${p.letter}, contradicts the other letters`,
    id: `Baris ${p.row}, kolom ${p.column}, ${p.letter}, bertentangan dengan huruf lain`,
  }),
  'cell-blamed': (p: { cell: string }) => ({
    en: `${p.cell}, in a word that is not possible`,
    id: `${p.cell}, bagian dari kata yang mustahil`,
  }),

  'no-boxes': {
    en: 'Now draw the grid: tap the places that have a box.',
    id: 'Sekarang gambar gridnya: ketuk tempat kotaknya.',
  },
  'no-letters': { en: 'Type the letters of the wheel first.', id: 'Ketik dulu huruf pada rodanya.' },
  'not-yet': (p: { problem: string }) => ({
    en: `Not a level yet: ${p.problem}`,
    id: `Belum menjadi level: ${p.problem}`,
  }),
  told: {
    en: 'This level comes with its answers, so nothing is guessed.',
    id: 'Level ini memuat jawabannya sendiri, jadi tidak ada yang ditebak.',
  },
  'forget-answers': { en: 'Solve without them', id: 'Pecahkan tanpa jawaban' },
  why: { en: 'Why is this wrong?', id: 'Mengapa ini salah?' },
  reveal: {
    en: 'Letters stay hidden while you play this level. Show:',
    id: 'Huruf disembunyikan selama level ini dimainkan. Tampilkan:',
  },
  'reveal-letter': { en: 'A letter', id: 'Satu huruf' },
  'reveal-word': { en: 'A word', id: 'Satu kata' },
  'reveal-all': { en: 'All letters', id: 'Semua huruf' },
  looking: { en: 'Looking for words …', id: 'Mencari kata …' },
  legend: { en: 'Legend', id: 'Keterangan' },
  'legend-known': { en: 'known', id: 'diketahui' },
  'legend-sure': { en: 'sure: the same in every filling', id: 'pasti: sama di semua isian' },
  'legend-likely': { en: 'likely', id: 'mungkin' },
  'legend-possible': { en: 'possible', id: 'bisa jadi' },
  'legend-clash': { en: 'contradicts the other letters', id: 'bertentangan dengan huruf lain' },
  'legend-wrong': { en: 'word that is not possible', id: 'kata yang mustahil' },
  estimated: {
    en: 'Estimated: not all fillings could be looked at. Where no chance is given it is not known; what is marked as sure is sure all the same.',
    id: 'Perkiraan: tidak semua isian bisa dilihat. Peluang yang tidak ditulis berarti tidak diketahui; yang ditandai pasti tetap pasti.',
  },

  fillings: { en: 'Fillings', id: 'Isian' },
  'filling-at': (p: { number: string; count: string }) => ({
    en: `Filling ${p.number} of ${p.count}`,
    id: `Isian ${p.number} dari ${p.count}`,
  }),
  'at-least': (p: { count: string }) => ({ en: `at least ${p.count}`, id: `sedikitnya ${p.count}` }),
  'from-results': { en: 'The filling chosen among the solutions', id: 'Isian yang dipilih dari daftar solusi' },
  here: { en: 'Words through this box', id: 'Kata yang melewati kotak ini' },
  candidates: (p: { count: number }) => ({
    en: `${figures.en.format(p.count)} ${p.count === 1 ? 'word fits' : 'words fit'} here`,
    id: `${figures.id.format(p.count)} kata muat di sini`,
  }),
  'take-word': (p: { word: string; slot: string; chance: string }) => ({
    en: `Take ${p.word} as known for ${p.slot}${andThen(p.chance)}`,
    id: `Anggap ${p.word} diketahui untuk ${p.slot}${andThen(p.chance)}`,
  }),
  'take-letter': (p: { letter: string }) => ({ en: `Take ${p.letter} as known`, id: `Anggap ${p.letter} diketahui` }),
  'go-slot': (p: { slot: string; word: string; chance: string }) => ({
    en: `${p.slot}: ${p.word}${andThen(p.chance)}`,
    id: `${p.slot}: ${p.word}${andThen(p.chance)}`,
  }),
  bonus: (p: { count: number }) => ({
    en: `Bonus words: ${figures.en.format(p.count)}`,
    id: `Kata bonus: ${figures.id.format(p.count)}`,
  }),
  words: (p: { count: number }) => ({
    en: `Words: ${figures.en.format(p.count)}`,
    id: `Kata: ${figures.id.format(p.count)}`,
  }),
  'of-length': (p: { length: number }) => ({ en: `${p.length} letters`, id: `${p.length} huruf` }),
  rare: (p: { count: number }) => ({
    en: `${figures.en.format(p.count)} rare ${p.count === 1 ? 'word' : 'words'}`,
    id: `${figures.id.format(p.count)} kata langka`,
  }),
} as const;

export const text = texter(mineTexts);
