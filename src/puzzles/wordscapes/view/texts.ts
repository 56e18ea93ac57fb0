/** The words of the board around its modes; each mode has its own beside it. */
import { texter } from '../../../contract/index.ts';
import { gridTexts } from '../../../faces/web/board/grid-texts.ts';

export const frameTexts = {
  ...gridTexts,
  'load-failed': {
    en: 'This part could not be loaded. Check the connection and reload the page.',
    id: 'Bagian ini gagal dimuat. Periksa koneksi lalu muat ulang halaman.',
  },
  'own-kept': {
    en: 'This level took the place of your own text, which is kept.',
    id: 'Level ini menggantikan teksmu sendiri, yang tetap tersimpan.',
  },
  'bring-back': { en: 'Bring mine back', id: 'Kembalikan teksmu' },
} as const;

export const text = texter(frameTexts);
