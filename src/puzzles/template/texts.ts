/** Every word of the puzzle, in both languages; the compiler knows the codes and their parameters. */
import { amount, texter } from '../../contract/index.ts';

export const texts = {
  folklore: { en: 'Folklore', id: 'Pengetahuan umum' },
  name: { en: 'Template', id: 'Contoh' },
  summary: { en: 'Pick numbers that add up to the target.', id: 'Pilih bilangan yang jumlahnya sama dengan target.' },
  'help-instance': { en: 'Numbers, an arrow, a target: 3 5 8 -> 8.', id: 'Bilangan, panah, target: 3 5 8 -> 8.' },
  'help-solution': { en: 'The numbers you pick: 3 5.', id: 'Bilangan yang dipilih: 3 5.' },
  'every-subset': { en: 'Adds up every subset.', id: 'Menjumlahkan setiap himpunan bagian.' },
  'every-subset-node': { en: 'one subset', id: 'satu himpunan bagian' },
  subsets: amount('subset', 'subsets', 'himpunan bagian'),
  choices: amount('choice', 'choices', 'pilihan'),
  'take-or-leave': {
    en: 'Takes or leaves one number after the other, and turns back where the target is out of reach.',
    id: 'Mengambil atau melewati bilangan satu per satu, dan mundur bila target tidak terjangkau.',
  },
  'take-or-leave-node': { en: 'one number taken or left', id: 'satu bilangan diambil atau dilewati' },
  'no-arrow': { en: 'Add an arrow and the target: -> 8.', id: 'Tambahkan panah dan target: -> 8.' },
  'no-target': { en: 'Write a target behind the arrow.', id: 'Tulis target setelah panah.' },
  'no-numbers': { en: 'Write at least one number.', id: 'Tulis paling sedikit satu bilangan.' },
  'bad-number': (p: { word: string }) => ({
    en: `"${p.word}" is no whole number from 1; write digits only.`,
    id: `"${p.word}" bukan bilangan bulat mulai dari 1; tulis angka saja.`,
  }),
  twice: (p: { number: number }) => ({ en: `${p.number} is there already.`, id: `${p.number} sudah ada.` }),
  'too-many': (p: { most: number }) => ({ en: `At most ${p.most} numbers.`, id: `Paling banyak ${p.most} bilangan.` }),
  'after-target': (p: { word: string }) => ({
    en: `Nothing may stand behind the target; remove "${p.word}".`,
    id: `Setelah target tidak boleh ada apa-apa; hapus "${p.word}".`,
  }),
  'not-there': (p: { number: number }) => ({ en: `${p.number} is not there.`, id: `${p.number} tidak ada.` }),
  'picked-twice': { en: 'A number is picked twice.', id: 'Ada bilangan yang dipilih dua kali.' },
  'wrong-sum': (p: { sum: number; target: number }) => ({
    en: `The sum is ${p.sum}, not ${p.target}.`,
    id: `Jumlahnya ${p.sum}, bukan ${p.target}.`,
  }),
  scene: (p: { numbers: string; target: number; pick: string }) => ({
    en: `${p.numbers}, make ${p.target}; picked: ${p.pick}`,
    id: `${p.numbers}, buat ${p.target}; dipilih: ${p.pick}`,
  }),
  'example-small': { en: 'Two ways', id: 'Dua cara' },
  'example-none': { en: 'No way', id: 'Tidak ada cara' },
  'example-powers': { en: 'Powers of two', id: 'Pangkat dua' },
} as const;

export const text = texter(texts);
