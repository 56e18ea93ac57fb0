/** What is said before and beside a search: obstacles, kernels, hints and explanations. */
const en = new Intl.NumberFormat('en');
const id = new Intl.NumberFormat('id');

export const players = {
  'areas-differ': (p: { pieces: number; cells: number }) => ({
    en: `The pieces left have ${en.format(p.pieces)} cells in all, but ${en.format(p.cells)} cells are free.`,
    id: `Balok yang tersisa seluruhnya ${id.format(p.pieces)} sel, tetapi ada ${id.format(p.cells)} sel kosong.`,
  }),
  'areas-too-large': (p: { pieces: number; cells: number }) => ({
    en: `The pieces left have ${en.format(p.pieces)} cells in all, but only ${en.format(p.cells)} cells are free.`,
    id: `Balok yang tersisa seluruhnya ${id.format(p.pieces)} sel, tetapi hanya ada ${id.format(p.cells)} sel kosong.`,
  }),
  'fits-nowhere': (p: { name: string }) => ({
    en: `Piece ${p.name} fits nowhere on the free cells.`,
    id: `Balok ${p.name} tidak muat di mana pun pada sel yang kosong.`,
  }),
  'out-of-reach': (p: { cell: string }) => ({
    en: `No piece can reach ${p.cell}.`,
    id: `Tidak ada balok yang dapat mencapai ${p.cell}.`,
  }),
  region: (p: { cell: string; size: number }) => ({
    en: `The ${p.size} free cells around ${p.cell} are cut off, and no set of the pieces left has ${p.size} cells.`,
    id: `${p.size} sel kosong di sekitar ${p.cell} terpisah, dan tidak ada gabungan balok tersisa yang tepat ${p.size} sel.`,
  }),
  'by-fill': { en: 'by filling the lowest free cell', id: 'dengan mengisi sel kosong terendah' },
  'by-fill-orbits': (p: { name: string; count: number }) => ({
    en: `by filling the lowest free cell; symmetry leaves ${p.count} places for piece ${p.name}`,
    id: `dengan mengisi sel kosong terendah; simetri menyisakan ${p.count} tempat untuk balok ${p.name}`,
  }),
  'by-graph': (p: { positions: number }) => ({
    en: `by the graph of ${en.format(p.positions)} positions`,
    id: `dengan graf ${id.format(p.positions)} posisi`,
  }),
  'by-constrained': { en: 'by the most constrained cell or piece', id: 'dengan sel atau balok yang paling terbatas' },
  'by-constrained-orbits': (p: { name: string; count: number }) => ({
    en: `by the most constrained cell or piece; symmetry leaves ${p.count} places for piece ${p.name}`,
    id: `dengan sel atau balok yang paling terbatas; simetri menyisakan ${p.count} tempat untuk balok ${p.name}`,
  }),
  'by-wide': {
    en: 'by the most constrained cell or piece, on several words',
    id: 'dengan sel atau balok yang paling terbatas, memakai beberapa kata mesin',
  },
  'too-many-positions': (p: { most: number }) => ({
    en: `There are more than ${en.format(p.most)} positions, too many to keep; lay some pieces, or take another strategy.`,
    id: `Ada lebih dari ${id.format(p.most)} posisi, terlalu banyak untuk disimpan; letakkan beberapa balok, atau pakai strategi lain.`,
  }),
  'too-many-solutions': (p: { most: number }) => ({
    en: `There are more than ${en.format(p.most)} solutions, too many to number; lay some pieces first.`,
    id: `Ada lebih dari ${id.format(p.most)} solusi, terlalu banyak untuk dinomori; letakkan beberapa balok dulu.`,
  }),
  'too-many-cells': (p: { cells: number; pieces: number }) => ({
    en: `This strategy keeps a board in one word: at most ${p.cells} free cells and ${p.pieces} pieces to lay.`,
    id: `Strategi ini menyimpan papan dalam satu kata mesin: paling banyak ${p.cells} sel kosong dan ${p.pieces} balok.`,
  }),
  'offer-state': { en: 'Can it still be solved?', id: 'Masih bisa diselesaikan?' },
  'offer-cell': { en: 'One cell', id: 'Satu sel' },
  'offer-piece': { en: 'One piece', id: 'Satu balok' },
  'offer-all': { en: 'The whole solution', id: 'Seluruh solusi' },
  'offer-way-back': { en: 'What went wrong?', id: 'Apa yang salah?' },
  remaining: (p: { count: number }) => ({
    en: p.count === 1 ? 'Exactly one solution is left.' : `${en.format(p.count)} solutions are left.`,
    id: p.count === 1 ? 'Tersisa tepat satu solusi.' : `Tersisa ${id.format(p.count)} solusi.`,
  }),
  'no-solution-from-here': {
    en: 'No: from here there is no solution.',
    id: 'Tidak: dari sini tidak ada solusi.',
  },
  'proven-by-search': {
    en: 'There is no solution; that was proven by searching everything.',
    id: 'Tidak ada solusi; ini terbukti dengan mencari semuanya.',
  },
  'take-back': (p: { name: string; count: number }) => ({
    en: `Take back piece ${p.name}: then ${p.count === 1 ? 'one solution is' : `${en.format(p.count)} solutions are`} left.`,
    id: `Ambil kembali balok ${p.name}: sesudah itu tersisa ${id.format(p.count)} solusi.`,
  }),
  'take-back-several': {
    en: 'One piece is not enough: take back at least two.',
    id: 'Satu balok belum cukup: ambil kembali sedikitnya dua.',
  },
  'never-solvable': {
    en: 'Nothing was done wrong: the puzzle itself has no solution.',
    id: 'Tidak ada yang salah: teka-teki ini memang tidak punya solusi.',
  },
  'cell-forced': (p: { cell: string; name: string }) => ({
    en: `Only piece ${p.name} can fill ${p.cell}.`,
    id: `Hanya balok ${p.name} yang dapat mengisi ${p.cell}.`,
  }),
  'cell-few': (p: { cell: string; names: string }) => ({
    en: `The cell with the least choice is ${p.cell}: one of ${p.names}.`,
    id: `Sel dengan pilihan paling sedikit ialah ${p.cell}: salah satu dari ${p.names}.`,
  }),
  'piece-forced': (p: { name: string; cell: string; count: number }) => ({
    en: `Piece ${p.name} must lie so that its first cell is ${p.cell}.`,
    id: `Balok ${p.name} harus diletakkan dengan sel pertamanya di ${p.cell}.`,
  }),
  'piece-possible': (p: { name: string; cell: string; count: number }) => ({
    en: `Lay piece ${p.name} with its first cell at ${p.cell}: ${p.count === 1 ? 'one solution has' : `${en.format(p.count)} solutions have`} it there.`,
    id: `Letakkan balok ${p.name} dengan sel pertamanya di ${p.cell}: ${id.format(p.count)} solusi memilikinya di situ.`,
  }),
  whole: (p: { filling: string }) => ({ en: p.filling, id: p.filling }),
  plain: (p: { words: string }) => ({ en: p.words, id: p.words }),
  'fact-area': { en: 'Area', id: 'Luas' },
  'fact-areas': (p: { pieces: number; cells: number }) => ({
    en: `${en.format(p.pieces)} cells of pieces to lay, ${en.format(p.cells)} free cells`,
    id: `${id.format(p.pieces)} sel balok yang harus diletakkan, ${id.format(p.cells)} sel kosong`,
  }),
  'fact-symmetry': { en: 'Symmetries', id: 'Simetri' },
  'fact-symmetries': (p: { count: number }) => ({
    en: p.count === 1 ? 'none but leaving everything as it is' : `${p.count}, leaving everything as it is included`,
    id: p.count === 1 ? 'tidak ada selain membiarkan semuanya' : `${p.count}, termasuk membiarkan semuanya`,
  }),
  'fact-placements': { en: 'Places for each piece', id: 'Tempat untuk tiap balok' },
  'fact-tight': { en: 'Cell with few ways', id: 'Sel dengan sedikit cara' },
  'fact-tight-cell': (p: { cell: string; count: number }) => ({
    en: `${p.cell}: ${p.count === 1 ? 'one placement covers' : `${p.count} placements cover`} it`,
    id: `${p.cell}: ${p.count} penempatan menutupinya`,
  }),
} as const;
