/** The words of the board. */
import { texter } from '../../../contract/index.ts';
import { sharedTexts } from '../../../faces/web/board/texts.ts';

export const boardTexts = {
  ...sharedTexts,
  make: (p: { target: number }) => ({ en: `Make ${p.target}`, id: `Buat ${p.target}` }),
  'all-once': { en: 'Use every number exactly once.', id: 'Pakai setiap bilangan tepat satu kali.' },
  'some-once': {
    en: 'Use each number at most once; every step a positive whole number.',
    id: 'Pakai setiap bilangan paling banyak satu kali; setiap langkah bilangan bulat positif.',
  },
  cards: { en: 'Cards on the table', id: 'Kartu di meja' },
  card: (p: { name: string; place: number }) => ({
    en: `${p.name}, card ${p.place}`,
    id: `${p.name}, kartu ${p.place}`,
  }),
  result: (p: { value: string; place: number }) => ({
    en: `${p.value}, result at place ${p.place}`,
    id: `${p.value}, hasil di tempat ${p.place}`,
  }),
  operators: { en: 'Operations', id: 'Operasi' },
  '+': { en: 'plus', id: 'tambah' },
  '-': { en: 'minus', id: 'kurang' },
  '*': { en: 'times', id: 'kali' },
  '/': { en: 'divided by', id: 'bagi' },
  'new-hand': { en: 'New hand', id: 'Kartu baru' },
  'own-expression': { en: 'Check my own expression', id: 'Periksa ekspresiku' },
  'pick-first': { en: 'Choose a card.', id: 'Pilih kartu.' },
  'pick-operator': { en: 'Now an operation.', id: 'Sekarang operasinya.' },
  'pick-second': { en: 'Now another card.', id: 'Sekarang kartu lainnya.' },
  'picked-card': (p: { value: string }) => ({ en: `${p.value} chosen`, id: `${p.value} dipilih` }),
  unpicked: { en: 'Nothing chosen', id: 'Tidak ada yang dipilih' },
  'card-first': { en: 'Choose a card first.', id: 'Pilih kartu dahulu.' },
  step: (p: { left: string; sign: string; right: string; value: string }) => ({
    en: `${p.left} ${p.sign} ${p.right} is ${p.value}`,
    id: `${p.left} ${p.sign} ${p.right} sama dengan ${p.value}`,
  }),
  won: (p: { target: number }) => ({ en: `That makes ${p.target}.`, id: `Hasilnya ${p.target}.` }),
  verified: (p: { expression: string }) => ({
    en: `Checked, and right: ${p.expression}`,
    id: `Sudah diperiksa, dan benar: ${p.expression}`,
  }),
  missed: (p: { value: string; target: number }) => ({
    en: `That makes ${p.value}, not ${p.target}. Undo a step, or start over.`,
    id: `Hasilnya ${p.value}, bukan ${p.target}. Urungkan satu langkah, atau mulai lagi.`,
  }),
  'hide-timer': { en: 'Hide the timer', id: 'Sembunyikan waktu' },
  'show-timer': { en: 'Show the timer', id: 'Tampilkan waktu' },
  keys: {
    en: 'Keys: 1 to 8 choose a card, + - * / an operation, Z undoes, Esc lets go.',
    id: 'Tombol: 1 sampai 8 memilih kartu, + - * / operasi, Z mengurungkan, Esc melepas pilihan.',
  },
  'empty-table': { en: 'Write a hand, or deal a new one.', id: 'Tulis kartunya, atau bagikan yang baru.' },
} as const;

export const text = texter(boardTexts);
