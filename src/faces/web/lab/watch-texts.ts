/** The words around a search that is watched. */
import { texter } from '../../../contract/index.ts';

export const watchTexts = {
  'before-first': {
    en: 'Press play, or step by step, to watch the strategy at work.',
    id: 'Tekan putar, atau maju langkah demi langkah, untuk menonton strategi bekerja.',
  },
  'to-solution': { en: 'Next solution', id: 'Solusi berikutnya' },
  'to-dead-end': { en: 'Next dead end', id: 'Jalan buntu berikutnya' },
  'to-iteration': { en: 'Next iteration', id: 'Iterasi berikutnya' },
  'dead-end': { en: 'Dead end', id: 'Buntu' },
  iteration: { en: 'Iteration', id: 'Iterasi' },
  'as-outline': { en: 'The tree as text', id: 'Pohon sebagai teks' },
  depth: { en: 'Depth', id: 'Kedalaman' },
  'not-watched': (p: { name: string; why: string }) => ({ en: `${p.name}: ${p.why}`, id: `${p.name}: ${p.why}` }),
} as const;

export const text = texter(watchTexts);
