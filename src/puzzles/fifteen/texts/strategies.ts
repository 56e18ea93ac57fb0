/** What each strategy does, what it counts as a node, and where it comes from. */
import { amount } from '../../../contract/index.ts';

export const strategies = {
  nodes: amount('node', 'nodes', 'simpul'),
  positions: amount('position', 'positions', 'posisi'),
  'moves-tried': amount('move tried', 'moves tried', 'langkah dicoba'),
  'multi-tile-summary': {
    en: 'Count tiles that slide together as one move',
    id: 'Hitung ubin yang bergeser bersama sebagai satu langkah',
  },
  'heuristic-summary': { en: 'Estimate of the rest of the way', id: 'Taksiran sisa langkah' },
  'heuristic-misplaced': { en: 'misplaced tiles', id: 'ubin yang salah tempat' },
  'heuristic-manhattan': { en: 'Manhattan distance', id: 'jarak Manhattan' },
  'heuristic-linear-conflict': { en: 'linear conflict', id: 'konflik linear' },
  'heuristic-walking-distance': { en: 'walking distance', id: 'walking distance' },
  'endlessly-many': {
    en: 'There are endlessly many ways to the goal; ask for the first or the best.',
    id: 'Jalan menuju tujuan tak terbatas banyaknya; minta yang pertama atau yang terbaik.',
  },
  'only-single': {
    en: 'This strategy counts single tiles only; choose another one for multi-tile moves.',
    id: 'Strategi ini hanya menghitung ubin satu per satu; pilih strategi lain untuk langkah banyak ubin.',
  },
  'too-large-for-tables': (p: { most: number }) => ({
    en: `Pattern databases are made for boards of up to ${p.most} cells; choose staged or anytime.`,
    id: `Basis data pola dibuat untuk papan sampai ${p.most} sel; pilih staged atau anytime.`,
  }),
  'pattern-database-summary': {
    en: 'The shortest way, proven: IDA* guided by tables that know how far groups of tiles are from home, with every sequence of moves that a shorter or earlier one equals left out. Hard boards get larger tables.',
    id: 'Jalan terpendek, terbukti: IDA* dipandu tabel yang tahu seberapa jauh kelompok ubin dari tempatnya, tanpa deretan langkah yang sama hasilnya dengan deretan lain yang lebih pendek atau lebih awal. Papan sulit mendapat tabel yang lebih besar.',
  },
  'pattern-database-node': { en: 'one move tried', id: 'satu langkah yang dicoba' },
  'pattern-database-source': {
    en: 'Korf and Felner, Disjoint pattern database heuristics (2002); Taylor and Korf, Pruning duplicate nodes in depth-first search (1993)',
    id: 'Korf dan Felner, Disjoint pattern database heuristics (2002); Taylor dan Korf, Pruning duplicate nodes in depth-first search (1993)',
  },
  'staged-summary': {
    en: 'An answer at once for any size: outer rows and columns first, a few tiles at a time, and the rest as well as can be.',
    id: 'Jawaban seketika untuk ukuran apa pun: baris dan kolom luar dahulu, beberapa ubin sekali jalan, lalu sisanya sebaik mungkin.',
  },
  'staged-node': { en: 'one position looked at', id: 'satu posisi yang dilihat' },
  'staged-source': {
    en: 'Folklore of players, made exact',
    id: 'Cara turun-temurun para pemain, dirumuskan dengan pasti',
  },
  'anytime-summary': {
    en: 'Begins with an answer at once and makes it shorter for as long as you let it: beam search, and stretches of the way solved anew.',
    id: 'Mulai dengan jawaban seketika dan memendekkannya selama dibiarkan: beam search, dan potongan jalan yang diselesaikan ulang.',
  },
  'anytime-node': { en: 'one position looked at', id: 'satu posisi yang dilihat' },
  'anytime-source': {
    en: 'Beam search: Lowerre, The HARPY speech recognition system (1976); stretches solved anew: Ratner and Pohl, Joint and LPA* (1986)',
    id: 'Beam search: Lowerre, The HARPY speech recognition system (1976); potongan diselesaikan ulang: Ratner dan Pohl, Joint and LPA* (1986)',
  },
  'branch-and-bound-summary': {
    en: 'The report’s search: the position with the least cost first, cost being the depth and the number of misplaced tiles; what costs more than the best answer is dropped.',
    id: 'Pencarian dari laporan: posisi dengan cost terkecil dahulu, cost ialah kedalaman ditambah banyaknya ubin salah tempat; yang lebih mahal dari jawaban terbaik dibuang.',
  },
  'branch-and-bound-node': {
    en: 'one position expanded; goals are not counted',
    id: 'satu posisi yang dikembangkan; tujuan tidak dihitung',
  },
  'branch-and-bound-source': {
    en: 'A university report on algorithm strategies, in Python; its ties are those of heapq',
    id: 'Sebuah laporan kuliah strategi algoritma, dalam Python; urutan nilai yang sama menurut heapq',
  },
  'breadth-first-summary': {
    en: 'Every position that one move reaches, then two, then three, until the goal is among them.',
    id: 'Setiap posisi yang tercapai dengan satu langkah, lalu dua, lalu tiga, sampai tujuan ada di antaranya.',
  },
  'breadth-first-node': { en: 'one position expanded', id: 'satu posisi yang dikembangkan' },
  'breadth-first-source': {
    en: 'Moore, The shortest path through a maze (1959)',
    id: 'Moore, The shortest path through a maze (1959)',
  },
  'a-star-summary': {
    en: 'The position that promises the shortest way first: moves made plus an estimate of the rest. It remembers every position.',
    id: 'Posisi yang menjanjikan jalan terpendek dahulu: langkah yang sudah ada ditambah taksiran sisanya. Semua posisi diingat.',
  },
  'a-star-node': { en: 'one position expanded', id: 'satu posisi yang dikembangkan' },
  'a-star-source': {
    en: 'Hart, Nilsson and Raphael (1968); linear conflict: Hansson, Mayer and Yung (1985); walking distance: Takahashi (2002)',
    id: 'Hart, Nilsson, dan Raphael (1968); konflik linear: Hansson, Mayer, dan Yung (1985); walking distance: Takahashi (2002)',
  },
  'ida-star-summary': {
    en: 'Depth first up to a bound, and again with the next bound: remembers nothing but the way it is on.',
    id: 'Mendalam sampai sebuah batas, lalu ulang dengan batas berikutnya: tidak mengingat apa pun selain jalan yang sedang ditempuh.',
  },
  'ida-star-node': { en: 'one move tried', id: 'satu langkah yang dicoba' },
  'ida-star-source': {
    en: 'Korf, Depth-first iterative-deepening (1985)',
    id: 'Korf, Depth-first iterative-deepening (1985)',
  },
} as const;
