/** What is said about results, and in a conversation. */

const en = new Intl.NumberFormat('en');
const id = new Intl.NumberFormat('id');

export const talkTexts = {
  'puzzles-are': { en: 'Puzzles:', id: 'Teka-teki:' },
  goodbye: { en: 'Goodbye.', id: 'Sampai jumpa.' },
  'play-choose': (p: { levels: string }) => ({
    en: `\nWrite a puzzle, or n for a new one (n ${p.levels}), q to leave:`,
    id: `\nTulis teka-teki, atau n untuk yang baru (n ${p.levels}), q untuk keluar:`,
  }),
  'play-begin': (p: { make: string; end: string }) => ({
    en: `\nWrite the name of a file, the number of an example${p.make}, or the puzzle itself${p.end}; q leaves:`,
    id: `\nTulis nama berkas, nomor contoh${p.make}, atau teka-tekinya langsung${p.end}; q keluar:`,
  }),
  'play-or-new': (p: { levels: string }) => ({
    en: `, n for a new one (n ${p.levels})`,
    id: `, n untuk yang baru (n ${p.levels})`,
  }),
  'play-go-on': { en: '… (an empty line ends it)', id: '… (baris kosong mengakhirinya)' },
  'play-wish': (p: { word: string; known: string }) => ({
    en: `"${p.word}" cannot follow n here; write at most one of each: ${p.known}.`,
    id: `"${p.word}" tidak bisa mengikuti n di sini; tulis paling banyak satu dari tiap kelompok: ${p.known}.`,
  }),
  'play-no-wish': (p: { word: string }) => ({
    en: `"${p.word}" cannot follow n here; write n alone.`,
    id: `"${p.word}" tidak bisa mengikuti n di sini; tulis n saja.`,
  }),
  'play-ends-empty': { en: ' (an empty line ends it)', id: ' (diakhiri baris kosong)' },
  'play-write': { en: '\nWrite a puzzle, or q to leave:', id: '\nTulis teka-teki, atau q untuk keluar:' },
  'play-prompt': {
    en: 'Your answer, or h hint, s solutions, e explain, n new, q leave:',
    id: 'Jawabanmu, atau h petunjuk, s solusi, e penjelasan, n baru, q keluar:',
  },
  'play-move': {
    en: 'Your move, or h hint, s solution, c check, e explain, u undo, w save, n new, q leave:',
    id: 'Langkahmu, atau h petunjuk, s solusi, c periksa, e penjelasan, u urungkan, w simpan, n baru, q keluar:',
  },
  'play-first-move': { en: 'There is nothing to undo.', id: 'Tidak ada yang bisa diurungkan.' },
  'play-open': { en: 'This can still be solved.', id: 'Ini masih bisa diselesaikan.' },
  'play-lost': {
    en: 'This can no longer be solved; u takes the last move back.',
    id: 'Ini tidak bisa diselesaikan lagi; u mengurungkan langkah terakhir.',
  },
  'play-done': { en: 'Solved!', id: 'Selesai!' },
  'play-save': { en: 'Save the solutions to a file? (y/n)', id: 'Simpan solusi ke berkas? (y/t)' },
  'play-file': { en: 'File name (.txt), or nothing to let it be:', id: 'Nama berkas (.txt), atau kosongkan saja:' },
  'play-yes-or-no': (p: { word: string }) => ({
    en: `"${p.word}" is neither y nor n.`,
    id: `"${p.word}" bukan y ataupun t.`,
  }),
  'not-saved': {
    en: 'Nothing was saved: the search stopped before an answer.',
    id: 'Tidak ada yang disimpan: pencarian berhenti sebelum ada jawaban.',
  },
  saved: (p: { file: string }) => ({ en: `Saved to ${p.file}.`, id: `Disimpan di ${p.file}.` }),
  right: { en: 'Right!', id: 'Benar!' },
  nodes: (p: { count: number }) => ({
    en: `${en.format(p.count)} ${p.count === 1 ? 'node' : 'nodes'}`,
    id: `${id.format(p.count)} simpul`,
  }),
  'one-node': (p: { node: string }) => ({ en: `One node: ${p.node}`, id: `Satu simpul: ${p.node}` }),
  source: (p: { source: string }) => ({ en: `Source: ${p.source}`, id: `Sumber: ${p.source}` }),
  'picked-of': (p: { number: string; count: string }) => ({
    en: `Number ${p.number} of ${p.count}.`,
    id: `Nomor ${p.number} dari ${p.count}.`,
  }),
  'batch-written': (p: { count: number; folder: string }) => ({
    en: `${p.count} ${p.count === 1 ? 'puzzle' : 'puzzles'} written to ${p.folder}.`,
    id: `${p.count} teka-teki ditulis ke ${p.folder}.`,
  }),
  'sheet-written': (p: { pictures: number; pages: number }) => ({
    en: `${p.pictures} ${p.pictures === 1 ? 'picture' : 'pictures'} on ${p.pages} ${p.pages === 1 ? 'page' : 'pages'}.`,
    id: `${p.pictures} gambar di ${p.pages} halaman.`,
  }),
  'batch-stopped': (p: { made: number; batch: number; folder: string }) => ({
    en: `Stopped: ${p.made} of ${p.batch} are in ${p.folder}.`,
    id: `Dihentikan: ${p.made} dari ${p.batch} ada di ${p.folder}.`,
  }),
} as const;
