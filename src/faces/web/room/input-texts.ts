/** What is said where a puzzle is brought and solved; loaded with that. */
import { texter } from '../../../contract/index.ts';

export const inputTexts = {
  automatic: (p: { strategy: string }) => ({ en: `Automatic (${p.strategy})`, id: `Otomatis (${p.strategy})` }),
  source: { en: 'Source', id: 'Sumber' },
  'time-limit': { en: 'Time limit', id: 'Batas waktu' },
  'no-limit': { en: 'None', id: 'Tanpa batas' },
  advanced: { en: 'Advanced', id: 'Lanjutan' },
  'do-all': { en: 'List all', id: 'Daftar semua' },
  'do-count': { en: 'Count', id: 'Hitung' },
  'do-explain': { en: 'Explain', id: 'Jelaskan' },
  'open-file': { en: 'Open a file', id: 'Buka berkas' },
  'as-text': { en: 'As text', id: 'Sebagai teks' },
  'taken-in': { en: 'Your text has been loaded.', id: 'Teksmu sudah dimuat.' },
  'not-text': {
    en: 'That is not a text file; your puzzle is unchanged. Drop a text file that contains a puzzle.',
    id: 'Itu bukan berkas teks; teka-tekimu tidak berubah. Letakkan berkas teks yang berisi teka-teki.',
  },
  'not-taken-in': { en: 'The file could not be read.', id: 'Berkas itu tidak bisa dibaca.' },
  'not-a-text': {
    en: 'That is not a text file; choose a .txt file.',
    id: 'Itu bukan berkas teks; pilih berkas .txt.',
  },
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
