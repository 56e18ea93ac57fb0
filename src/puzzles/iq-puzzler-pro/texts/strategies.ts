/** What each strategy does, what it counts, and where it comes from. */
import { amount } from '../../../contract/index.ts';

export const strategies = {
  positions: amount('position', 'positions', 'posisi'),
  placements: amount('placement', 'placements', 'penempatan'),
  iterations: amount('iteration', 'iterations', 'iterasi'),
  cases: amount('case', 'cases', 'kasus'),
  'bitboard-name': { en: 'Bitboards, the quickest', id: 'Papan bit, yang tercepat' },
  'bitboard-summary': {
    en: 'The board as bits of machine words, in WASM. It chooses by itself: the lowest free cell first, the graph of positions, or the most constrained cell first. Places that are symmetric to each other are searched once.',
    id: 'Papan disimpan sebagai bit dalam kata mesin, di WASM. Caranya dipilih sendiri: petak kosong terendah dahulu, graf posisi, atau petak paling terbatas dahulu. Tempat-tempat yang saling simetris ditelusuri sekali saja.',
  },
  'bitboard-node': { en: 'one position', id: 'satu posisi' },
  'bitboard-source': {
    en: 'John G. Fletcher (1965), lowest cell first; Solomon Golomb and Leonard Baumert (1965), most constrained first; bit-sliced counters and orbits as in docs/iq-puzzler-pro.md',
    id: 'John G. Fletcher (1965), petak terendah dahulu; Solomon Golomb dan Leonard Baumert (1965), paling terbatas dahulu; pencacah bit dan orbit seperti di docs/iq-puzzler-pro.md',
  },
  'memo-name': { en: 'State graph: every position once', id: 'Graf keadaan: setiap posisi sekali' },
  'memo-summary': {
    en: 'Visits every position once: positions with the same cells covered and the same pieces left can be completed in the same ways. It counts solutions without listing them.',
    id: 'Mengunjungi setiap posisi sekali saja: posisi dengan petak tertutup dan keping tersisa yang sama dapat diselesaikan dengan cara yang sama. Solusi dihitung tanpa didaftar satu per satu.',
  },
  'memo-node': { en: 'one position', id: 'satu posisi' },
  'memo-source': {
    en: 'Richard Bellman (1957), dynamic programming; counting coverings by a table of positions is folklore',
    id: 'Richard Bellman (1957), pemrograman dinamis; menghitung pengubinan dengan tabel posisi sudah umum dikenal',
  },
  'layers-name': { en: 'Layer by layer: counts large boards', id: 'Lapis demi lapis: menghitung papan besar' },
  'layers-summary': {
    en: 'Counts without listing: all positions after one piece, after two, and so on, each with the number of ways to come to it. Only one layer is kept, so it counts boards of 90 cells.',
    id: 'Menghitung tanpa menyebutkan satu per satu: semua posisi setelah satu keping, dua keping, dan seterusnya, masing-masing dengan banyaknya cara untuk sampai ke sana. Hanya satu lapis yang disimpan, sehingga papan 90 petak pun dapat dihitung.',
  },
  'layers-node': {
    en: 'one position: the pieces laid, and the edge of the covered area',
    id: 'satu posisi: keping yang sudah diletakkan dan tepi daerah yang tertutup',
  },
  'layers-source': {
    en: 'Richard Bellman (1957), dynamic programming; the transfer matrix of statistical physics goes along a board in the same way',
    id: 'Richard Bellman (1957), pemrograman dinamis; matriks transfer dalam fisika statistik menyusuri papan dengan cara yang sama',
  },
  'layers-unwatchable': {
    en: 'This strategy goes through millions of positions side by side and lays no single solution, so it cannot be watched; memo shows the same idea.',
    id: 'Strategi ini menelusuri jutaan posisi secara bersamaan tanpa menyusun satu solusi pun, sehingga tidak dapat ditonton; memo memperlihatkan gagasan yang sama.',
  },
  'layers-only-count': {
    en: 'This strategy only counts solutions; choose the goal count, or another strategy such as bitboard.',
    id: 'Strategi ini hanya menghitung banyaknya solusi; pilih tujuan count, atau strategi lain seperti bitboard.',
  },
  'layers-only-flat': {
    en: 'This strategy counts flat boards that are to be filled completely; choose another one, such as bitboard.',
    id: 'Strategi ini menghitung papan datar yang harus terisi penuh; pilih strategi lain seperti bitboard.',
  },
  'too-wide-for-layers': (p: { pieces: number }) => ({
    en: `This strategy takes up to ${p.pieces} pieces that are short compared with the width of the board; choose another one, such as bitboard.`,
    id: `Strategi ini menerima paling banyak ${p.pieces} keping yang pendek dibandingkan dengan lebar papan; pilih strategi lain seperti bitboard.`,
  }),
  'layers-out-of-room': {
    en: 'A layer needs more memory than there is; lay some pieces first.',
    id: 'Satu lapis membutuhkan memori lebih dari yang tersedia; letakkan dahulu beberapa keping.',
  },
  'gauge-layer': { en: 'largest layer', id: 'lapis terbesar' },
  'unique-summary': {
    en: 'Count mirrored and rotated solutions once.',
    id: 'Hitung cerminan dan putaran sebagai satu solusi.',
  },
  'symmetry-summary': { en: 'Symmetric places searched once', id: 'Tempat simetris ditelusuri sekali' },
  'regions-summary': { en: 'Checking the sizes of free regions', id: 'Pemeriksaan ukuran daerah kosong' },
  'remember-summary': { en: 'Remembering visited positions', id: 'Mengingat posisi yang sudah dikunjungi' },
  'most-constrained-summary': {
    en: 'Most constrained cell or piece first',
    id: 'Petak atau keping paling terbatas dahulu',
  },
  'obstacles-summary': { en: 'Looking for obstacles before the search', id: 'Mencari halangan sebelum pencarian' },
  'pieces-in-order-name': {
    en: 'Report 2025: pieces in order, brute force',
    id: 'Laporan 2025: keping berurutan, brute force',
  },
  'pieces-in-order-summary': {
    en: 'Brute force: the pieces in their order; each on every cell, row by row, in every distinct orientation.',
    id: 'Brute force: keping menurut urutannya; masing-masing di setiap petak, baris demi baris, dalam setiap orientasi yang berbeda.',
  },
  'pieces-in-order-node': { en: 'one call of the search function', id: 'satu pemanggilan fungsi pencarian' },
  'pieces-in-order-source': {
    en: 'A university report on IQ Puzzler Pro by brute force (2025, Java)',
    id: 'Laporan kuliah tentang IQ Puzzler Pro dengan brute force (2025, Java)',
  },
  'orientations-summary': {
    en: "The order in which a piece's orientations are tried; the report's figures come from its own order.",
    id: 'Urutan orientasi keping yang dicoba; angka dalam laporan berasal dari urutannya sendiri.',
  },
  'orientations-report': {
    en: "The report's: by the hash that Java gives each shape",
    id: 'Seperti di laporan: menurut nilai hash Java untuk tiap bentuk',
  },
  'orientations-plain': {
    en: 'Plain: as drawn, its mirror image, then the same after each quarter turn',
    id: 'Biasa: seperti digambar, bayangan cerminnya, lalu hal yang sama setelah tiap seperempat putaran',
  },
  'orders-in-rotation-name': {
    en: 'Report 2024: orders in rotation, brute force',
    id: 'Laporan 2024: urutan bergilir, brute force',
  },
  'orders-in-rotation-summary': {
    en: 'Brute force: each piece in all eight orientations at every place; if everything fails, the first piece moves to the end and the search begins again.',
    id: 'Brute force: setiap keping dalam delapan orientasi di semua tempat; bila semuanya gagal, keping pertama pindah ke belakang dan pencarian diulang.',
  },
  'orders-in-rotation-node': {
    en: 'one case: a place and an orientation tried, whether or not it fits',
    id: 'satu kasus: satu tempat dan orientasi yang dicoba, muat atau tidak',
  },
  'orders-in-rotation-source': {
    en: 'A university report on IQ Puzzler Pro by brute force (2024)',
    id: 'Laporan kuliah tentang IQ Puzzler Pro dengan brute force (2024)',
  },
  'only-flat-boards': {
    en: 'This strategy from a report handles flat boards only; for a pyramid or a box choose another one, such as dancing-links.',
    id: 'Strategi dari laporan ini hanya mengenal papan datar; untuk piramida atau kotak pakailah yang lain, misalnya dancing-links.',
  },
  'dancing-links-name': { en: 'Dancing links (Knuth)', id: 'Dancing links (Knuth)' },
  'dancing-links-summary': {
    en: 'Takes the cell or piece with the fewest ways left and tries each of them; it is quick because links are taken out of their lists and put back at little cost.',
    id: 'Mengambil petak atau keping dengan kemungkinan paling sedikit dan mencoba semuanya; cara ini cepat karena tautan mudah dilepas dari daftarnya dan dipasang kembali.',
  },
  'dancing-links-node': { en: 'one piece laid', id: 'satu keping yang diletakkan' },
  'dancing-links-source': {
    en: 'Donald Knuth, Dancing Links (2000); The Art of Computer Programming 7.2.2.1, Algorithm X',
    id: 'Donald Knuth, Dancing Links (2000); The Art of Computer Programming 7.2.2.1, Algoritme X',
  },
} as const;
