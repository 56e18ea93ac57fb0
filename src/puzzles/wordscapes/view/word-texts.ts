/** What words and their places in a grid are called, wherever the board speaks of them. */
import { type Text, texter } from '../../../contract/index.ts';
import { gridTexts } from '../../../faces/web/board/grid-texts.ts';
import type { Slot } from '../model.ts';

export const wordTexts = {
  ...gridTexts,
  'words-in': { en: 'Language of the words', id: 'Bahasa kata' },
  'language-en': { en: 'English words', id: 'Kata Inggris' },
  'language-id': { en: 'Indonesian words', id: 'Kata Indonesia' },
  slots: { en: 'Words of the grid', id: 'Kata-kata di grid' },
  across: (p: { number: string }) => ({ en: `${p.number} across`, id: `${p.number} mendatar` }),
  down: (p: { number: string }) => ({ en: `${p.number} down`, id: `${p.number} menurun` }),
  row: (p: { number: string }) => ({ en: `Row ${p.number}`, id: `Baris ${p.number}` }),
} as const;

const text = texter(wordTexts);

/** `4A` is 4 across; a slot without a direction in its name is a row. */
export function slotName({ name, direction }: Slot): Text {
  const number = name.replace(/[AD]$/, '');
  return text(number === name ? 'row' : direction, { number });
}
