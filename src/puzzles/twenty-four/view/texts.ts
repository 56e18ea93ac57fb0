/** The words of the board. */
import { texter } from '../../../contract/index.ts';
import { sharedTexts } from '../../../faces/web/board/texts.ts';

export const boardTexts = {
  ...sharedTexts,
  make: (p: { target: number }) => ({ en: `Make ${p.target}`, id: `Buat ${p.target}` }),
  'all-once': { en: 'Use every number exactly once.', id: 'Pakai setiap bilangan tepat satu kali.' },
  'some-once': {
    en: 'Use each number at most once; every step must give a positive whole number.',
    id: 'Pakai setiap bilangan paling banyak satu kali; setiap langkah harus menghasilkan bilangan bulat positif.',
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
  'write-it': { en: 'Write an expression', id: 'Tulis ekspresi' },
  none: { en: 'No solution', id: 'Tidak ada solusi' },
  'none-right': (p: { target: number }) => ({
    en: `Right: these cards cannot make ${p.target}.`,
    id: `Benar: kartu-kartu ini tidak bisa menghasilkan ${p.target}.`,
  }),
  'none-wrong': (p: { target: number }) => ({
    en: `There is a way to make ${p.target}.`,
    id: `Ada cara untuk menghasilkan ${p.target}.`,
  }),
  'none-unknown': { en: 'That could not be found out.', id: 'Hal itu belum bisa dipastikan.' },
  'pick-first': { en: 'Choose a card.', id: 'Pilih satu kartu.' },
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
  missed: (p: { value: string; target: number }) => ({
    en: `That makes ${p.value}, not ${p.target}. Undo a step, or start over.`,
    id: `Hasilnya ${p.value}, bukan ${p.target}. Urungkan satu langkah, atau mulai lagi.`,
  }),
  'hide-timer': { en: 'Hide the timer', id: 'Sembunyikan waktu' },
  'show-timer': { en: 'Show the timer', id: 'Tampilkan waktu' },
  keys: {
    en: 'Keys: 1 to 8 choose a card, + - * / an operation, Z undoes, Esc clears the choice.',
    id: 'Tombol: 1 sampai 8 memilih kartu, + - * / operasi, Z mengurungkan, Esc melepas pilihan.',
  },
  'empty-table': { en: 'Write a hand, or deal a new one.', id: 'Tulis kartunya, atau bagikan yang baru.' },
} as const;

export const text = texter(boardTexts);
