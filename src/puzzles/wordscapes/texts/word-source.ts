/** How sentences name where words come from. The source arrives as a plain string, as parameters do. */
import type { Worded } from '../../../contract/index.ts';

/** After "no": `No common word fits`. */
export const wordOf = (source: string): Worded => {
  if (source === 'own') return { en: 'word of your list', id: 'kata dari daftarmu' };
  return source === 'common'
    ? { en: 'common word', id: 'kata umum' }
    : { en: 'word of the dictionary', id: 'kata kamus' };
};

/** After "from": `8 fillings from common words`. */
export const placeOf = (source: string): Worded => {
  if (source === 'own') return { en: 'your list', id: 'daftarmu' };
  return source === 'common' ? { en: 'common words', id: 'kata umum' } : { en: 'the dictionary', id: 'kamus' };
};

/** What else can be done where nothing fits: only the common words are not all that there are. */
export const orFullList = (source: string): Worded =>
  source === 'common' ? { en: ', or take the full list', id: ', atau pakai daftar lengkap' } : { en: '', id: '' };
