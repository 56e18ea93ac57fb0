/** Hints and generated boards. */
const en = new Intl.NumberFormat('en');
const id = new Intl.NumberFormat('id');
const movesOf = (moves: number): string => (moves === 1 ? '1 move' : `${en.format(moves)} moves`);

export const players = {
  'offer-solvable': { en: 'Can it be solved?', id: 'Apakah bisa diselesaikan?' },
  'offer-distance': { en: 'How many moves?', id: 'Berapa langkah?' },
  'offer-next': { en: 'The next move', id: 'Langkah berikutnya' },
  'offer-rest': { en: 'The rest of the way', id: 'Sisa langkahnya' },
  'hint-unsolvable': (p: { first: number; second: number }) => ({
    en: `This board cannot be solved, however long you slide: its parity is wrong. Swap ${p.first} and ${p.second}, and it can.`,
    id: `Papan ini tidak bisa diselesaikan, selama apa pun digeser: paritasnya salah. Tukar ${p.first} dan ${p.second}, maka bisa.`,
  }),
  'hint-solved': { en: 'It is solved already.', id: 'Papan ini sudah selesai.' },
  'hint-solvable': { en: 'Yes, it can be solved.', id: 'Ya, bisa diselesaikan.' },
  'hint-best': (p: { moves: number }) => ({
    en: `At best ${movesOf(p.moves)} from here.`,
    id: `Paling sedikit ${id.format(p.moves)} langkah dari sini.`,
  }),
  'hint-between': (p: { least: number; most: number }) => ({
    en: `At most ${movesOf(p.most)} from here, at least ${en.format(p.least)}; the fewest are not known.`,
    id: `Paling banyak ${id.format(p.most)} langkah dari sini, paling sedikit ${id.format(p.least)}; jumlah tersedikit tidak diketahui.`,
  }),
  'hint-next': (p: { tile: number; direction: string }) => ({
    en: `Slide ${p.tile} ${p.direction}.`,
    id: `Geser ${p.tile} ${p.direction}.`,
  }),
  'hint-next-together': (p: { tiles: string; direction: string }) => ({
    en: `Slide ${p.tiles} ${p.direction} together.`,
    id: `Geser ${p.tiles} ${p.direction} bersama-sama.`,
  }),
  'hint-next-back': (p: { tiles: string; direction: string }) => ({
    en: `Slide ${p.tiles} ${p.direction}: that leads back to the way you have left.`,
    id: `Geser ${p.tiles} ${p.direction}: itu kembali ke jalan yang kamu tinggalkan.`,
  }),
  'hint-rest': (p: { path: string }) => ({
    en: `The whole way, U up, R right, D down, L left: ${p.path}`,
    id: `Seluruh langkahnya, U ke atas, R ke kanan, D ke bawah, L ke kiri: ${p.path}`,
  }),
  'towards-U': { en: 'up', id: 'ke atas' },
  'towards-R': { en: 'to the right', id: 'ke kanan' },
  'towards-D': { en: 'down', id: 'ke bawah' },
  'towards-L': { en: 'to the left', id: 'ke kiri' },
  'level-very-easy': { en: 'Very easy', id: 'Sangat mudah' },
  'level-easy': { en: 'Easy', id: 'Mudah' },
  'level-medium': { en: 'Medium', id: 'Sedang' },
  'level-hard': { en: 'Hard', id: 'Sulit' },
  'level-very-hard': { en: 'Very hard', id: 'Sangat sulit' },
  'option-rows': { en: 'Rows', id: 'Baris' },
  'option-columns': { en: 'Columns', id: 'Kolom' },
  'option-moves': {
    en: 'Moves at best, exactly',
    id: 'Jumlah langkah minimum, tepat',
  },
  'wish-both': {
    en: 'A number of moves and a difficulty cannot both be wished; leave out one of them.',
    id: 'Jumlah langkah dan tingkat kesulitan tidak bisa diminta sekaligus; pilih salah satu.',
  },
  'wish-too-long': (p: { size: string; moves: number; most: number }) => ({
    en: `No ${p.size} board needs ${movesOf(p.moves)}; the most that any needs is ${p.most}: ask for ${p.most} or fewer.`,
    id: `Tidak ada papan ${p.size} yang perlu ${id.format(p.moves)} langkah; paling banyak ${p.most}: minta ${p.most} atau kurang.`,
  }),
  'wish-not-found': (p: { size: string; moves: number; known: number }) => ({
    en: `No ${p.size} board was found that needs exactly ${movesOf(p.moves)}; ask for ${p.known} or fewer.`,
    id: `Tidak ditemukan papan ${p.size} yang perlu tepat ${id.format(p.moves)} langkah; minta ${p.known} atau kurang.`,
  }),
  'wish-unproven': (p: { moves: number; most: number }) => ({
    en: `That a board of more than 16 cells needs ${movesOf(p.moves)} cannot be proven here; ask for ${p.most} or fewer, for a difficulty, or for a smaller board.`,
    id: `Bahwa papan dengan lebih dari 16 sel perlu ${id.format(p.moves)} langkah tidak bisa dibuktikan di sini; minta ${p.most} atau kurang, atau sebuah tingkat kesulitan, atau papan yang lebih kecil.`,
  }),
} as const;
