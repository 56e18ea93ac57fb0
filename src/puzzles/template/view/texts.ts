/** The words of the board, after those that all boards share. */
import { texter } from '../../../contract/index.ts';
import { gridTexts } from '../../../faces/web/board/grid-texts.ts';

export const boardTexts = {
  ...gridTexts,
  'new-task': { en: 'New task', id: 'Soal baru' },
  goal: (p: { target: number }) => ({ en: `Add up to ${p.target}`, id: `Capai jumlah ${p.target}` }),
  left: (p: { left: number }) => ({ en: `${p.left} to go`, id: `Kurang ${p.left}` }),
  won: { en: 'That is the target.', id: 'Target tercapai.' },
  'key-digits': { en: '1 to 9: pick the number at that place', id: '1 sampai 9: pilih bilangan di tempat itu' },
} as const;

export const text = texter(boardTexts);
