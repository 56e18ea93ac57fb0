/** Commands, arguments and flags, as the help tells them. */
import { numberFormat } from '../../../contract/index.ts';

const en = numberFormat('en');
const id = numberFormat('id');

export const flagTexts = {
  tagline: { en: 'Teka solves puzzles and shows how.', id: 'Teka memecahkan teka-teki dan menunjukkan caranya.' },
  'try-these': { en: 'Try these', id: 'Coba ini' },
  'more-help': {
    en: 'More: teka help <command>, or teka <command> <puzzle> --help',
    id: 'Selengkapnya: teka help <perintah>, atau teka <perintah> <teka-teki> --help',
  },
  'do-solve': { en: 'solve a puzzle', id: 'memecahkan teka-teki' },
  'do-check': { en: 'check an answer of your own', id: 'memeriksa jawabanmu sendiri' },
  'do-explain': {
    en: 'explain a puzzle without giving the answer away',
    id: 'menjelaskan teka-teki tanpa membocorkan jawabannya',
  },
  'do-hint': {
    en: 'give a hint, from a nudge to the whole answer',
    id: 'memberi petunjuk, dari isyarat sampai jawaban lengkap',
  },
  'do-pick': {
    en: 'show one of all solutions, by number or at random',
    id: 'menampilkan salah satu dari semua solusi, menurut nomor atau acak',
  },
  'do-generate': {
    en: 'make a new puzzle, or a folder full of them',
    id: 'membuat teka-teki baru, atau satu folder penuh',
  },
  'do-sheet': {
    en: 'draw many puzzles, or many solutions, on pages for printing',
    id: 'menggambar banyak teka-teki, atau banyak solusi, di halaman untuk dicetak',
  },
  'do-play': { en: 'play in the terminal', id: 'bermain di terminal' },
  'do-puzzles': { en: 'list the puzzles', id: 'menampilkan daftar teka-teki' },
  'do-strategies': { en: 'list the strategies of a puzzle', id: 'menampilkan strategi sebuah teka-teki' },
  'do-examples': { en: 'list the examples of a puzzle', id: 'menampilkan contoh sebuah teka-teki' },
  'do-about': {
    en: 'show the version and the works by others that are included',
    id: 'menampilkan versi dan karya pihak lain yang disertakan',
  },
  'do-completion': { en: 'print a completion script for your shell', id: 'mencetak skrip pelengkapan untuk shell' },
  'do-help': { en: 'explain a command', id: 'menjelaskan sebuah perintah' },
  'arg-puzzle': { en: 'which puzzle', id: 'teka-teki yang mana' },
  'arg-file': {
    en: 'a file with the puzzle, or - for standard input',
    id: 'berkas berisi teka-teki, atau - untuk masukan standar',
  },
  'arg-files': { en: 'files with puzzles', id: 'berkas-berkas berisi teka-teki' },
  'arg-shell': { en: 'bash, zsh or fish', id: 'bash, zsh, atau fish' },
  'opt-text': { en: 'the puzzle itself, as text', id: 'teka-tekinya langsung, sebagai teks' },
  'opt-example': { en: 'an example by its id', id: 'contoh menurut id-nya' },
  'opt-strategy': { en: 'the strategy to use', id: 'strategi yang dipakai' },
  'opt-goal': { en: 'first, best, all or count', id: 'first, best, all, atau count' },
  'opt-limit': { en: 'stop after this many solutions', id: 'berhenti setelah sekian solusi' },
  'opt-max-time': { en: 'stop after this many seconds', id: 'berhenti setelah sekian detik' },
  'opt-max-nodes': { en: 'stop after this many nodes', id: 'berhenti setelah sekian simpul' },
  'opt-solve-threads': {
    en: 'search in this many threads, or auto for one a core; by default one, and all where a search is long',
    id: 'telusuri dengan sekian thread, atau auto untuk satu per inti; bawaannya satu, dan semua bila telusuran lama',
  },
  'opt-batch-threads': {
    en: 'make a batch in this many threads; by default one a core',
    id: 'buat banyak teka-teki dengan sekian thread; bawaannya satu per inti',
  },
  'opt-compare-threads': {
    en: 'measure this many runs at once, or auto for one a core; by default one, because runs slow each other down',
    id: 'ukur sekian pencarian sekaligus, atau auto untuk satu per inti; bawaannya satu, karena pencarian saling memperlambat',
  },
  'opt-json': { en: 'print one JSON object', id: 'cetak satu objek JSON' },
  'opt-save': {
    en: 'write the solutions to a file: .txt, or .ndjson for JSON by lines, or one of them with .gz; - for standard output',
    id: 'tulis solusi ke berkas: .txt, atau .ndjson untuk JSON per baris, atau salah satunya dengan .gz; - untuk keluaran standar',
  },
  'opt-image': {
    en: 'draw the first solution to an .svg or .png file, or - for SVG on standard output',
    id: 'gambar solusi pertama ke berkas .svg atau .png, atau - untuk SVG di keluaran standar',
  },
  'opt-positions': {
    en: 'also print every position on the way, where a solution is a sequence of moves',
    id: 'cetak juga setiap posisi yang dilalui, bila solusinya berupa rangkaian langkah',
  },
  'opt-explain-image': {
    en: 'draw the explanation to an .svg or .png file, or - for SVG on standard output, where it has a picture',
    id: 'gambar penjelasannya ke berkas .svg atau .png, atau - untuk SVG di keluaran standar, bila ada gambarnya',
  },
  'opt-force': { en: 'overwrite files that exist', id: 'timpa berkas yang sudah ada' },
  'opt-lang': { en: 'language: en or id', id: 'bahasa: en atau id' },
  'opt-no-color': { en: 'no colours', id: 'tanpa warna' },
  'opt-answer': { en: 'your answer', id: 'jawabanmu' },
  'opt-level': { en: 'the level of the hint, from 1', id: 'tingkat petunjuk, mulai dari 1' },
  'opt-seed': { en: 'the same number gives the same puzzle', id: 'bilangan yang sama memberi teka-teki yang sama' },
  'opt-difficulty': { en: 'how hard it should be', id: 'seberapa sulit' },
  'opt-number': { en: 'the number of the solution, from 1', id: 'nomor solusi, mulai dari 1' },
  'opt-random': { en: 'one at random, all equally likely', id: 'salah satu secara acak, semuanya berpeluang sama' },
  'opt-pick-seed': {
    en: 'the same number gives the same solution',
    id: 'bilangan yang sama memberi solusi yang sama',
  },
  'opt-batch': (p: { most: number }) => ({
    en: `make this many, up to ${en.format(p.most)}, with consecutive seeds`,
    id: `banyaknya teka-teki yang dibuat, sampai ${id.format(p.most)}, dengan seed yang berurutan`,
  }),
  'opt-to': {
    en: 'the folder for a batch; it is created if it does not exist',
    id: 'folder untuk hasil --batch; dibuat bila belum ada',
  },
  'opt-sheet-image': {
    en: 'the file for the page; several pages get -1, -2 and so on before the dot',
    id: 'berkas untuk halaman itu; bila lebih dari satu, namanya diberi -1, -2, dan seterusnya sebelum titik',
  },
  'opt-solutions': {
    en: 'draw the solutions of one puzzle instead',
    id: 'gambar solusi dari satu teka-teki saja',
  },
  'opt-back-pages': {
    en: 'put a page of solutions behind every page of puzzles, for printing on both sides',
    id: 'sertakan halaman solusi di balik setiap halaman teka-teki, untuk cetak bolak-balik',
  },
  'opt-on': {
    en: 'a file with a puzzle: make new ones on its board',
    id: 'berkas berisi teka-teki: buat soal baru di papannya',
  },
  'opt-title': { en: 'a title for every page', id: 'judul untuk setiap halaman' },
  'opt-names': {
    en: 'lines for a name and a class on every page of puzzles',
    id: 'garis untuk nama dan kelas di setiap halaman soal',
  },
  'opt-full': {
    en: 'also print the full text of every licence and notice',
    id: 'tampilkan juga teks lengkap setiap lisensi dan pemberitahuan',
  },
  'opt-sheet-limit': (p: { most: number }) => ({
    en: `at most this many solutions, up to ${en.format(p.most)}; 100 if not given`,
    id: `paling banyak sekian solusi, sampai ${id.format(p.most)}; 100 bila tidak disebut`,
  }),
  'opt-off': (p: { what: string }) => ({ en: `switch off: ${p.what}`, id: `matikan: ${p.what}` }),
  'opt-help': { en: 'explain this command', id: 'penjelasan perintah ini' },
  'opt-version': { en: 'print the version', id: 'cetak versi' },
  'help-usage': { en: 'Usage:', id: 'Cara pakai:' },
  'help-arguments': { en: 'Arguments:', id: 'Argumen:' },
  'help-options': { en: 'Options:', id: 'Opsi:' },
  'help-commands': { en: 'Commands:', id: 'Perintah:' },
  'help-own-flags': {
    en: 'Each puzzle has flags of its own: write --help after the puzzle to see them too.',
    id: 'Setiap teka-teki punya opsi sendiri: tulis --help setelah nama teka-tekinya untuk melihatnya juga.',
  },
  'help-exit-codes': {
    en: 'Exit codes: 0 at least one solution, 1 proven that there is no solution, 2 bad input or usage, 3 stopped without an answer (for a count: before all were counted).',
    id: 'Kode keluar: 0 ada solusi, 1 terbukti tidak ada solusi, 2 masukan atau pemakaian salah, 3 berhenti sebelum ada jawaban (untuk count: sebelum semuanya terhitung).',
  },
} as const;
