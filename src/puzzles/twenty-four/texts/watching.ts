/** What is said of the nodes of a search that is watched, and what their figures are called. */
import type { Dictionary } from '../../../contract/index.ts';

export const watchingTexts = {
  'figure-value': { en: 'value', id: 'nilai' },
  'figure-distance': { en: 'distance to the target', id: 'jarak ke target' },
  'figure-left': { en: 'still to be chosen', id: 'belum dipilih' },
  'figure-unused': { en: 'numbers left', id: 'bilangan tersisa' },
  'figure-goal': { en: 'value to be made', id: 'nilai yang harus dibuat' },

  'watch-hand': {
    en: 'First the numbers are put in every order, then every operator is tried, then every way to place parentheses.',
    id: 'Mula-mula bilangan disusun dalam setiap urutan, lalu setiap operator dicoba, lalu setiap cara menempatkan tanda kurung.',
  },
  'watch-order': (p: { numbers: string }) => ({
    en: `The order begins with ${p.numbers}; until operators are chosen, the numbers are shown as a sum.`,
    id: `Urutannya diawali ${p.numbers}; selama operator belum dipilih, bilangan ditampilkan sebagai penjumlahan.`,
  }),
  'watch-operators': (p: { row: string }) => ({
    en: `The operators so far: ${p.row}. The parentheses come last.`,
    id: `Operator sejauh ini: ${p.row}. Tanda kurung ditempatkan terakhir.`,
  }),
  'watch-same': (p: { expression: string }) => ({
    en: `It is essentially the same as ${p.expression}, which was found earlier.`,
    id: `Pada dasarnya sama dengan ${p.expression}, yang sudah ditemukan sebelumnya.`,
  }),

  'watch-tables': {
    en: 'First comes a table of the values that each subset of up to four numbers can make.',
    id: 'Pertama-tama dibuat tabel nilai yang bisa dihasilkan setiap himpunan bagian sampai empat bilangan.',
  },
  'watch-combined': (p: { a: string; b: string; values: string }) => ({
    en: `Together ${p.a} and ${p.b} make ${p.values}.`,
    id: `${p.a} dan ${p.b} bersama-sama menghasilkan ${p.values}.`,
  }),
  'watch-kept': {
    en: 'The table keeps this value; what is made with it grows from the other value of the pair, or is found in the search backwards.',
    id: 'Tabel menyimpan nilai ini; hasil yang memakainya tumbuh dari nilai pasangannya, atau ditemukan dalam pencarian mundur.',
  },
  'watch-reaches': (p: { target: number }) => ({
    en: `It makes ${p.target}; the search backwards will come to it.`,
    id: `Nilainya tepat ${p.target}; pencarian mundur akan sampai ke sini.`,
  }),
  'watch-backwards': (p: { value: number }) => ({
    en: `Now the search goes backwards from ${p.value}: one value is split off, and the rest must come from the other numbers.`,
    id: `Sekarang pencarian berjalan mundur dari ${p.value}: satu nilai dipisahkan, dan sisanya harus dibuat dari bilangan lain.`,
  }),
  'watch-nearby': (p: { value: number; target: number }) => ({
    en: `${p.target} cannot be made; can ${p.value}, which is near?`,
    id: `${p.target} tidak bisa dibuat; apakah ${p.value}, yang dekat dengannya, bisa?`,
  }),
  'watch-nearest': (p: { value: number; target: number }) => ({
    en: `It makes ${p.value}, the nearest to ${p.target} that can be made.`,
    id: `Hasilnya ${p.value}, nilai terdekat ke ${p.target} yang bisa dibuat.`,
  }),
  'watch-from': (p: { value: number; numbers: string }) => ({
    en: `Is there a way from ${p.numbers} to ${p.value}?`,
    id: `Adakah cara dari ${p.numbers} menuju ${p.value}?`,
  }),
  'watch-not-from': (p: { value: string; numbers: string }) => ({
    en: `${p.value} cannot be made from ${p.numbers}.`,
    id: `${p.value} tidak bisa dibuat dari ${p.numbers}.`,
  }),
  'watch-no-partner': (p: { part: string; goal: string; others: string }) => ({
    en: `With ${p.part} split off from ${p.goal}, nothing that ${p.others} can make completes it.`,
    id: `Bila ${p.part} dipisahkan dari ${p.goal}, tidak ada nilai dari ${p.others} yang melengkapinya.`,
  }),
  'watch-partner': (p: { goal: string; part: string; missing: string }) => ({
    en: `${p.goal} is split into ${p.part} and ${p.missing}; both must still be made.`,
    id: `${p.goal} dipecah menjadi ${p.part} dan ${p.missing}; keduanya masih harus dibuat.`,
  }),
} as const satisfies Dictionary;
