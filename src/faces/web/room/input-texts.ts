/** What is said where a puzzle is entered as a text; loaded with that panel. */
import { texter } from '../../../contract/index.ts';

export const inputTexts = {
  'still-before': {
    en: 'Until you correct this, the board, hints and checks use the previous puzzle.',
    id: 'Selama ini belum dibetulkan, papan, petunjuk, dan pemeriksaan memakai teka-teki sebelumnya.',
  },
  'in-file': (p: { file: string; message: string }) => ({
    en: `${p.file}: ${p.message}`,
    id: `${p.file}: ${p.message}`,
  }),
  'in-file-at': (p: { file: string; line: number; column: number; message: string }) => ({
    en: `${p.file}, line ${p.line}, column ${p.column}: ${p.message}`,
    id: `${p.file}, baris ${p.line}, kolom ${p.column}: ${p.message}`,
  }),
  'examples-choose': { en: 'Examples…', id: 'Contoh…' },
  examples: { en: 'Examples', id: 'Contoh' },
  'yours-earlier': { en: 'Your recent puzzles', id: 'Teka-tekimu sebelumnya' },
} as const;

export const inputText = texter(inputTexts);
