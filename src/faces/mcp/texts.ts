/** What assistants are told about the tools. */
import { type Language, type Speaker, speaker, texter } from '../../contract/index.ts';

const mcpTexts = {
  instructions: {
    en: 'Teka solves puzzles and proves its answers: every solution passes an independent judge. Use it instead of solving such puzzles yourself. Call `puzzles` first: it lists the puzzles, and with `puzzle` it tells how positions and solutions of one are written. Every other tool takes a position as text in that notation. Say that there is no solution only where `proven` is true and `count` is 0. A player who is stuck is best helped with `hint`, level by level.',
    id: 'Teka memecahkan teka-teki dan membuktikan jawabannya: setiap solusi lolos pemeriksa yang terpisah. Gunakan Teka alih-alih memecahkannya sendiri. Panggil `puzzles` lebih dulu: alat ini menampilkan daftar teka-teki, dan dengan `puzzle` menjelaskan cara menulis posisi dan solusinya. Semua alat lain menerima posisi sebagai teks dalam notasi itu. Katakan tidak ada solusi hanya bila `proven` bernilai true dan `count` 0. Pemain yang buntu paling baik dibantu dengan `hint`, setingkat demi setingkat.',
  },
  'too-long': (p: { megabytes: number }) => ({
    en: `The message is longer than ${p.megabytes} MB and was not read; send less text.`,
    id: `Pesan lebih panjang dari ${p.megabytes} MB dan tidak dibaca; kirim teks yang lebih pendek.`,
  }),
  'title-puzzles': { en: 'Puzzles', id: 'Teka-teki' },
  'do-puzzles': {
    en: 'Lists the puzzles. With `puzzle`, tells all about one: how its positions and solutions are written, its strategies with their options, and examples.',
    id: 'Menampilkan daftar teka-teki. Dengan `puzzle`, menjelaskan satu teka-teki selengkapnya: cara menulis posisi dan solusinya, strategi beserta opsinya, dan contoh.',
  },
  'title-solve': { en: 'Solve', id: 'Pecahkan' },
  'do-solve': {
    en: 'Finds one solution, the best, all, or their number. Every solution is verified; `proven` tells whether there is nothing more, or nothing better.',
    id: 'Mencari satu solusi, yang terbaik, semuanya, atau jumlahnya. Setiap solusi sudah diperiksa; `proven` menyatakan apakah tidak ada lagi, atau tidak ada yang lebih baik.',
  },
  'title-check': { en: 'Check', id: 'Periksa' },
  'do-check': {
    en: 'Judges a proposed solution: right, or what is wrong with it.',
    id: 'Menilai solusi yang diajukan: benar, atau apa yang salah.',
  },
  'title-explain': { en: 'Explain', id: 'Jelaskan' },
  'do-explain': {
    en: 'Tells what can be said about a position before solving: whether it can be solved at all and why, and its figures.',
    id: 'Menjelaskan yang dapat diketahui sebelum memecahkan: apakah posisi dapat dipecahkan dan mengapa, beserta angka-angkanya.',
  },
  'title-hint': { en: 'Hint', id: 'Petunjuk' },
  'do-hint': {
    en: 'Helps a player who is stuck: level 1 is a nudge, the last level is the whole answer. Give one level at a time.',
    id: 'Membantu pemain yang buntu: tingkat 1 sekadar isyarat, tingkat terakhir jawaban lengkap. Berikan satu tingkat setiap kali.',
  },
  'title-pick': { en: 'Pick', id: 'Ambil' },
  'do-pick': {
    en: 'Gives one of all solutions by its number, or any one, without listing the others.',
    id: 'Memberi satu dari semua solusi menurut nomornya, atau sembarang, tanpa mencari yang lain.',
  },
  'title-generate': { en: 'Generate', id: 'Buat' },
  'do-generate': {
    en: 'Makes a new puzzle. The same seed makes the same puzzle.',
    id: 'Membuat teka-teki baru. Benih yang sama menghasilkan teka-teki yang sama.',
  },
  'title-compare': { en: 'Compare', id: 'Bandingkan' },
  'do-compare': {
    en: 'Runs several strategies on one position, each once, and tells what became of each: nodes, time, count and cost. Times of single runs are no measurement.',
    id: 'Menjalankan beberapa strategi pada satu posisi, masing-masing sekali, dan melaporkan hasilnya: simpul, waktu, jumlah, dan biaya. Waktu dari satu kali jalan bukan pengukuran.',
  },
  'about-puzzle': { en: 'The puzzle to tell all about.', id: 'Teka-teki yang ingin dijelaskan selengkapnya.' },
  'about-picture': {
    en: 'Whether a picture (PNG) is to come with the answer, where there is something to see.',
    id: 'Apakah jawaban disertai gambar (PNG), bila ada yang dapat dilihat.',
  },
  where: (p: { field: string; line: number; column: number }) => ({
    en: `(in \`${p.field}\`, line ${p.line}, column ${p.column})`,
    id: `(di \`${p.field}\`, baris ${p.line}, kolom ${p.column})`,
  }),
} as const;

export const mcpText = texter(mcpTexts);

export const mcpSpeaker = (language: Language): Speaker => speaker(language, mcpTexts);
