/** What each strategy does, what it counts, and where it comes from. */
import { amount } from '../../../contract/index.ts';

export const strategies = {
  positions: amount('position', 'positions', 'posisi'),
  placements: amount('placement', 'placements', 'peletakan'),
  iterations: amount('iteration', 'iterations', 'iterasi'),
  cases: amount('case', 'cases', 'kasus'),
  'bitboard-summary': {
    en: 'The board as bits of machine words, in WASM. Picks the right way by itself: fill the lowest free cell, the graph of positions, or the most constrained cell first; one search for each class of symmetric places.',
    id: 'Papan sebagai bit dalam kata mesin, di WASM. Memilih sendiri cara yang tepat: mengisi sel kosong terendah, graf posisi, atau sel paling terbatas dahulu; satu pencarian untuk tiap kelas tempat yang simetris.',
  },
  'bitboard-node': { en: 'one position', id: 'satu posisi' },
  'bitboard-source': {
    en: 'John G. Fletcher (1965), lowest cell first; Solomon Golomb and Leonard Baumert (1965), most constrained first; bit-sliced counters and orbits as in docs/iq-puzzler-pro.md',
    id: 'John G. Fletcher (1965), sel terendah dahulu; Solomon Golomb dan Leonard Baumert (1965), paling terbatas dahulu; pencacah bit dan orbit seperti di docs/iq-puzzler-pro.md',
  },
  'memo-summary': {
    en: 'Meets every position once: the same cells covered and the same pieces left can be completed in the same ways. Counts without listing.',
    id: 'Menemui setiap posisi sekali saja: sel tertutup dan balok tersisa yang sama dapat diselesaikan dengan cara yang sama. Menghitung tanpa mendaftar.',
  },
  'memo-node': { en: 'one position', id: 'satu posisi' },
  'memo-source': {
    en: 'Richard Bellman (1957), dynamic programming; counting coverings by a table of positions is folklore',
    id: 'Richard Bellman (1957), pemrograman dinamis; menghitung pengubinan dengan tabel posisi sudah umum dikenal',
  },
  'unique-summary': {
    en: "Only one solution of those that the task's own symmetries map to each other; a mirroring may exchange a piece with its mirror image.",
    id: 'Hanya satu solusi dari yang saling dipetakan oleh simetri soal; pencerminan boleh menukar balok dengan bayangan cerminnya.',
  },
  'pieces-in-order-summary': {
    en: 'Brute force: the pieces in their order; each on every cell, row by row, in every distinct orientation.',
    id: 'Brute force: balok menurut urutannya; masing-masing di setiap sel, baris demi baris, dalam setiap orientasi yang berbeda.',
  },
  'pieces-in-order-node': { en: 'one call of the search', id: 'satu pemanggilan pencarian' },
  'pieces-in-order-source': {
    en: 'A university report on IQ Puzzler Pro by brute force (2025, Java)',
    id: 'Laporan kuliah tentang IQ Puzzler Pro dengan brute force (2025, Java)',
  },
  'orientations-summary': {
    en: "The order in which a piece's orientations are tried; the report's figures come from its own order.",
    id: 'Urutan orientasi balok yang dicoba; angka dalam laporan berasal dari urutannya sendiri.',
  },
  'orientations-report': {
    en: "The report's: by the hash that Java gives each shape",
    id: 'Seperti di laporan: menurut nilai hash Java untuk tiap bentuk',
  },
  'orientations-plain': {
    en: 'Plain: as drawn, its mirror image, then the same after each quarter turn',
    id: 'Biasa: seperti digambar, bayangan cerminnya, lalu sama setelah tiap putaran seperempat',
  },
  'orders-in-rotation-summary': {
    en: 'Brute force: each piece in all eight orientations and everywhere; when all was in vain, the first piece moves to the end and it begins again.',
    id: 'Brute force: setiap balok dalam delapan orientasi di semua tempat; bila semuanya gagal, balok pertama pindah ke belakang dan pencarian diulang.',
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
    en: 'This strategy of a report knows flat boards only; take another one for a pyramid or a box, such as dancing-links.',
    id: 'Strategi dari laporan ini hanya mengenal papan datar; untuk piramida atau kotak pakailah yang lain, misalnya dancing-links.',
  },
  'dancing-links-summary': {
    en: 'Takes the cell or piece with the fewest ways left and tries each of them; links that dance out of their lists and back make it quick.',
    id: 'Mengambil sel atau balok dengan kemungkinan paling sedikit dan mencoba semuanya; tautan yang menari keluar-masuk daftar membuatnya cepat.',
  },
  'dancing-links-node': { en: 'one piece laid', id: 'satu balok yang diletakkan' },
  'dancing-links-source': {
    en: 'Donald Knuth, Dancing Links (2000); The Art of Computer Programming 7.2.2.1, Algorithm X',
    id: 'Donald Knuth, Dancing Links (2000); The Art of Computer Programming 7.2.2.1, Algoritme X',
  },
} as const;
