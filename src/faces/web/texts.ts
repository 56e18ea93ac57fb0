/** Every word of the page itself, in both languages side by side. */
import { texter } from '../../contract/index.ts';
import { sharedTexts } from './board/texts.ts';

const en = new Intl.NumberFormat('en');
const id = new Intl.NumberFormat('id');
const plural = (count: number, one: string, many: string) => `${en.format(count)} ${count === 1 ? one : many}`;

export const webTexts = {
  ...sharedTexts,
  title: { en: 'Teka: puzzles, solved and shown', id: 'Teka: teka-teki, dipecahkan dan diperlihatkan' },
  'skip-to-content': { en: 'Skip to the content', id: 'Langsung ke isi' },
  'all-puzzles': { en: 'All puzzles', id: 'Semua teka-teki' },
  settings: { en: 'Settings', id: 'Pengaturan' },
  language: { en: 'Language', id: 'Bahasa' },
  theme: { en: 'Theme', id: 'Tema' },
  'theme-system': { en: 'System', id: 'Sistem' },
  'theme-light': { en: 'Light', id: 'Terang' },
  'theme-dark': { en: 'Dark', id: 'Gelap' },
  motion: { en: 'Motion', id: 'Animasi' },
  'made-of': {
    en: 'Everything runs in your browser. Nothing you type leaves it.',
    id: 'Semuanya berjalan di peramban ini. Apa pun yang kamu tulis tidak dikirim ke mana-mana.',
  },
  about: { en: 'About Teka', id: 'Tentang Teka' },
  'home-heading': { en: 'Puzzles, solved and shown', id: 'Teka-teki, dipecahkan dan diperlihatkan' },
  'home-lead': {
    en: 'Play them, have them solved step by step, or ask for just a hint.',
    id: 'Mainkan, lihat pemecahannya langkah demi langkah, atau minta petunjuk saja.',
  },
  'enter-room': { en: 'Play and solve', id: 'Mainkan dan pecahkan' },
  'load-failed': {
    en: 'This could not be loaded. Check the connection and load the page again.',
    id: 'Bagian ini gagal dimuat. Periksa sambungan lalu muat ulang halaman.',
  },

  input: { en: 'The puzzle', id: 'Teka-teki' },
  'still-before': {
    en: 'Until then, the board, hints and checks are about the puzzle before.',
    id: 'Sampai itu dibetulkan, papan, petunjuk dan pemeriksaan masih tentang teka-teki sebelumnya.',
  },
  'taken-in': { en: 'Your text is in place.', id: 'Teksmu sudah dimuat.' },
  'not-text': {
    en: 'That file is not a text; your puzzle stays as it was. Drop a text file that holds a puzzle.',
    id: 'Berkas itu bukan teks; teka-tekimu tetap seperti semula. Jatuhkan berkas teks yang berisi teka-teki.',
  },
  'not-taken-in': { en: 'The file could not be read.', id: 'Berkas itu tidak bisa dibaca.' },
  'not-a-text': {
    en: 'That file is not a text; choose a .txt file.',
    id: 'Berkas itu bukan teks; pilih berkas .txt.',
  },
  'in-file': (p: { file: string; message: string }) => ({
    en: `${p.file}: ${p.message}`,
    id: `${p.file}: ${p.message}`,
  }),
  'in-file-at': (p: { file: string; line: number; column: number; message: string }) => ({
    en: `${p.file}, line ${p.line}, column ${p.column}: ${p.message}`,
    id: `${p.file}, baris ${p.line}, kolom ${p.column}: ${p.message}`,
  }),
  'examples-choose': { en: 'Examples…', id: 'Contoh…' },
  examples: { en: 'Examples', id: 'Contoh' },
  'yours-earlier': { en: 'Yours, earlier', id: 'Isianmu sebelumnya' },
  place: (p: { line: number; column: number }) => ({
    en: `Line ${p.line}, column ${p.column}`,
    id: `Baris ${p.line}, kolom ${p.column}`,
  }),
  column: (p: { column: number }) => ({ en: `Column ${p.column}`, id: `Kolom ${p.column}` }),

  solve: { en: 'Solve', id: 'Pecahkan' },
  how: { en: 'How to solve it', id: 'Cara memecahkannya' },
  strategy: { en: 'Strategy', id: 'Strategi' },
  automatic: (p: { strategy: string }) => ({ en: `Automatic (${p.strategy})`, id: `Otomatis (${p.strategy})` }),
  more: { en: 'More about it', id: 'Selengkapnya' },
  'one-node': { en: 'It counts', id: 'Yang dihitung' },
  source: { en: 'Source', id: 'Sumber' },
  goal: { en: 'Look for', id: 'Yang dicari' },
  'goal-first': { en: 'One solution', id: 'Satu solusi' },
  'goal-best': { en: 'The best one', id: 'Yang terbaik' },
  'goal-all': sharedTexts['all-solutions'],
  'goal-count': { en: 'Only how many', id: 'Jumlahnya saja' },
  'time-limit': { en: 'Time limit', id: 'Batas waktu' },
  'told-by-text': { en: '(as the text says)', id: '(sesuai teks)' },
  'no-limit': { en: 'None', id: 'Tanpa batas' },
  seconds: (p: { count: number }) => ({
    en: plural(p.count, 'second', 'seconds'),
    id: `${id.format(p.count)} detik`,
  }),

  searching: { en: 'Searching…', id: 'Mencari…' },
  solutions: { en: 'Solutions', id: 'Solusi' },
  found: { en: 'Found', id: 'Ditemukan' },
  counted: { en: 'Counted', id: 'Dihitung' },
  done: { en: 'Part of the search that is done', id: 'Bagian pencarian yang sudah selesai' },
  preparing: { en: 'Preparation', id: 'Persiapan' },

  'copy-all': { en: 'Copy all', id: 'Salin semua' },
  copy: { en: 'Copy', id: 'Salin' },
  copied: { en: 'Copied.', id: 'Tersalin.' },
  'copy-failed': { en: 'Copying was not allowed.', id: 'Penyalinan tidak diizinkan.' },
  'save-failed': { en: 'The picture could not be made.', id: 'Gambar tidak berhasil dibuat.' },
  'save-as': (p: { kind: string }) => ({ en: `Save .${p.kind}`, id: `Simpan .${p.kind}` }),
  'print-back': { en: 'Print, the solution on the back', id: 'Cetak, solusi di baliknya' },
  'link-too-long': {
    en: 'Too long for a link: send the text itself.',
    id: 'Terlalu panjang untuk tautan: kirim saja teksnya.',
  },
  share: { en: 'Copy share link', id: 'Salin tautan' },

  picture: { en: 'Picture', id: 'Gambar' },
  'step-of': (p: { step: number; steps: number }) => ({
    en: `Step ${p.step} of ${p.steps}`,
    id: `Langkah ${p.step} dari ${p.steps}`,
  }),
  previous: { en: 'Previous step', id: 'Langkah sebelumnya' },
  next: { en: 'Next step', id: 'Langkah berikutnya' },
  speed: { en: 'Speed', id: 'Kecepatan' },
  'steps-a-second': (p: { count: number }) => ({
    en: `${plural(p.count, 'step', 'steps')} a second`,
    id: `${id.format(p.count)} langkah per detik`,
  }),
  'one-step': { en: 'One step', id: 'Satu langkah' },

  figures: { en: 'Figures', id: 'Angka-angka' },
  explain: { en: 'Explain this puzzle', id: 'Jelaskan teka-teki ini' },
  'hint-ask': { en: 'Give me a hint', id: 'Beri petunjuk' },
  generate: { en: 'New puzzle', id: 'Teka-teki baru' },
  'any-difficulty': { en: 'Any difficulty', id: 'Tingkat apa saja' },
  check: { en: 'Check', id: 'Periksa' },
  'your-answer': { en: 'Your own answer', id: 'Jawabanmu sendiri' },
  right: { en: 'Right. That is a solution.', id: 'Benar. Itu solusinya.' },
  'right-at': (p: { cost: string }) => ({
    en: `Right. That is a solution: ${p.cost}.`,
    id: `Benar. Itu solusinya: ${p.cost}.`,
  }),
  'not-right': { en: 'Not a solution yet:', id: 'Belum menjadi solusi:' },
  'no-picture': {
    en: 'The picture appears when the puzzle can be read.',
    id: 'Gambar muncul setelah teka-tekinya terbaca.',
  },
} as const;

/** Makes texts of the page, checked by the compiler. */
export const text = texter(webTexts);
