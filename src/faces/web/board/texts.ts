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
  'back-to-mine': { en: 'Back to my board', id: 'Kembali ke papanku' },
  'all-solutions': { en: 'All solutions', id: 'Semua solusi' },

  'empty-table': {
    en: 'The board appears once the puzzle can be read.',
    id: 'Papan muncul setelah teka-tekinya terbaca.',
  },
} as const;
