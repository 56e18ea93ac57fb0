/** What the page says about itself as something that is kept on the device. */
import { texter } from '../../../contract/index.ts';

/** In decimal units, as browsers and disks count. */
const megabytes = (bytes: number, language: string) =>
  `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(bytes / 1e6)} MB`;

export const offlineTexts = {
  'update-ready': { en: 'A new version is ready.', id: 'Versi baru sudah siap.' },
  'update-take': { en: 'Reload', id: 'Muat ulang' },
  'kept-heading': { en: 'Without a connection', id: 'Tanpa koneksi' },
  'kept-whole': (p: { bytes: number }) => ({
    en: `${megabytes(p.bytes, 'en')} are kept for offline use. Everything here works without a connection.`,
    id: `${megabytes(p.bytes, 'id')} disimpan untuk pemakaian luring. Semua yang ada di sini berfungsi tanpa koneksi.`,
  }),
  'kept-partly': (p: { bytes: number; total: number }) => ({
    en: `${megabytes(p.bytes, 'en')} of ${megabytes(p.total, 'en')} are kept for offline use so far.`,
    id: `Sejauh ini ${megabytes(p.bytes, 'id')} dari ${megabytes(p.total, 'id')} disimpan untuk pemakaian luring.`,
  }),
  'kept-begins': { en: 'Files for offline use are being loaded.', id: 'Berkas untuk pemakaian luring sedang dimuat.' },
  'kept-broken-off': {
    en: 'Not everything could be kept for offline use. The next visit tries again.',
    id: 'Belum semuanya dapat disimpan untuk pemakaian luring. Kunjungan berikutnya akan mencoba lagi.',
  },
  'kept-not': {
    en: 'Nothing is kept for offline use here. That takes an https address and a window that is not private.',
    id: 'Tidak ada yang disimpan untuk pemakaian luring di sini. Untuk itu diperlukan alamat https dan jendela yang bukan privat.',
  },
} as const;

export const offlineText = texter(offlineTexts);
