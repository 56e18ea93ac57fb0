/** What only the page about Teka says; loaded with it. */
import { texter } from '../../../contract/index.ts';

export const aboutTexts = {
  'about-what': {
    en: 'Teka solves puzzles and shows how: in the browser, in the terminal and as a typed library.',
    id: 'Teka memecahkan teka-teki dan memperlihatkan caranya: di peramban, di terminal, dan sebagai pustaka bertipe.',
  },
  'about-version': (p: { version: string }) => ({ en: `Version ${p.version}.`, id: `Versi ${p.version}.` }),
  'about-licence': { en: 'MIT licence of the code', id: 'lisensi MIT untuk kode' },
  'about-full': (p: { name: string }) => ({ en: `Full text: ${p.name}`, id: `Teks lengkap: ${p.name}` }),
  'about-others': { en: 'Works by others', id: 'Karya pihak lain' },
  'about-others-what': {
    en: 'Teka includes the following works under their own licences; the MIT licence covers only the code.',
    id: 'Teka menyertakan karya berikut dengan lisensinya masing-masing; lisensi MIT hanya berlaku untuk kode.',
  },
} as const;

export const aboutText = texter(aboutTexts);
