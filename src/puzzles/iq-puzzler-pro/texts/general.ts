/** What the puzzle is called, and how it is written. */
export const general = {
  name: { en: 'IQ Puzzler Pro', id: 'IQ Puzzler Pro' },
  summary: {
    en: 'Fill the board with lettered pieces: a rectangle, any outline, or the ball pyramid.',
    id: 'Isi papan dengan keping berhuruf: persegi panjang, bentuk apa pun, atau piramida bola.',
  },
  'help-instance': {
    en: 'A course file (rows, columns, pieces; DEFAULT, CUSTOM or PYRAMID; the pieces), or BOARD 5x11 and PIECES IQ Puzzler Pro on two lines.',
    id: 'Berkas kuliah (baris, kolom, jumlah keping; DEFAULT, CUSTOM atau PYRAMID; keping-kepingnya), atau BOARD 5x11 dan PIECES IQ Puzzler Pro dalam dua baris.',
  },
  'help-solution': {
    en: 'Rows of letters with a space between them; layers, from the top, with a slash: A / BB CB.',
    id: 'Baris-baris huruf dipisahkan spasi; lapisan, dari atas, dipisahkan garis miring: A / BB CB.',
  },
} as const;
