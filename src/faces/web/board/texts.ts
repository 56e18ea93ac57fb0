/**
 * Sentences that several boards say, some of them with the page around them. Each dictionary begins with all of them, and
 * puts its own words in place of those that do not suit it.
 */
export const sharedTexts = {
  hints: { en: 'Hints', id: 'Petunjuk' },
  thinking: { en: 'One moment…', id: 'Sebentar…' },
  loading: { en: 'Loading…', id: 'Memuat…' },
  stop: { en: 'Stop', id: 'Hentikan' },

  undo: { en: 'Undo', id: 'Urungkan' },
  redo: { en: 'Redo', id: 'Ulangi' },
  reset: { en: 'Start over', id: 'Mulai lagi' },
  undone: { en: 'Undone', id: 'Diurungkan' },
  redone: { en: 'Redone', id: 'Diulangi' },
  start: { en: 'Start', id: 'Mulai' },
  shuffle: { en: 'Shuffle', id: 'Acak' },
  difficulty: { en: 'Difficulty', id: 'Tingkat kesulitan' },
  time: { en: 'Time', id: 'Waktu' },
  keys: { en: 'Keys and gestures', id: 'Tombol dan gerakan' },

  play: { en: 'Play', id: 'Putar' },
  pause: { en: 'Pause', id: 'Jeda' },
  step: { en: 'Step', id: 'Langkah' },
  'to-start': { en: 'To the start', id: 'Ke awal' },
  'to-end': { en: 'To the end', id: 'Ke akhir' },
  previous: { en: 'Previous', id: 'Sebelumnya' },
  next: { en: 'Next', id: 'Berikutnya' },
  'all-solutions': { en: 'All solutions', id: 'Semua solusi' },

  'empty-table': {
    en: 'The board appears when the puzzle can be read.',
    id: 'Papan muncul setelah teka-tekinya terbaca.',
  },
  blank: { en: 'blank', id: 'kosong' },
  'the-board': { en: 'Board', id: 'Papan' },
  'board-cells': { en: 'Cells of the board', id: 'Petak papan' },
  rows: { en: 'Rows', id: 'Baris' },
  columns: { en: 'Columns', id: 'Kolom' },
  size: (p: { rows: number; columns: number }) => ({ en: `${p.rows} × ${p.columns}`, id: `${p.rows} × ${p.columns}` }),
} as const;
