/** What only the pages of the lessons say; loaded with them. */
import { texter } from '../../../contract/index.ts';
import { labPageTexts } from '../lab/texts.ts';

export const lessonsTexts = {
  'lessons-lead': {
    en: 'Each lesson begins with a search that you step through yourself, and takes under ten minutes. Every search on these pages runs in your browser.',
    id: 'Setiap pelajaran dibuka dengan pencarian yang kamu telusuri sendiri, dan selesai dalam waktu kurang dari sepuluh menit. Semua pencarian di halaman ini berjalan di perambanmu.',
  },
  'lessons-all': { en: 'All lessons', id: 'Semua pelajaran' },
  'lessons-next': (p: { title: string }) => ({ en: `Next lesson: ${p.title}`, id: `Pelajaran berikutnya: ${p.title}` }),
  'lessons-unknown': {
    en: 'This link does not lead to a lesson. Here are all lessons:',
    id: 'Tautan itu tidak menunjuk pelajaran mana pun. Inilah semua pelajaran:',
  },
  'lessons-room': { en: 'Open in the room', id: 'Buka di ruangnya' },
  'lessons-run': { en: 'Run the searches', id: 'Jalankan pencarian' },
  'lessons-run-again': { en: 'Run them again', id: 'Jalankan lagi' },
  'lessons-ran': { en: 'The searches are done.', id: 'Pencarian selesai.' },
  'lessons-stopped': { en: 'Stopped before the end', id: 'Dihentikan sebelum selesai' },
  'lessons-scale': {
    en: 'Each line across the bars stands for ten times as much as the line before.',
    id: 'Setiap garis pada batang menandai sepuluh kali lipat dari garis sebelumnya.',
  },
  'lessons-waiting': labPageTexts.waiting,
  'lessons-merge': { en: 'Lay them over each other', id: 'Tumpangkan keduanya' },
  'lessons-time': (p: { time: string; preparation: string }) => ({
    en: `${p.time}, after ${p.preparation}`,
    id: `${p.time}, setelah ${p.preparation}`,
  }),
} as const;

export const lessonsText = texter(lessonsTexts);
