/** The words of the board's frame and of its grid; each use of it has its own beside it. */
import { texter } from '../../../contract/index.ts';
import { sharedTexts } from '../../../faces/web/board/texts.ts';

export const frameTexts = {
  ...sharedTexts,
  uses: { en: 'What to do here', id: 'Yang bisa dilakukan di sini' },
  play: { en: 'Play', id: 'Main' },
  mine: { en: 'Solve mine', id: 'Pecahkan levelmu' },
  watch: { en: 'Watch', id: 'Tonton' },
  'new-level': { en: 'Make a new level', id: 'Buat level baru' },
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
