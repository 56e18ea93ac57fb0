/** What is said of the figures that the report published. */
import type { Dictionary } from '../../../contract/index.ts';

export const publishedTexts = {
  'report-name': {
    en: 'University report on the 24 game by brute force (C++)',
    id: 'Laporan kuliah tentang permainan 24 dengan brute force (C++)',
  },
  'published-count': (p: { hand: string }) => ({
    en: `solutions of ${p.hand}`,
    id: `banyaknya solusi ${p.hand}`,
  }),
  'published-first': (p: { hand: string }) => ({
    en: `first solution of ${p.hand}`,
    id: `solusi pertama ${p.hand}`,
  }),
} as const satisfies Dictionary;
