/** Every word of the page itself, in both languages side by side. */
import { texter } from '../../contract/index.ts';
import { sharedTexts } from './board/texts.ts';

const en = new Intl.NumberFormat('en');
const id = new Intl.NumberFormat('id');
const plural = (count: number, one: string, many: string) => `${en.format(count)} ${count === 1 ? one : many}`;

export const webTexts = {
  ...sharedTexts,
  title: { en: 'Teka: puzzles, solved and shown', id: 'Teka: teka-teki dan cara memecahkannya' },
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
    id: 'Semuanya berjalan di perambanmu. Apa pun yang kamu tulis tidak dikirim ke mana pun.',
  },
  about: { en: 'About Teka', id: 'Tentang Teka' },
  lessons: { en: 'Lessons', id: 'Pelajaran' },
  history: { en: 'What you have solved', id: 'Yang sudah kamu pecahkan' },
  reports: { en: 'Published figures, computed again', id: 'Angka yang pernah diterbitkan, dihitung ulang' },
  'making-challenge': { en: 'Preparing the challenge of the day…', id: 'Menyiapkan tantangan hari ini…' },
  'load-failed': {
    en: 'This part could not be loaded. Check your connection and reload the page.',
    id: 'Bagian ini gagal dimuat. Periksa koneksimu, lalu muat ulang halaman.',
  },

  lost: { en: 'This link leads nowhere', id: 'Tautan ini tidak dapat dibuka' },
  modes: { en: 'Modes', id: 'Mode' },
  'mode-play': { en: 'Play', id: 'Main' },
  'mode-solve': { en: 'Solve', id: 'Pecahkan' },
  'mode-watch': { en: 'Watch', id: 'Tonton' },
  'mode-compare': { en: 'Compare', id: 'Bandingkan' },
  actions: { en: 'Actions', id: 'Tindakan' },
  'action-hint': { en: 'Hint', id: 'Petunjuk' },
  'action-new': { en: 'New', id: 'Baru' },
  'action-more': { en: 'More', id: 'Lainnya' },
  'try-from-here': { en: 'Try from here', id: 'Coba dari sini' },
  'go-back': { en: 'Back to the saved point', id: 'Kembali ke titik simpan' },
  close: { en: 'Close', id: 'Tutup' },
  menu: { en: 'Menu', id: 'Menu' },
  'check-mine': { en: 'Check my answer', id: 'Periksa jawabanku' },
  edit: { en: 'Edit on the board', id: 'Ubah di papan' },
  'edit-done': { en: 'Done', id: 'Selesai' },

  input: { en: 'The puzzle', id: 'Teka-teki' },
  place: (p: { line: number; column: number }) => ({
    en: `Line ${p.line}, column ${p.column}`,
    id: `Baris ${p.line}, kolom ${p.column}`,
  }),
  column: (p: { column: number }) => ({ en: `Column ${p.column}`, id: `Kolom ${p.column}` }),

  strategy: { en: 'Strategy', id: 'Strategi' },
  seconds: (p: { count: number }) => ({
    en: plural(p.count, 'second', 'seconds'),
    id: `${id.format(p.count)} detik`,
  }),
  'one-node': { en: 'What it counts', id: 'Yang dihitung' },
  goal: { en: 'Look for', id: 'Yang dicari' },
  'goal-first': { en: 'One solution', id: 'Satu solusi' },
  'goal-best': { en: 'The best solution', id: 'Solusi terbaik' },
  'goal-all': sharedTexts['all-solutions'],
  'goal-count': { en: 'Only the number of solutions', id: 'Banyaknya solusi saja' },
  'told-by-text': { en: '(as the text says)', id: '(sesuai teks)' },

  searching: { en: 'Searching…', id: 'Mencari…' },
  solutions: { en: 'Solutions', id: 'Solusi' },
  solution: { en: 'Solution', id: 'Solusi' },
  counted: { en: 'Effort', id: 'Upaya' },
  done: { en: 'Share of the search completed', id: 'Bagian pencarian yang sudah selesai' },
  searched: { en: 'Search', id: 'Pencarian' },
  preparing: { en: 'Preparation', id: 'Persiapan' },

  'copy-all': { en: 'Copy all', id: 'Salin semua' },
  copy: { en: 'Copy', id: 'Salin' },
  copied: { en: 'Copied.', id: 'Tersalin.' },
  'copy-failed': { en: 'Your browser did not allow copying.', id: 'Perambanmu tidak mengizinkan penyalinan.' },
  'save-failed': { en: 'The picture could not be created.', id: 'Gambar gagal dibuat.' },
  'save-as': (p: { kind: string }) => ({ en: `Save .${p.kind}`, id: `Simpan .${p.kind}` }),
  'print-back': { en: 'Print with the solution on the back', id: 'Cetak dengan solusi di sisi belakang' },
  'link-too-long': {
    en: 'Too long for a link: send the text itself.',
    id: 'Terlalu panjang untuk tautan: kirim saja teksnya.',
  },
  sheet: { en: 'Worksheet', id: 'Lembar soal' },
  share: { en: 'Share', id: 'Bagikan' },

  picture: { en: 'Picture', id: 'Gambar' },
  'step-of': (p: { step: number; steps: number }) => ({
    en: `Step ${p.step} of ${p.steps}`,
    id: `Langkah ${p.step} dari ${p.steps}`,
  }),
  previous: { en: 'Previous step', id: 'Langkah sebelumnya' },
  next: { en: 'Next step', id: 'Langkah berikutnya' },
  'steps-a-second': (p: { count: number }) => ({
    en: `${plural(p.count, 'step', 'steps')} a second`,
    id: `${id.format(p.count)} langkah per detik`,
  }),

  figures: { en: 'Figures', id: 'Rincian angka' },
  explain: { en: 'Explain this puzzle', id: 'Jelaskan teka-teki ini' },
  'hint-ask': { en: 'Give me a hint', id: 'Beri petunjuk' },
  generate: { en: 'New puzzle', id: 'Teka-teki baru' },
  'new-alike': { en: 'Another one like this takes its place.', id: 'Soal lain yang serupa akan menggantikannya.' },
  'any-number': { en: 'any', id: 'bebas' },
  'any-difficulty': { en: 'Any difficulty', id: 'Tingkat kesulitan apa saja' },
  check: { en: 'Check', id: 'Periksa' },
  'no-picture': {
    en: 'The picture appears once the puzzle can be read.',
    id: 'Gambar muncul setelah teka-tekinya terbaca.',
  },
} as const;

/** Makes texts of the page, checked by the compiler. */
export const text = texter(webTexts);
