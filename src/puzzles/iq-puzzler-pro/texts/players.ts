/** What is said before and beside a search: obstacles, kernels, hints and explanations. */
import { numberFormat } from '../../../contract/index.ts';
import { cellsOf } from './amounts.ts';

const en = numberFormat('en');
const id = numberFormat('id');

export const players = {
  'areas-differ': (p: { pieces: number; cells: number }) => ({
    en: `The pieces have ${cellsOf(p.pieces)} in all, but the board has ${en.format(p.cells)}.`,
    id: `Seluruh keping terdiri dari ${id.format(p.pieces)} petak, tetapi papan punya ${id.format(p.cells)}.`,
  }),
  'areas-differ-left': (p: { pieces: number; cells: number }) => ({
    en: `The pieces left have ${cellsOf(p.pieces)} in all, but ${cellsOf(p.cells)} ${p.cells === 1 ? 'is' : 'are'} free.`,
    id: `Keping yang tersisa seluruhnya ${id.format(p.pieces)} petak, tetapi ada ${id.format(p.cells)} petak kosong.`,
  }),
  'areas-too-large': (p: { pieces: number; cells: number }) => ({
    en: `The pieces have ${cellsOf(p.pieces)} in all, but the board has only ${en.format(p.cells)}.`,
    id: `Seluruh keping terdiri dari ${id.format(p.pieces)} petak, tetapi papan hanya punya ${id.format(p.cells)}.`,
  }),
  'areas-too-large-left': (p: { pieces: number; cells: number }) => ({
    en: `The pieces left have ${cellsOf(p.pieces)} in all, but only ${cellsOf(p.cells)} ${p.cells === 1 ? 'is' : 'are'} free.`,
    id: `Keping yang tersisa seluruhnya ${id.format(p.pieces)} petak, tetapi hanya ada ${id.format(p.cells)} petak kosong.`,
  }),
  'fits-nowhere': (p: { name: string }) => ({
    en: `Piece ${p.name} fits nowhere on the free cells.`,
    id: `Keping ${p.name} tidak muat di mana pun pada petak yang kosong.`,
  }),
  'out-of-reach': (p: { cell: string }) => ({
    en: `No piece can reach ${p.cell}.`,
    id: `Tidak ada keping yang dapat mencapai ${p.cell}.`,
  }),
  region: (p: { cell: string; size: number }) => ({
    en: `The ${p.size} free cells around ${p.cell} are cut off, and no set of the pieces left has ${p.size} cells.`,
    id: `${p.size} petak kosong di sekitar ${p.cell} terpisah, dan tidak ada gabungan keping tersisa yang tepat ${p.size} petak.`,
  }),
  'by-fill': { en: 'Kernel: the lowest free cell first.', id: 'Kernel: petak kosong terendah dahulu.' },
  'by-fill-orbits': (p: { name: string; count: number }) => ({
    en: `Kernel: the lowest free cell first; symmetry leaves ${p.count} places for piece ${p.name}.`,
    id: `Kernel: petak kosong terendah dahulu; simetri menyisakan ${p.count} tempat untuk keping ${p.name}.`,
  }),
  'by-dead-ends': (p: { name: string; count: number }) => ({
    en: `Kernel: the lowest free cell first, dead ends remembered; symmetry leaves ${p.count} places for piece ${p.name}.`,
    id: `Kernel: petak kosong terendah dahulu, jalan buntu diingat; simetri menyisakan ${p.count} tempat untuk keping ${p.name}.`,
  }),
  'by-graph': (p: { positions: number }) => ({
    en: `Kernel: the graph of all ${en.format(p.positions)} positions.`,
    id: `Kernel: graf dari semua ${id.format(p.positions)} posisi.`,
  }),
  'by-constrained': {
    en: 'Kernel: the most constrained cell or piece first.',
    id: 'Kernel: petak atau keping yang paling terbatas dahulu.',
  },
  'by-constrained-orbits': (p: { name: string; count: number }) => ({
    en: `Kernel: the most constrained cell or piece first; symmetry leaves ${p.count} places for piece ${p.name}.`,
    id: `Kernel: petak atau keping yang paling terbatas dahulu; simetri menyisakan ${p.count} tempat untuk keping ${p.name}.`,
  }),
  'by-first-cell': {
    en: 'Kernel: the lowest free cell first; a cell or piece without placements ends the branch.',
    id: 'Kernel: petak kosong terendah dahulu; petak atau keping tanpa penempatan mengakhiri cabang.',
  },
  'by-first-piece': {
    en: 'Kernel: the first piece left first; a piece without placements ends the branch.',
    id: 'Kernel: keping tersisa yang pertama dahulu; keping tanpa penempatan mengakhiri cabang.',
  },
  'by-wide': {
    en: 'Kernel: the most constrained cell or piece first, with the board in several machine words.',
    id: 'Kernel: petak atau keping yang paling terbatas dahulu, memakai beberapa kata mesin.',
  },
  'by-layers': {
    en: 'Layer by layer, from the edge of the covered area after each piece.',
    id: 'Lapis demi lapis, menurut tepi daerah yang tertutup setelah setiap keping.',
  },
  'too-many-positions': (p: { most: number }) => ({
    en: `There are more than ${en.format(p.most)} positions, too many to count the solutions; lay some pieces first.`,
    id: `Ada lebih dari ${id.format(p.most)} posisi, terlalu banyak untuk menghitung solusinya; letakkan beberapa keping dulu.`,
  }),
  'too-many-placements': (p: { most: number }) => ({
    en: `The pieces can be placed in more than ${en.format(p.most)} ways, too many for a search; take a smaller board or fewer pieces.`,
    id: `Keping dapat diletakkan dengan lebih dari ${id.format(p.most)} cara, terlalu banyak untuk dicari; pakai papan yang lebih kecil atau keping yang lebih sedikit.`,
  }),
  'not-examined': (p: { placements: number }) => ({
    en: `Whether it can be solved was not examined: there are up to ${en.format(p.placements)} places for the pieces, too many for a quick answer. A search may find a solution.`,
    id: `Belum diperiksa apakah soal ini dapat diselesaikan: ada sampai ${id.format(p.placements)} tempat untuk keping, terlalu banyak untuk jawaban cepat. Pencarian mungkin menemukan solusi.`,
  }),
  'no-challenge-unsolvable': {
    en: 'This board has no solution with its pieces, so there is no challenge on it; change the board or the pieces.',
    id: 'Papan ini tidak punya solusi dengan keping-kepingnya, jadi tidak ada tantangan di sini; ubah papan atau kepingnya.',
  },
  'no-challenge-found': (p: { tries: number }) => ({
    en: `No challenge of this level with exactly one solution was found on this board in ${en.format(p.tries)} tries; choose another level.`,
    id: `Dalam ${id.format(p.tries)} percobaan tidak ditemukan tantangan tingkat ini dengan tepat satu solusi di papan ini; pilih tingkat lain.`,
  }),
  'too-many-solutions': (p: { most: number }) => ({
    en: `There are more than ${en.format(p.most)} solutions, too many to number; lay some pieces first.`,
    id: `Ada lebih dari ${id.format(p.most)} solusi, terlalu banyak untuk dinomori; letakkan beberapa keping dulu.`,
  }),
  'too-many-cells': (p: { cells: number; pieces: number }) => ({
    en: `This strategy keeps a board in one machine word: at most ${p.cells} free cells and ${p.pieces} pieces to lay.`,
    id: `Strategi ini menyimpan papan dalam satu kata mesin: paling banyak ${p.cells} petak kosong dan ${p.pieces} keping.`,
  }),
  'offer-state': { en: 'Can it still be solved?', id: 'Masih bisa diselesaikan?' },
  'offer-cell': { en: 'One cell', id: 'Satu petak' },
  'offer-piece': { en: 'One piece', id: 'Satu keping' },
  'offer-all': { en: 'The whole solution', id: 'Seluruh solusi' },
  'offer-way-back': { en: 'What went wrong?', id: 'Apa yang salah?' },
  remaining: (p: { count: number }) => ({
    en: p.count === 1 ? 'Exactly one solution is left.' : `${en.format(p.count)} solutions are left.`,
    id: p.count === 1 ? 'Tersisa tepat satu solusi.' : `Tersisa ${id.format(p.count)} solusi.`,
  }),
  complete: {
    en: 'It is complete: every piece is in a valid place.',
    id: 'Sudah lengkap: setiap keping ada di tempatnya.',
  },
  'no-solution-because': (p: { why: string }) => ({
    en: `No: there is no solution. ${p.why}`,
    id: `Tidak: tidak ada solusi. ${p.why}`,
  }),
  'no-solution-from-here': {
    en: 'No: from here there is no solution.',
    id: 'Tidak: dari sini tidak ada solusi.',
  },
  'solvable-uncounted': (p: { why: string }) => ({
    en: `It can be solved. ${p.why}`,
    id: `Masih bisa diselesaikan. ${p.why}`,
  }),
  'nothing-in-time': {
    en: 'No solution was found in the time given; there may still be one.',
    id: 'Tidak ada solusi yang ditemukan dalam waktu yang diberikan; mungkin saja tetap ada.',
  },
  'piece-somewhere': (p: { name: string; cell: string }) => ({
    en: `Lay piece ${p.name} with its first cell at ${p.cell}: at least one solution has it there.`,
    id: `Letakkan keping ${p.name} dengan petak pertamanya di ${p.cell}: ada solusi dengan keping itu di situ.`,
  }),
  'proven-by-search': {
    en: 'There is no solution; an exhaustive search has proven it.',
    id: 'Tidak ada solusi; ini terbukti lewat telusuran menyeluruh.',
  },
  'take-back': (p: { name: string; count: number }) => ({
    en: `Take back piece ${p.name}: then ${p.count === 1 ? 'one solution is' : `${en.format(p.count)} solutions are`} left.`,
    id: `Ambil kembali keping ${p.name}: sesudah itu tersisa ${id.format(p.count)} solusi.`,
  }),
  'take-back-uncounted': (p: { name: string }) => ({
    en: `Take back piece ${p.name}: then it can be solved again.`,
    id: `Ambil kembali keping ${p.name}: sesudah itu bisa diselesaikan lagi.`,
  }),
  'take-back-several': {
    en: 'One piece is not enough: take back at least two.',
    id: 'Satu keping belum cukup: ambil kembali sedikitnya dua.',
  },
  'never-solvable': {
    en: 'Your moves are not to blame: the puzzle itself has no solution.',
    id: 'Langkahmu tidak salah: soal ini memang tidak punya solusi.',
  },
  'cell-forced': (p: { cell: string; name: string }) => ({
    en: `Only piece ${p.name} can fill ${p.cell}.`,
    id: `Hanya keping ${p.name} yang dapat mengisi ${p.cell}.`,
  }),
  'cell-few': (p: { cell: string; names: string }) => ({
    en: `The cell with the least choice is ${p.cell}: one of ${p.names}.`,
    id: `Petak dengan pilihan paling sedikit ialah ${p.cell}: salah satu dari ${p.names}.`,
  }),
  'cell-few-or-empty': (p: { cell: string; names: string }) => ({
    en: `The cell with the least choice is ${p.cell}: it stays empty, or one of ${p.names} fills it.`,
    id: `Petak dengan pilihan paling sedikit ialah ${p.cell}: tetap kosong, atau diisi salah satu dari ${p.names}.`,
  }),
  'piece-forced': (p: { name: string; cell: string; count: number }) => ({
    en: `Piece ${p.name} must be laid with its first cell at ${p.cell}.`,
    id: `Keping ${p.name} harus diletakkan dengan petak pertamanya di ${p.cell}.`,
  }),
  'piece-possible': (p: { name: string; cell: string; count: number }) => ({
    en: `Lay piece ${p.name} with its first cell at ${p.cell}: ${p.count === 1 ? 'one solution has' : `${en.format(p.count)} solutions have`} it there.`,
    id: `Letakkan keping ${p.name} dengan petak pertamanya di ${p.cell}: ${id.format(p.count)} solusi menempatkannya di situ.`,
  }),
  whole: (p: { filling: string }) => ({ en: p.filling, id: p.filling }),
  plain: (p: { words: string }) => ({ en: p.words, id: p.words }),
  'fact-area': { en: 'Area', id: 'Luas' },
  'fact-areas': (p: { pieces: number; cells: number }) => ({
    en: `${en.format(p.pieces)} cells of pieces to lay, ${en.format(p.cells)} free cells`,
    id: `${id.format(p.pieces)} petak keping yang harus diletakkan, ${id.format(p.cells)} petak kosong`,
  }),
  'fact-symmetry': { en: 'Symmetries of the task', id: 'Simetri soal' },
  'fact-symmetries': (p: { count: number }) => ({
    en: p.count === 1 ? 'only the identity' : `${p.count}, including the identity`,
    id: p.count === 1 ? 'hanya identitas' : `${p.count}, termasuk identitas`,
  }),
  'fact-group': { en: 'Symmetry of the board', id: 'Simetri papan' },
  'group-none': { en: 'none', id: 'tidak ada' },
  'group-half-turn': { en: 'a half turn', id: 'setengah putaran' },
  'group-left-right': { en: 'a mirror between left and right', id: 'cermin kiri-kanan' },
  'group-top-bottom': { en: 'a mirror between top and bottom', id: 'cermin atas-bawah' },
  'group-diagonal': { en: 'a mirror along a diagonal', id: 'cermin sepanjang satu diagonal' },
  'group-rectangle': {
    en: 'that of a rectangle: two mirrors and the half turn (4)',
    id: 'seperti persegi panjang: dua cermin dan setengah putaran (4)',
  },
  'group-rhombus': {
    en: 'that of a rhombus: both diagonals as mirrors, and the half turn (4)',
    id: 'seperti belah ketupat: kedua diagonal sebagai cermin, dan setengah putaran (4)',
  },
  'group-pinwheel': { en: 'that of a pinwheel: quarter turns (4)', id: 'seperti kincir: seperempat putaran (4)' },
  'group-square': {
    en: 'that of a square: four mirrors and the quarter turns (8)',
    id: 'seperti persegi: empat cermin dan seperempat putaran (8)',
  },
  'group-box': (p: { turns: number; mirrors: number }) => ({
    en: `${p.turns} turns and ${p.mirrors} reflections, including the identity`,
    id: `${p.turns} putaran dan ${p.mirrors} pencerminan, termasuk identitas`,
  }),
  'fact-placements': { en: 'Places for each piece', id: 'Tempat untuk tiap keping' },
  'fact-tight': { en: 'Most constrained cell', id: 'Petak paling terbatas' },
  'fact-tight-cell': (p: { cell: string; count: number }) => ({
    en: `${p.cell}: ${p.count === 1 ? 'one placement covers' : `${p.count} placements cover`} it`,
    id: `${p.cell}: ${p.count} penempatan menutupinya`,
  }),
  'level-beginner': { en: 'Beginner', id: 'Pemula' },
  'level-easy': { en: 'Easy', id: 'Mudah' },
  'level-medium': { en: 'Medium', id: 'Sedang' },
  'level-hard': { en: 'Hard', id: 'Sulit' },
  'level-expert': { en: 'Expert', id: 'Ahli' },
  'option-board': { en: 'The board of the challenge', id: 'Papan tantangan' },
  'board-5x11': { en: 'Rectangle 5 x 11', id: 'Persegi panjang 5 x 11' },
  'board-diagonal': { en: 'Diagonal board', id: 'Papan diagonal' },
  'board-pyramid': { en: 'Pyramid', id: 'Piramida' },
  'help-moves': {
    en: 'A 2 3 lays piece A with its first cell at row 2, column 3 (in space: layer, row, column); -A takes it back.',
    id: 'A 2 3 meletakkan keping A dengan petak pertamanya di baris 2, kolom 3 (di ruang: lapisan, baris, kolom); -A mengambilnya kembali.',
  },
  'move-unknown': (p: { move: string }) => ({
    en: `"${p.move}" names no piece of this puzzle; write a piece and a place, such as A 2 3, or -A to take A back.`,
    id: `"${p.move}" tidak menyebut keping teka-teki ini; tulis keping dan tempatnya, misalnya A 2 3, atau -A untuk mengambil kembali A.`,
  }),
  'move-flat': (p: { name: string }) => ({
    en: `Write the row and the column of the first cell of piece ${p.name}: ${p.name} 2 3.`,
    id: `Tulis baris dan kolom petak pertama keping ${p.name}: ${p.name} 2 3.`,
  }),
  'move-in-space': (p: { name: string }) => ({
    en: `Write the layer, the row and the column of the first cell of piece ${p.name}: ${p.name} 3 2 1.`,
    id: `Tulis lapisan, baris dan kolom petak pertama keping ${p.name}: ${p.name} 3 2 1.`,
  }),
  'move-outside': (p: { numbers: string }) => ({
    en: `There is no open cell at ${p.numbers}; choose one on the board.`,
    id: `Tidak ada petak terbuka di ${p.numbers}; pilih yang ada di papan.`,
  }),
  'move-lying': (p: { name: string }) => ({
    en: `Piece ${p.name} lies on the board already; take it back first with -${p.name}.`,
    id: `Keping ${p.name} sudah ada di papan; ambil dulu dengan -${p.name}.`,
  }),
  'move-not-lying': (p: { name: string }) => ({
    en: `Piece ${p.name} does not lie on the board.`,
    id: `Keping ${p.name} tidak ada di papan.`,
  }),
  'move-no-way': (p: { name: string; cell: string }) => ({
    en: `Piece ${p.name} does not fit with its first cell at ${p.cell}; try another place.`,
    id: `Keping ${p.name} tidak muat dengan petak pertamanya di ${p.cell}; coba tempat lain.`,
  }),
  'move-ways': (p: { name: string; cell: string; count: number; ways: string }) => ({
    en: `Piece ${p.name} fits at ${p.cell} in ${p.count === 1 ? 'one way' : `${p.count} ways`}; add the number of one: ${p.ways}`,
    id: `Keping ${p.name} muat di ${p.cell} dengan ${p.count} cara; tambahkan nomornya: ${p.ways}`,
  }),
} as const;
