/** What the strategies for large boards say beside their ending. */
export const large = {
  'staged-note': {
    en: 'Found at once; it need not be the shortest way. Choose anytime to make it shorter.',
    id: 'Ditemukan seketika; belum tentu jalan terpendek. Pilih anytime untuk memendekkannya.',
  },
} as const;
