/** The words of the lesson; every number comes as a parameter. */
import { texter } from '../../../contract/index.ts';

const en = new Intl.NumberFormat('en').format;
const id = new Intl.NumberFormat('id').format;

export const texts = {
  'lesson-title': {
    en: 'Branch and bound, A*, and what a good bound is worth',
    id: 'Branch and bound, A*, dan nilai sebuah batas bawah yang baik',
  },
  'lesson-summary': {
    en: 'You will know how a lower bound proves that positions need not be opened, and why a better bound saves more than a faster program.',
    id: 'Kamu akan tahu bagaimana batas bawah membuktikan bahwa suatu posisi tidak perlu dibuka, dan mengapa batas yang lebih baik menghemat lebih banyak daripada program yang lebih cepat.',
  },
  'watch-breadth': (p: { moves: number }) => ({
    en: `Play this search to its end. The board is ${p.moves} moves away from its goal, 1 2 3 / 8 - 4 / 7 6 5 (Nilsson, 1980). Which of the opened positions could you have ruled out by eye?`,
    id: `Putar pencarian ini sampai selesai. Papan ini berjarak ${p.moves} langkah dari tujuannya, 1 2 3 / 8 - 4 / 7 6 5 (Nilsson, 1980). Posisi mana saja yang dibuka padahal sekilas pun sudah bisa kamu singkirkan?`,
  }),
  'heading-breadth': { en: 'In all directions at once', id: 'Ke segala arah sekaligus' },
  breadth: (p: {
    small: number;
    moves: number;
    first: number;
    firstMoves: number;
    fifth: number;
    fifthMoves: number;
  }) => ({
    en: `Breadth-first search (Moore, 1959) opens every position that is one move away, then two, then three. The first solution it meets is a shortest one. But it looks away from the goal as much as towards it: ${en(p.small)} positions for ${p.moves} moves here, ${en(p.first)} for the ${p.firstMoves} moves of the report’s first case, ${en(p.fifth)} for the ${p.fifthMoves} moves of its fifth. Each further move roughly doubles the work.`,
    id: `Telusuran melebar atau breadth-first search (Moore, 1959) membuka semua posisi yang berjarak satu langkah, lalu dua, lalu tiga. Solusi pertama yang dijumpainya pasti terpendek. Namun ia menengok ke arah yang salah sesering ke arah yang benar: ${id(p.small)} posisi untuk ${p.moves} langkah di sini, ${id(p.first)} untuk ${p.firstMoves} langkah pada kasus pertama laporan, ${id(p.fifth)} untuk ${p.fifthMoves} langkah pada kasus kelimanya. Setiap tambahan satu langkah kira-kira melipatduakan kerja.`,
  }),
  'heading-bound': { en: 'A bound is a proof', id: 'Batas adalah bukti' },
  bound: {
    en: 'Count the tiles that are not in their place. A move shifts one tile, so at least that many moves are still needed. Call this number h, and the moves made so far g. Then no solution through this position is shorter than f = g + h. The report’s branch and bound always opens the position with the least f. Once it has a solution, it drops every position whose f exceeds its length: not because they look bad, but because they provably cannot be better.',
    id: 'Hitung ubin yang tidak berada di tempatnya. Satu langkah hanya menggeser satu ubin, jadi setidaknya masih diperlukan langkah sebanyak itu. Sebut bilangan ini h, dan banyaknya langkah sejauh ini g. Maka tidak ada solusi lewat posisi ini yang lebih pendek daripada f = g + h. Branch and bound dari laporan selalu membuka posisi dengan f terkecil. Setelah mendapat satu solusi, semua posisi yang f-nya lebih besar dibuang: bukan karena tampak buruk, melainkan karena terbukti tidak mungkin lebih baik.',
  },
  'watch-bound': {
    en: 'The same board by the report’s branch and bound. Watch g, h and f of each node: which node is opened next? Then read why the last nodes are cut off.',
    id: 'Papan yang sama dengan branch and bound dari laporan. Perhatikan g, h, dan f setiap simpul: simpul mana yang dibuka berikutnya? Lalu baca mengapa simpul-simpul terakhir dipangkas.',
  },
  cut: (p: { bound: number; breadth: number; moves: number }) => ({
    en: `${en(p.bound)} positions instead of ${en(p.breadth)}. Two of the three first moves have f = 6 at once. A solution of ${p.moves} moves turns up, and these two are never opened.`,
    id: `${id(p.bound)} posisi, bukan ${id(p.breadth)}. Dua dari tiga langkah pertama langsung bernilai f = 6. Solusi ${p.moves} langkah ditemukan lebih dulu, sehingga keduanya tidak pernah dibuka.`,
  }),
  'heading-a-star': { en: 'A*, and better bounds', id: 'A* dan batas yang lebih baik' },
  'a-star': {
    en: 'This is nearly A* (Hart, Nilsson and Raphael, 1968). A* stops when it takes the goal from its queue: all others have an f at least as large, so the proof is complete. The report goes on with positions of equal f. Both are right for any h that never exceeds the true number of moves. Such an h is called admissible.',
    id: 'Ini sudah hampir A* (Hart, Nilsson, dan Raphael, 1968). A* berhenti ketika tujuan diambil dari antreannya: f semua posisi lain paling tidak sama besar, jadi buktinya sudah lengkap. Laporan masih melanjutkan posisi yang f-nya sama. Keduanya benar untuk setiap h yang tidak pernah melebihi banyaknya langkah sebenarnya. Nilai h seperti itu disebut admissible.',
  },
  heuristics: (p: { moves: number; misplaced: number; manhattan: number; conflict: number; walking: number }) => ({
    en: `So choose h as large as you can prove. Manhattan distance adds up how many rows and columns each tile must travel. Linear conflict (Hansson, Mayer and Yung, 1985) adds two moves where a tile must step aside for another in their common row or column. Walking distance (Takahashi, 2002) solves a simplified puzzle exactly. Of the report’s first case, ${p.moves} moves from its goal, they say at least ${p.misplaced} (misplaced tiles), ${p.manhattan}, ${p.conflict} and ${p.walking}.`,
    id: `Maka pilihlah h sebesar yang dapat kamu buktikan. Jarak Manhattan menjumlahkan baris dan kolom yang harus ditempuh setiap ubin. Konflik linear (Hansson, Mayer, dan Yung, 1985) menambah dua langkah bila sebuah ubin harus menyingkir bagi ubin lain di baris atau kolom yang sama. Walking distance (Takahashi, 2002) memecahkan secara eksak sebuah teka-teki yang disederhanakan. Untuk kasus pertama laporan, yang berjarak ${p.moves} langkah dari tujuannya, masing-masing mengatakan sedikitnya ${p.misplaced} (ubin salah tempat), ${p.manhattan}, ${p.conflict}, dan ${p.walking}.`,
  }),
  'count-heuristics': {
    en: 'The report’s first case, six times. The estimates at the start are far below the truth, and differ by little. Will the work differ by little as well? Put the six in order, then run them.',
    id: 'Kasus pertama laporan, enam kali. Taksiran awalnya jauh di bawah nilai sebenarnya, dan saling berbeda sedikit saja. Apakah kerjanya juga berbeda sedikit saja? Urutkan dulu keenamnya, lalu jalankan.',
  },
  worth: (p: { breadth: number; misplaced: number; manhattan: number; moves: number; report: number }) => ({
    en: `${en(p.breadth)} positions without a bound, ${en(p.misplaced)} with misplaced tiles, ${en(p.manhattan)} with Manhattan distance. The reason: A* must open every position whose f is below ${p.moves}, or it would have proven nothing. A bound that is larger by one or two pushes many positions beyond that line, and everything below them goes too. Compare also the report’s ${en(p.report)} with A* under the same bound: the difference is what the two do with positions of equal f.`,
    id: `${id(p.breadth)} posisi tanpa batas, ${id(p.misplaced)} dengan ubin salah tempat, ${id(p.manhattan)} dengan jarak Manhattan. Alasannya: A* wajib membuka setiap posisi yang f-nya di bawah ${p.moves}; kalau tidak, tidak ada yang terbukti. Batas yang lebih besar satu atau dua saja sudah mendorong banyak posisi melewati garis itu, beserta segala sesuatu di bawahnya. Bandingkan juga ${id(p.report)} milik laporan dengan A* yang memakai batas yang sama: bedanya terletak pada perlakuan terhadap posisi dengan f yang sama.`,
  }),
  'heading-ida': { en: 'IDA*: the bound without the memory', id: 'IDA*: memakai batas tanpa banyak memori' },
  'watch-ida': {
    en: 'The small board by IDA*. Use the button “Iteration” to jump to where it begins anew. What is different the second time?',
    id: 'Papan kecil tadi dengan IDA*. Pakai tombol “Iterasi” untuk melompat ke awal ulangan. Apa yang berbeda pada kali kedua?',
  },
  ida: (p: { bound1: number; bound2: number; nodes1: number; nodes2: number }) => ({
    en: `A* keeps every position it has seen, and on harder boards memory ends before patience does. IDA* (Korf, 1985) keeps only the path it is on. It searches depth first and turns back where f exceeds a limit; when that fails, it raises the limit to the least f that it had to cut. Here the limit ${p.bound1} takes ${p.nodes1} nodes, the limit ${p.bound2} finds the goal with ${p.nodes2}. On harder boards the repetition costs little, because each iteration is several times as large as the one before.`,
    id: `A* menyimpan setiap posisi yang pernah dilihatnya, dan pada papan yang lebih sulit memori habis lebih dulu daripada kesabaran. IDA* (Korf, 1985) hanya menyimpan jalan yang sedang ditempuh. Ia menelusur mendalam dan mundur bila f melewati batas iterasi; bila tujuan tidak ditemukan, batas iterasi dinaikkan ke f terkecil yang tadi dipangkas. Di sini batas iterasi ${p.bound1} memerlukan ${p.nodes1} simpul, dan batas iterasi ${p.bound2} menemukan tujuan dengan ${p.nodes2} simpul. Pada papan yang lebih sulit, pengulangan ini tidak mahal, sebab setiap iterasi beberapa kali lebih besar daripada iterasi sebelumnya.`,
  }),
  merge: {
    en: 'IDA* on the report’s second case, with misplaced tiles and with Manhattan distance, laid over each other. Look for branches that only the weaker bound opens.',
    id: 'IDA* pada kasus kedua laporan, dengan ubin salah tempat dan dengan jarak Manhattan, ditumpangkan. Carilah cabang yang hanya dibuka oleh batas yang lebih lemah.',
  },
  'count-ida': (p: { moves: number; misplaced: number; manhattan: number; conflict: number; walking: number }) => ({
    en: `IDA* on the report’s second case. It takes ${p.moves} moves; the four bounds say at least ${p.misplaced}, ${p.manhattan}, ${p.conflict} and ${p.walking} at the start. One of them is exact. What does that mean for the number of iterations? Guess, then run.`,
    id: `IDA* pada kasus kedua laporan. Papan ini memerlukan ${p.moves} langkah; di awal, keempat batas mengatakan sedikitnya ${p.misplaced}, ${p.manhattan}, ${p.conflict}, dan ${p.walking}. Salah satunya tepat. Apa artinya bagi banyaknya iterasi? Tebak dulu, lalu jalankan.`,
  }),
  exact: (p: { moves: number; tried: number }) => ({
    en: `With an exact bound the first iteration is the last: ${en(p.tried)} moves tried for a path of ${p.moves}. That is the ideal. A bound that is exact everywhere would be the solution itself, so every real bound is a compromise between how close it is and what it costs to compute.`,
    id: `Dengan batas yang tepat, iterasi pertama sekaligus yang terakhir: ${id(p.tried)} langkah dicoba untuk jalan sepanjang ${p.moves}. Itulah keadaan ideal. Batas yang tepat di mana-mana sama saja dengan solusinya sendiri, jadi setiap batas yang nyata adalah kompromi antara seberapa dekat nilainya dan berapa biaya menghitungnya.`,
  }),
  'heading-limits': { en: 'Where a bound does not help', id: 'Di mana batas tidak menolong' },
  'count-fifth': (p: { moves: number }) => ({
    en: `The report’s fifth case, ${p.moves} moves, with one more strategy: pattern databases, tables that are built before the search (Culberson and Schaeffer, 1996; disjoint ones: Korf and Felner, 2002). Which rows will surprise you? Look at the times, too.`,
    id: `Kasus kelima laporan, ${p.moves} langkah, ditambah satu strategi lagi: pattern database, yaitu tabel pola yang dibangun sebelum pencarian (Culberson dan Schaeffer, 1996; yang saling lepas: Korf dan Felner, 2002). Baris mana yang akan mengejutkanmu? Lihat juga waktunya.`,
  }),
  limits: (p: {
    conflict: number;
    walking: number;
    firstConflict: number;
    firstWalking: number;
    report: number;
    misplaced: number;
    tables: number;
  }) => ({
    en: `Walking distance is the stronger bound on most boards, but not here (${en(p.walking)} positions against ${en(p.conflict)} with linear conflict) and not in the first case (${en(p.firstWalking)} against ${en(p.firstConflict)}): neither is larger everywhere. The report needs ${en(p.report)} nodes and A* with the same bound ${en(p.misplaced)}: among positions of equal f, luck decides. And with the tables only ${en(p.tables)} moves are tried, but the tables must be built or loaded first: compare their preparation with the times of the other rows. They pay off on hard boards.`,
    id: `Walking distance lebih kuat pada kebanyakan papan, tetapi tidak di sini (${id(p.walking)} posisi berbanding ${id(p.conflict)} dengan konflik linear) dan tidak pula pada kasus pertama (${id(p.firstWalking)} berbanding ${id(p.firstConflict)}): tidak ada yang lebih besar di semua posisi. Laporan memerlukan ${id(p.report)} simpul dan A* dengan batas yang sama ${id(p.misplaced)}: di antara posisi dengan f yang sama, keberuntunganlah yang menentukan. Dengan tabel pola hanya ${id(p.tables)} langkah yang dicoba, tetapi tabel itu harus dibangun atau dimuat dahulu: bandingkan persiapannya dengan waktu di baris-baris lain. Tabel baru terbayar pada papan yang sulit.`,
  }),
  unsolvable: {
    en: 'And no bound ever says “never”. Of all boards, half cannot be solved; a search on one of those would go through everything it can reach. That takes another idea: parity (Johnson and Story, 1879), which the report computes with its KURANG table. Every strategy here checks it first.',
    id: 'Selain itu, tidak ada batas yang pernah berkata “mustahil”. Setengah dari semua papan tidak dapat dipecahkan; pencarian pada papan seperti itu akan menghabiskan semua posisi yang terjangkau. Untuk itu diperlukan gagasan lain: paritas (Johnson dan Story, 1879), yang dalam laporan dihitung dengan tabel KURANG. Di sini setiap strategi memeriksanya lebih dahulu.',
  },
  exercise: {
    en: 'Your turn: be A* with Manhattan distance on the report’s fourth case.',
    id: 'Giliranmu: jadilah A* dengan jarak Manhattan pada kasus keempat laporan.',
  },
  'heading-try': { en: 'Try it yourself', id: 'Coba sendiri' },
  try: {
    en: 'Open the search by IDA* above in the room and choose Manhattan distance, then a harder board. The limits of the iterations grow by two, while with misplaced tiles they grow by one. Why? (What can one move do to g + h if h is the Manhattan distance?)',
    id: 'Buka pencarian IDA* di atas di ruangnya, pilih jarak Manhattan, lalu papan yang lebih sulit. Batas iterasinya naik dua-dua, sedangkan dengan ubin salah tempat naik satu-satu. Mengapa? (Apa yang dapat dilakukan satu langkah terhadap g + h bila h adalah jarak Manhattan?)',
  },
} as const;

export const text = texter(texts);
