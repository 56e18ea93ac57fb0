/** The puzzle itself: its name, how it is written, its examples and pictures. */
export const general = {
  name: { en: '15 puzzle', id: 'Teka-teki 15' },
  summary: {
    en: 'Slide the tiles into order, from the classic 4 x 4 to any size.',
    id: 'Geser ubin sampai berurutan, dari 4 x 4 yang klasik sampai ukuran apa pun.',
  },
} as const;
