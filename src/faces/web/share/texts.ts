/** What is said where a room is shared or embedded; loaded with that. */
import { texter } from '../../../contract/index.ts';

export const shareTexts = {
  'share-lead': {
    en: 'The link brings back this puzzle, the position on the board and the mode.',
    id: 'Tautan ini membuka kembali teka-teki, posisi di papan, dan mode ini.',
  },
  'share-link': { en: 'Link', id: 'Tautan' },
  'share-copy': { en: 'Copy share link', id: 'Salin tautan' },
  'share-send': { en: 'Send…', id: 'Kirim…' },
  'share-code': (p: { name: string }) => ({
    en: `QR code of the link to ${p.name}`,
    id: `Kode QR tautan ke ${p.name}`,
  }),
  'share-code-save': { en: 'Save the QR code as .svg', id: 'Simpan kode QR sebagai .svg' },
  'share-code-too-long': {
    en: 'The link is too long for a QR code, which holds 2,953 characters.',
    id: 'Tautan ini terlalu panjang untuk kode QR, yang memuat paling banyak 2.953 karakter.',
  },
  'share-embed': { en: 'Put it into a web page', id: 'Sematkan di halaman web' },
  'share-embed-lead': {
    en: 'This HTML shows the present mode alone, for a course page. It keeps nothing in the browser.',
    id: 'HTML ini hanya menampilkan mode yang sedang terbuka, misalnya untuk halaman kuliah. Tidak ada yang disimpan di peramban.',
  },
  'share-open-whole': { en: 'Open in Teka', id: 'Buka di Teka' },
  'share-embed-copy': { en: 'Copy HTML', id: 'Salin HTML' },
} as const;

export const shareText = texter(shareTexts);
