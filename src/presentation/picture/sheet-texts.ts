/** What printed pages are called: apart from the other texts, because the web page needs these only to print. */
import { texter } from '../../contract/index.ts';

export const sheetTexts = {
  'sheet-page': (p: { page: number; pages: number; first: number; last: number }) => ({
    en: `Page ${p.page} of ${p.pages}: ${p.first === p.last ? `picture ${p.first}` : `pictures ${p.first} to ${p.last}`}.`,
    id: `Halaman ${p.page} dari ${p.pages}: gambar ${p.first === p.last ? p.first : `${p.first} sampai ${p.last}`}.`,
  }),
  'sheet-back': (p: { page: number; pages: number; first: number; last: number }) => ({
    en: `Page ${p.page} of ${p.pages}, the back of the previous page: ${p.first === p.last ? `solution ${p.first}` : `solutions ${p.first} to ${p.last}`}.`,
    id: `Halaman ${p.page} dari ${p.pages}, sisi belakang halaman sebelumnya: solusi ${p.first === p.last ? p.first : `${p.first} sampai ${p.last}`}.`,
  }),
  'sheet-answers': (p: { title: string }) => ({
    en: p.title === '' ? 'Answers' : `Answers: ${p.title}`,
    id: p.title === '' ? 'Jawaban' : `Jawaban: ${p.title}`,
  }),
  'sheet-name': { en: 'Name', id: 'Nama' },
  'sheet-class': { en: 'Class', id: 'Kelas' },
} as const;

export const sheetText = texter(sheetTexts);
