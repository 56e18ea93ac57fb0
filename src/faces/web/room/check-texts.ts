/** What is said of a person's own answer; loaded with the panel that checks it. */
import { texter } from '../../../contract/index.ts';

export const checkTexts = {
  'answer-keys': { en: 'Parts of an answer', id: 'Bagian jawaban' },
  'take-back': { en: 'Erase the last part', id: 'Hapus bagian terakhir' },
  'your-answer': { en: 'Your answer', id: 'Jawabanmu' },
  right: { en: 'Right. That is a solution.', id: 'Benar. Itu sebuah solusi.' },
  'right-at': (p: { cost: string }) => ({
    en: `Right. That is a solution: ${p.cost}.`,
    id: `Benar. Itu sebuah solusi: ${p.cost}.`,
  }),
  'not-right': { en: 'Not a solution yet:', id: 'Belum menjadi solusi:' },
} as const;

export const checkText = texter(checkTexts);
