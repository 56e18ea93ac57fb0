/** What the strategies for large boards say beside their ending. */
export const large = {
  'staged-note': {
    en: 'Found at once, and hardly the shortest way; choose anytime to make it shorter.',
    id: 'Ditemukan seketika, tetapi hampir pasti bukan jalan terpendek; pilih anytime untuk memendekkannya.',
  },
} as const;
