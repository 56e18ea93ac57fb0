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
  'straight-back-summary': { en: 'Undoing the last move', id: 'Membatalkan langkah terakhir' },
  'heuristic-summary': { en: 'Estimate of the remaining moves', id: 'Taksiran sisa langkah' },
  'heuristic-misplaced': { en: 'misplaced tiles', id: 'ubin yang salah tempat' },
  'heuristic-manhattan': { en: 'Manhattan distance', id: 'jarak Manhattan' },
  'heuristic-linear-conflict': { en: 'linear conflict', id: 'konflik linear' },
  'heuristic-walking-distance': { en: 'walking distance', id: 'walking distance' },
  'endlessly-many': {
    en: 'There are infinitely many solutions; ask for the first or the best one.',
    id: 'Solusinya tak terhingga banyaknya; minta yang pertama atau yang terbaik.',
  },
  'only-single': {
    en: 'This strategy counts single tiles only; choose another one for multi-tile moves.',
    id: 'Strategi ini hanya menghitung ubin satu per satu; pilih strategi lain untuk langkah banyak ubin.',
  },
  'too-large-for-tables': (p: { most: number }) => ({
    en: `Pattern databases are made for boards of up to ${p.most} cells; choose “Row by row” (staged) or “Shorter and shorter solutions” (anytime).`,
    id: `"Pattern database" hanya dibuat untuk papan sampai ${p.most} petak; pilih “Baris demi baris” (staged) atau “Solusi yang makin pendek” (anytime).`,
  }),
  'pattern-database-name': {
    en: 'Pattern databases: the optimal solution, fastest',
    id: 'Pattern database: solusi optimal, tercepat',
  },
  'pattern-database-summary': {
    en: 'The optimal solution, proven: IDA* guided by tables of how far groups of tiles are from home. It skips every sequence of moves that leads to the same board as a shorter or earlier one. Hard boards get larger tables.',
    id: 'Solusi optimal, terbukti: IDA* dipandu tabel jarak kelompok ubin dari tempatnya. Deretan langkah yang hasilnya sama dengan deretan lain yang lebih pendek atau lebih awal dilewati. Papan sulit mendapat tabel yang lebih besar.',
  },
  'pattern-database-node': { en: 'one move tried', id: 'satu langkah yang dicoba' },
  'pattern-database-source': {
    en: 'Korf and Felner, Disjoint pattern database heuristics (2002); Taylor and Korf, Pruning duplicate nodes in depth-first search (1993)',
    id: 'Korf dan Felner, Disjoint pattern database heuristics (2002); Taylor dan Korf, Pruning duplicate nodes in depth-first search (1993)',
  },
  'staged-name': { en: 'Row by row: a solution at once', id: 'Baris demi baris: solusi seketika' },
  'staged-summary': {
    en: 'A solution at once for any size: outer rows and columns first, a few tiles at a time, then the rest as well as possible.',
    id: 'Solusi seketika untuk ukuran apa pun: baris dan kolom luar dahulu, beberapa ubin sekaligus, lalu sisanya sebaik mungkin.',
  },
  'staged-node': { en: 'one position looked at', id: 'satu posisi yang dilihat' },
  'staged-source': {
    en: 'Folklore of players, made exact',
    id: 'Cara turun-temurun para pemain, dirumuskan dengan pasti',
  },
  'anytime-name': { en: 'Shorter and shorter solutions', id: 'Solusi yang makin pendek' },
  'anytime-summary': {
    en: 'Gives a solution at once and keeps shortening it until you stop it: by beam search, and by solving parts of it again.',
    id: 'Memberi solusi seketika, lalu terus memendekkannya sampai dihentikan: dengan beam search, dan dengan menyelesaikan ulang bagian-bagiannya.',
  },
  'anytime-node': { en: 'one position looked at', id: 'satu posisi yang dilihat' },
  'anytime-source': {
    en: 'Beam search: Lowerre, The HARPY speech recognition system (1976); parts solved again: Ratner and Pohl, Joint and LPA* (1986)',
    id: 'Beam search: Lowerre, The HARPY speech recognition system (1976); bagian diselesaikan ulang: Ratner dan Pohl, Joint and LPA* (1986)',
  },
  'branch-and-bound-name': { en: 'Report: branch and bound', id: 'Laporan: branch and bound' },
  'branch-and-bound-summary': {
    en: 'The report’s search: the position with the least cost first, where the cost is the depth plus the number of misplaced tiles; positions that cost more than the best solution are dropped.',
    id: 'Pencarian dari laporan: posisi dengan cost terkecil dahulu, dengan cost sama dengan kedalaman ditambah banyaknya ubin salah tempat; posisi yang cost-nya melebihi solusi terbaik dibuang.',
  },
  'branch-and-bound-node': {
    en: 'one position expanded; goals are not counted',
    id: 'satu posisi yang dikembangkan; tujuan tidak dihitung',
  },
  'branch-and-bound-source': {
    en: 'A university report on algorithm strategies, in Python; ties are broken as in heapq',
    id: 'Sebuah laporan kuliah strategi algoritma, dalam Python; posisi dengan nilai sama diurutkan seperti pada heapq',
  },
  'breadth-first-name': { en: 'Breadth-first search', id: 'Telusuran melebar (breadth-first)' },
  'breadth-first-summary': {
    en: 'Every position that one move reaches, then two, then three, until the goal is among them.',
    id: 'Setiap posisi yang tercapai dengan satu langkah, lalu dua, lalu tiga, sampai tujuan ada di antaranya.',
  },
  'breadth-first-node': { en: 'one position expanded', id: 'satu posisi yang dikembangkan' },
  'breadth-first-source': {
    en: 'Moore, The shortest path through a maze (1959)',
    id: 'Moore, The shortest path through a maze (1959)',
  },
  'a-star-name': { en: 'A*', id: 'A*' },
  'a-star-summary': {
    en: 'Takes the position that promises the shortest solution first: the moves made so far plus an estimate of the rest. It remembers every position.',
    id: 'Mendahulukan posisi yang menjanjikan solusi terpendek: langkah sejauh ini ditambah taksiran sisanya. Semua posisi diingat.',
  },
  'a-star-node': { en: 'one position expanded', id: 'satu posisi yang dikembangkan' },
  'a-star-source': {
    en: 'Hart, Nilsson and Raphael (1968); linear conflict: Hansson, Mayer and Yung (1985); walking distance: Takahashi (2002)',
    id: 'Hart, Nilsson, dan Raphael (1968); konflik linear: Hansson, Mayer, dan Yung (1985); walking distance: Takahashi (2002)',
  },
  'ida-star-name': { en: 'IDA*', id: 'IDA*' },
  'ida-star-summary': {
    en: 'Depth-first search up to a bound on the length, then again with the next bound; it remembers only the path it is on.',
    id: 'Telusuran mendalam (depth-first) sampai sebuah batas panjang, lalu diulang dengan batas berikutnya; yang diingat hanya jalan yang sedang ditempuh.',
  },
  'ida-star-node': { en: 'one move tried', id: 'satu langkah yang dicoba' },
  'ida-star-source': {
    en: 'Korf, Depth-first iterative-deepening (1985)',
    id: 'Korf, Depth-first iterative-deepening (1985)',
  },
} as const;
