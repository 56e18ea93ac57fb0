/** The words of the home page, in both languages side by side. */
import { texter } from '../../../contract/index.ts';

const days = (n: number) => (n === 1 ? '1 day' : `${n} days`);

export const homeTexts = {
  heading: { en: 'Puzzles, solved and shown', id: 'Teka-teki dan cara memecahkannya' },
  lead: {
    en: 'Play them, watch how they are solved, race the strategies.',
    id: 'Mainkan, tonton cara memecahkannya, adu strateginya.',
  },
  puzzles: { en: 'Puzzles', id: 'Teka-teki' },
  taste: { en: 'A board to try: arrow keys move it.', id: 'Papan untuk dicoba: gerakkan dengan tombol panah.' },
  'taste-on': { en: 'Play on', id: 'Lanjutkan' },
  'taste-done': { en: 'Solved! Play a harder one', id: 'Selesai! Coba yang lebih sulit' },
  today: { en: 'Today', id: 'Hari ini' },
  'today-lead': {
    en: 'One challenge a puzzle, the same for everybody.',
    id: 'Satu tantangan untuk tiap teka-teki, sama bagi semua orang.',
  },
  solved: { en: 'solved', id: 'selesai' },
  'today-done': { en: 'All solved. See you tomorrow!', id: 'Semua selesai. Sampai besok!' },
  streak: (p: { days: number }) => ({
    en: `${days(p.days)} in a row`,
    id: `${p.days} hari berturut-turut`,
  }),
  'streak-rest': {
    en: 'One day off does not break it.',
    id: 'Libur sehari tidak memutusnya.',
  },
  continue: { en: 'Continue', id: 'Lanjutkan' },
  forget: (p: { name: string }) => ({ en: `Remove ${p.name} from here`, id: `Hapus ${p.name} dari sini` }),
} as const;

export const homeText = texter(homeTexts);
