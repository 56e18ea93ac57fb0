/** What only the page about Teka says; loaded with it. */
import { texter } from '../../../contract/index.ts';

export const aboutTexts = {
  'about-what': {
    en: 'Teka solves puzzles and shows how: in the browser, in the terminal and as a typed library.',
    id: 'Teka memecahkan teka-teki dan memperlihatkan caranya: di peramban, di terminal, dan sebagai pustaka bertipe.',
  },
  'about-version': (p: { version: string }) => ({ en: `Version ${p.version}.`, id: `Versi ${p.version}.` }),
  'about-licence': { en: 'MIT licence of the code', id: 'lisensi MIT untuk kodenya' },
  'about-full': (p: { name: string }) => ({ en: `Full text: ${p.name}`, id: `Teks lengkap: ${p.name}` }),
  'about-others': { en: 'Work of others', id: 'Karya pihak lain' },
  'about-others-what': {
    en: 'The following comes with Teka under licences of its own, which the MIT licence of the code does not change.',
    id: 'Yang berikut ini disertakan dalam Teka dengan lisensinya sendiri, yang tidak diubah oleh lisensi MIT untuk kodenya.',
  },
} as const;

export const aboutText = texter(aboutTexts);
