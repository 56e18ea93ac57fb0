/** The words of the page about what a person has solved and made, in both languages side by side. */
import { amount, texter } from '../../../contract/index.ts';
import { sharedTexts } from '../board/texts.ts';

export const historyTexts = {
  none: {
    en: 'Nothing yet. Each puzzle that you solve on this device stands here, with your bests.',
    id: 'Belum ada. Setiap teka-teki yang kamu pecahkan di perangkat ini tercatat di sini, beserta rekormu.',
  },
  start: { en: 'Choose a puzzle', id: 'Pilih teka-teki' },
  bests: { en: 'Personal bests', id: 'Rekor pribadi' },
  kind: { en: 'Kind', id: 'Jenis' },
  puzzle: { en: 'Puzzle', id: 'Teka-teki' },
  count: { en: 'Solved', id: 'Selesai' },
  quickest: { en: 'Best time', id: 'Waktu terbaik' },
  shortest: { en: 'Best move count', id: 'Jumlah langkah terbaik' },
  'bests-rule': {
    en: 'Games in which a solution was shown do not count as bests.',
    id: 'Permainan yang solusinya sempat ditampilkan tidak dihitung sebagai rekor.',
  },
  latest: { en: 'Latest first', id: 'Terbaru dahulu' },
  when: { en: 'When', id: 'Kapan' },
  time: sharedTexts.time,
  moves: { en: 'Move count', id: 'Jumlah langkah' },
  help: { en: 'Help', id: 'Bantuan' },
  hints: amount('hint', 'hints', 'petunjuk'),
  shown: { en: 'solution shown', id: 'solusi ditampilkan' },
  'no-help': { en: 'none', id: 'tanpa' },
  challenge: { en: 'challenge of the day', id: 'tantangan harian' },
  all: (p: { n: number }) => ({ en: `Show all ${p.n}`, id: `Tampilkan semua ${p.n}` }),
  yours: { en: 'Everything you made', id: 'Semua yang kamu buat' },
  'yours-lead': {
    en: 'Games, history, settings, your own boards and word lists live in this browser only. Save them as one file to move them to another device, or to be safe.',
    id: 'Permainan, riwayat, pengaturan, papan dan daftar katamu hanya tersimpan di peramban ini. Simpan sebagai satu berkas untuk memindahkannya ke perangkat lain, atau untuk berjaga-jaga.',
  },
  export: { en: 'Save everything as a file', id: 'Simpan semuanya sebagai berkas' },
  import: { en: 'Add from a file', id: 'Tambahkan dari berkas' },
  'not-a-backup': {
    en: 'This is not a file that Teka saved, so nothing was changed. Choose one whose name begins with “teka”.',
    id: 'Ini bukan berkas yang disimpan Teka, jadi tidak ada yang berubah. Pilih berkas yang namanya diawali “teka”.',
  },
  'newer-backup': {
    en: 'A newer Teka saved this file, so nothing was changed. Reload the page to get the newest version, and try again.',
    id: 'Berkas ini disimpan oleh Teka yang lebih baru, jadi tidak ada yang berubah. Muat ulang halaman untuk versi terbaru, lalu coba lagi.',
  },
  unreadable: {
    en: 'The file could not be read; nothing was changed.',
    id: 'Berkas itu tidak bisa dibaca; tidak ada yang berubah.',
  },
  full: {
    en: 'The browser’s storage is full: what was added is here until the page is closed.',
    id: 'Penyimpanan peramban penuh: yang ditambahkan hanya bertahan sampai halaman ditutup.',
  },
  added: { en: 'Added. Nothing of yours was replaced.', id: 'Sudah ditambahkan. Tidak ada milikmu yang diganti.' },
  'nothing-new': { en: 'All of it was here already.', id: 'Semuanya sudah ada di sini.' },
  replaced: { en: 'Taken from the file.', id: 'Diambil dari berkas.' },
  differing: (p: { what: string }) => ({
    en: `Different here and in the file: ${p.what}. Which shall stand?`,
    id: `Berbeda antara di sini dan di berkas: ${p.what}. Mana yang dipakai?`,
  }),
  'settings-of': (p: { what: string }) => ({ en: `choices in ${p.what}`, id: `pilihan di ${p.what}` }),
  'page-settings': { en: 'language, theme and motion', id: 'bahasa, tema, dan animasi' },
  'keep-mine': { en: 'Keep mine', id: 'Tetap milikku' },
  'take-theirs': { en: 'Take the file’s', id: 'Pakai dari berkas' },
} as const;

export const historyText = texter(historyTexts);
