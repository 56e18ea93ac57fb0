/** Why a journal is refused. */
import { texter } from '../../contract/index.ts';

export const journalTexts = {
  'journal-foreign': {
    en: 'This file is not a journal of Teka; name a file that does not exist, or a journal.',
    id: 'Berkas ini bukan jurnal Teka; sebutkan berkas yang belum ada, atau sebuah jurnal.',
  },
  'journal-empty': {
    en: 'This journal ends before its first line does; it holds no result.',
    id: 'Jurnal ini terputus sebelum baris pertamanya lengkap; belum ada hasil di dalamnya.',
  },
  'journal-format': (p: { found: string; known: number }) => ({
    en: `This journal has format ${p.found}; this version of Teka reads format ${p.known}.`,
    id: `Jurnal ini berformat ${p.found}; versi Teka ini membaca format ${p.known}.`,
  }),
  'journal-version': (p: { theirs: string; ours: string }) => ({
    en: `Teka ${p.theirs} wrote this journal, and this is Teka ${p.ours}; go on with ${p.theirs}, or begin a new journal.`,
    id: `Jurnal ini ditulis oleh Teka ${p.theirs}, sedangkan ini Teka ${p.ours}; lanjutkan dengan ${p.theirs}, atau mulai jurnal baru.`,
  }),
  'journal-edited': (p: { line: number }) => ({
    en: `Line ${p.line} of this journal is not as Teka wrote it; begin a new journal.`,
    id: `Baris ${p.line} jurnal ini bukan lagi seperti yang ditulis Teka; mulai jurnal baru.`,
  }),
  'journal-other': (p: { field: string; theirs: string; ours: string }) => ({
    en: `This journal is of another search: its ${p.field} is ${p.theirs}, not ${p.ours}.`,
    id: `Jurnal ini milik pencarian lain: nilai ${p.field}-nya ${p.theirs}, bukan ${p.ours}.`,
  }),
  'journal-locked': (p: { lock: string; holder: string }) => ({
    en: `Another process is writing this journal (${p.holder}); if it is gone, remove "${p.lock}".`,
    id: `Proses lain sedang menulis jurnal ini (${p.holder}); jika proses itu sudah tidak ada, hapus "${p.lock}".`,
  }),
} as const;

export const journalText = texter(journalTexts);
