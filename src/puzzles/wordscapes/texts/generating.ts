/** Levels that are made: what can be wished, and why a wish cannot be met. */
import type { Dictionary } from '../../../contract/index.ts';

export const generatingTexts = {
  'level-very-easy': { en: 'Very easy', id: 'Sangat mudah' },
  'level-easy': { en: 'Easy', id: 'Mudah' },
  'level-medium': { en: 'Medium', id: 'Sedang' },
  'level-hard': { en: 'Hard', id: 'Sulit' },
  'level-very-hard': { en: 'Very hard', id: 'Sangat sulit' },
  'option-language': { en: 'Language of the words', id: 'Bahasa kata-katanya' },
  'language-en': { en: 'English', id: 'Inggris' },
  'language-id': { en: 'Indonesian', id: 'Indonesia' },
  'option-letters': { en: 'Letters on the wheel', id: 'Banyaknya huruf pada roda' },
  'option-words': { en: 'Words in the grid', id: 'Banyaknya kata dalam grid' },
  'wish-no-wheel': (p: { least: number; most: number }) => ({
    en: `The list has no word of ${p.least === p.most ? p.least : `${p.least} to ${p.most}`} letters to make a wheel of; choose another number of letters, or add longer words.`,
    id: `Daftar itu tidak punya kata dengan ${p.least === p.most ? p.least : `${p.least} sampai ${p.most}`} huruf untuk dijadikan roda; pilih banyak huruf yang lain, atau tambahkan kata yang lebih panjang.`,
  }),
  'wish-not-found': (p: { tries: number }) => ({
    en: `No such level was found in ${p.tries} tries; wish for another difficulty, or another number of letters or words.`,
    id: `Tidak ditemukan level seperti itu dalam ${p.tries} percobaan; pilih kesulitan lain, atau banyak huruf atau kata yang lain.`,
  }),
} as const satisfies Dictionary;
