/** The words of the lesson; every number comes as a parameter. */
import { texter } from '../../../contract/index.ts';

const en = new Intl.NumberFormat('en').format;
const id = new Intl.NumberFormat('id').format;

export const texts = {
  'lesson-title': { en: 'From brute force to exact cover', id: 'Dari brute force ke exact cover' },
  'lesson-summary': {
    en: 'You will know why two brute-force programs for the same board can differ by a factor of nearly ten thousand, and why a search should ask which demand is hardest to meet.',
    id: 'Kamu akan tahu mengapa dua program brute force untuk papan yang sama bisa berbeda hampir sepuluh ribu kali lipat, dan mengapa pencarian sebaiknya bertanya syarat mana yang paling sulit dipenuhi.',
  },
  'watch-in-order': {
    en: 'Step through this search with the arrows, up to node 7. Five pieces go onto a 4 × 4 board, in the order A, C, B, E, Z. What is wrong with the board at node 3, and when does the search notice?',
    id: 'Telusuri pencarian ini dengan tombol panah sampai simpul 7. Lima keping diletakkan di papan 4 × 4 dengan urutan A, C, B, E, Z. Apa yang salah dengan papan di simpul 3, dan kapan pencarian menyadarinya?',
  },
  'heading-brute-force': { en: 'Brute force, piece by piece', id: 'Brute force, keping demi keping' },
  'lost-board': {
    en: 'At node 3 the cell in row 2, column 2 is walled in. Only piece C would fit there, and C is already laid, so the board is lost. The search does not see this. It lays E in four places, one after the other, and each time it learns only from the last piece, Z, that something was wrong.',
    id: 'Di simpul 3, petak baris 2 kolom 2 sudah terkurung. Hanya keping C yang muat di sana, padahal C sudah dipakai, jadi papan ini pasti gagal. Pencarian tidak melihatnya. Keping E tetap dicoba di empat tempat, dan setiap kali barulah keping terakhir, Z, yang memberi tahu bahwa ada yang salah.',
  },
  'report-a': (p: { calls: number }) => ({
    en: `This is the strategy of report A (2025). Take the pieces in their order; try each one on every cell and in every orientation; when the next piece fits nowhere, take the last one back. That is brute force with backtracking. On this board it calls its search function ${en(p.calls)} times until a solution stands.`,
    id: `Inilah strategi laporan A (2025). Ambil keping menurut urutannya, coba masing-masing di setiap petak dan dalam setiap orientasi, dan bila keping berikutnya tidak muat di mana pun, tarik kembali keping terakhir. Itulah brute force dengan backtracking. Untuk papan ini, fungsi pencariannya dipanggil ${id(p.calls)} kali sampai sebuah solusi ditemukan.`,
  }),
  'count-reports': (p: { solutions: number }) => ({
    en: `Report B (2024) differs in two points. It tries all eight rotations and reflections of a piece, even where they look the same; and after each complete search it moves the first piece to the end of the order and searches again. Let both find all ${en(p.solutions)} solutions of this board. By which factor will their work differ? Write down a guess, then run them.`,
    id: `Laporan B (2024) berbeda dalam dua hal. Kedelapan putaran dan cerminan sebuah keping dicoba semua, sekalipun tampak sama; dan setiap kali satu pencarian selesai, keping pertama dipindahkan ke akhir urutan lalu pencarian diulang. Biarkan keduanya mencari ke-${id(p.solutions)} solusi papan ini. Berapa kali lipat beda kerjanya? Tulis dulu tebakanmu, baru jalankan.`,
  }),
  'work-twice': (p: {
    cases: number;
    calls: number;
    square: number;
    cell: number;
    domino: number;
    together: number;
    orders: number;
  }) => ({
    en: `${en(p.cases)} cases against ${en(p.calls)} iterations. The square B looks the same in all ${p.square} orientations, so does the single cell C, and the domino E has only two shapes. So report B meets every solution ${p.square} × ${p.cell} × ${p.domino} = ${en(p.together)} times, and it does so in ${p.orders} orders of the pieces. (The units differ too: a case is a place that was tried, an iteration is a call after a piece was laid. Compare the times as well.) Before you look for a clever algorithm, make sure that the plain one does nothing twice.`,
    id: `${id(p.cases)} kasus berbanding ${id(p.calls)} iterasi. Persegi B tampak sama dalam ke-${p.square} orientasinya, begitu pula petak tunggal C, sedangkan domino E hanya punya dua bentuk. Jadi laporan B menjumpai setiap solusi ${p.square} × ${p.cell} × ${p.domino} = ${id(p.together)} kali, dan itu diulang dalam ${p.orders} urutan keping. (Satuannya pun berbeda: satu kasus adalah satu tempat yang dicoba, satu iterasi adalah satu pemanggilan setelah sebuah keping diletakkan. Bandingkan juga waktunya.) Sebelum mencari algoritme yang cerdik, pastikan dulu algoritme yang biasa tidak mengerjakan hal yang sama dua kali.`,
  }),
  'heading-items': { en: 'Ask what every solution must do', id: 'Tanyakan apa yang harus dipenuhi setiap solusi' },
  items: (p: { pieces: number; cells: number; items: number; options: number }) => ({
    en: `Report A asks of a piece: where can it go? Turn the question around: what is true of every solution? On this board each of the ${p.pieces} pieces lies exactly once, and each of the ${p.cells} cells is covered exactly once. Call these ${p.items} demands items. A piece in one orientation at one place is an option, and it meets some of the items. There are ${en(p.options)} options. A solution is a set of options that meets every item exactly once: an exact cover.`,
    id: `Laporan A bertanya tentang sebuah keping: di mana ia bisa diletakkan? Baliklah pertanyaannya: apa yang berlaku untuk setiap solusi? Di papan ini, masing-masing dari ${p.pieces} keping dipakai tepat sekali, dan masing-masing dari ${p.cells} petak tertutup tepat sekali. Sebut ke-${p.items} syarat ini item. Sebuah keping dengan satu orientasi di satu tempat adalah sebuah opsi, yang memenuhi beberapa item. Seluruhnya ada ${id(p.options)} opsi. Solusi adalah himpunan opsi yang memenuhi setiap item tepat sekali: exact cover.`,
  }),
  'algorithm-x': {
    en: 'Algorithm X (Knuth, 2000) picks the item that the fewest options can still meet. One of these options must be in the solution, so they are all that it has to try here. Laying an option removes every other option that clashes with it. As soon as an item has no option left, be it a piece or a cell, the search turns back.',
    id: 'Algoritme X (Knuth, 2000) memilih item yang sisa opsinya paling sedikit. Salah satu opsi itu pasti ada di dalam solusi, jadi hanya itulah yang perlu dicoba di sini. Begitu sebuah opsi diletakkan, semua opsi lain yang bertabrakan dengannya dibuang. Begitu ada item yang kehabisan opsi, baik keping maupun petak, pencarian langsung mundur.',
  },
  'watch-covered': {
    en: 'The same board by Algorithm X. Before each step, find the piece or cell with the fewest options yourself. Read the reasons at the three dead ends.',
    id: 'Papan yang sama dengan Algoritme X. Sebelum tiap langkah, carilah sendiri keping atau petak yang opsinya paling sedikit. Baca alasan di ketiga jalan buntu.',
  },
  'seen-early': (p: { laid: number; calls: number }) => ({
    en: `${en(p.laid)} placements instead of ${en(p.calls)} iterations. At nodes 2 and 3 no option is left for piece Z, at node 5 none for a cell of the last row. Each dead end is seen before another piece is laid, which is exactly what brute force missed at its node 3.`,
    id: `${id(p.laid)} penempatan, bukan ${id(p.calls)} iterasi. Di simpul 2 dan 3 tidak ada lagi opsi untuk keping Z, di simpul 5 tidak ada lagi opsi untuk sebuah petak di baris terakhir. Setiap jalan buntu terlihat sebelum keping berikutnya diletakkan, persis hal yang luput dari brute force di simpul 3 tadi.`,
  }),
  dancing: {
    en: 'Dancing links are what makes this fast, not what makes it clever. Each item has a doubly linked list of its options. To take an option out of a list, its two neighbours there are linked to each other. The option keeps its own links, so the same steps in reverse order put it back, without copying anything (Hitotumatu and Noshita, 1979; Knuth, 2000).',
    id: 'Dancing links membuat cara ini cepat, bukan membuatnya cerdik. Setiap item punya senarai berantai ganda yang berisi opsi-opsinya. Untuk mengeluarkan sebuah opsi dari senarai, kedua tetangganya di situ saling ditautkan. Opsi itu sendiri tetap menyimpan tautannya, sehingga langkah yang sama dalam urutan terbalik memasangnya kembali tanpa menyalin apa pun (Hitotumatu dan Noshita, 1979; Knuth, 2000).',
  },
  'count-seven': {
    en: 'Seven pieces on 5 × 5: the first case of both reports. One solution is enough. How many placements will Algorithm X need? Guess, then run.',
    id: 'Tujuh keping di papan 5 × 5: kasus pertama kedua laporan. Satu solusi saja cukup. Berapa penempatan yang diperlukan Algoritme X? Tebak dulu, lalu jalankan.',
  },
  'heading-luck': { en: 'Do not be fooled by luck', id: 'Jangan terkecoh oleh keberuntungan' },
  luck: (p: { solutions: number }) => ({
    en: `That table measures luck as well. The board has ${en(p.solutions)} solutions, and a search that stops at the first one depends on the order in which it tries things. Report A’s figure comes from the order in which Java’s HashSet hands out the orientations of a piece.`,
    id: `Tabel itu juga mengukur keberuntungan. Papan ini punya ${id(p.solutions)} solusi, dan pencarian yang berhenti di solusi pertama bergantung pada urutan hal yang dicobanya. Angka laporan A berasal dari urutan HashSet di Java menyerahkan orientasi sebuah keping.`,
  }),
  'count-orders': {
    en: 'The same strategy on the same board, with the orientations of each piece tried in two different orders. Which order wins, and by how much?',
    id: 'Strategi yang sama di papan yang sama, tetapi orientasi tiap keping dicoba dalam dua urutan yang berbeda. Urutan mana yang menang, dan seberapa jauh?',
  },
  'compare-all': (p: { report: number; plain: number; times: number; easy: number; calls: number }) => ({
    en: `${en(p.report)} against ${en(p.plain)} iterations: a factor of ${en(p.times)}, and the algorithm is the same. So compare strategies when they search for all solutions, or on boards that have none: then it does not matter in which order the orientations are tried. On an easy board there is little to gain. Report B’s fifth case has ${en(p.easy)} solutions, and plain brute force runs into one after ${en(p.calls)} iterations.`,
    id: `${id(p.report)} berbanding ${id(p.plain)} iterasi: ${id(p.times)} kali lipat, padahal algoritmenya sama. Karena itu, bandingkan strategi saat mencari semua solusi, atau pada papan yang tidak punya solusi: di situ urutan orientasi tidak berpengaruh. Pada papan yang mudah, hampir tidak ada yang bisa dihemat. Kasus kelima laporan B punya ${id(p.easy)} solusi, dan brute force biasa sudah menemukan satu setelah ${id(p.calls)} iterasi.`,
  }),
  'heading-regions': { en: 'A hole that nothing fits', id: 'Lubang yang tidak dapat diisi' },
  'merge-regions': {
    en: 'A third way on a diamond of five pieces: always fill the lowest free cell. A is this search as it stands. B also looks at each free region and asks whether some of the remaining pieces add up to exactly its size. Lay them over each other: where does B stop, and what does A do there?',
    id: 'Cara ketiga pada papan belah ketupat dengan lima keping: petak kosong terendah selalu diisi lebih dulu. A adalah pencarian itu apa adanya. B juga memeriksa setiap daerah kosong: adakah beberapa keping tersisa yang jumlah petaknya tepat sama dengan ukurannya? Tumpangkan keduanya: di mana B berhenti, dan apa yang dilakukan A di sana?',
  },
  regions: (p: { without: number; with: number }) => ({
    en: `${en(p.without)} positions without the rule, ${en(p.with)} with it. The rule never changes what is found: it only cuts branches that A would leave empty-handed later. That is what makes a pruning rule safe. And it is not free, because every position is looked at once more. Whether that pays is a question for Compare.`,
    id: `${id(p.without)} posisi tanpa aturan itu, ${id(p.with)} dengan aturan itu. Aturan ini tidak pernah mengubah hasil: yang dipangkas hanyalah cabang yang kelak ditinggalkan A dengan tangan kosong. Itulah syarat aturan pemangkasan yang aman. Namun aturan ini tidak gratis, karena setiap posisi diperiksa sekali lagi. Sepadan atau tidak, tanyakan kepada mode Bandingkan.`,
  }),
  'heading-again': { en: 'The same remainder, again and again', id: 'Sisa yang sama, berulang kali' },
  'watch-graph': {
    en: 'How many ways are there to cover a 3 × 4 board with six dominoes? Step on until a node joins an earlier one, and compare the two boards.',
    id: 'Ada berapa cara menutup papan 3 × 4 dengan enam domino? Maju terus sampai ada simpul yang bergabung dengan simpul sebelumnya, lalu bandingkan kedua papannya.',
  },
  graph: (p: { solutions: number; positions: number; laid: number }) => ({
    en: `Where two nodes have the same cells covered and the same pieces left, they can be finished in the same ways. So count those ways once and remember the number: dynamic programming (Bellman, 1957). The tree becomes a graph, and ${en(p.positions)} positions suffice to count the ${en(p.solutions)} solutions. Algorithm X, which forgets, lays ${en(p.laid)} dominoes for the same answer.`,
    id: `Bila dua simpul menutup petak yang sama dan menyisakan keping yang sama, keduanya dapat diselesaikan dengan cara yang sama pula. Jadi hitunglah banyaknya cara itu sekali saja, lalu ingat: pemrograman dinamis (Bellman, 1957). Pohon menjadi graf, dan ${id(p.positions)} posisi sudah cukup untuk menghitung ${id(p.solutions)} solusi. Algoritme X, yang tidak mengingat apa pun, meletakkan ${id(p.laid)} domino untuk jawaban yang sama.`,
  }),
  'count-graph': (p: { solutions: number }) => ({
    en: `The seven pieces once more: first all ${en(p.solutions)} solutions, then only one. Which strategy wins which race?`,
    id: `Sekali lagi tujuh keping tadi: mula-mula semua ${id(p.solutions)} solusi, kemudian satu saja. Strategi mana yang menang di lomba yang mana?`,
  }),
  'graph-waste': (p: { positions: number; laid: number }) => ({
    en: `The graph wins by far when everything is counted. For a single solution it is a waste: it visits ${en(p.positions)} positions where Algorithm X lays ${en(p.laid)} pieces, and it keeps every position in memory. Which strategy is best depends on the question. That is why the default of this puzzle, the bitboard strategy, looks at the goal before it chooses its method.`,
    id: `Graf menang telak bila semuanya dihitung. Untuk satu solusi saja, graf itu pemborosan: ${id(p.positions)} posisi dikunjungi, padahal Algoritme X cukup meletakkan ${id(p.laid)} keping, dan setiap posisi harus disimpan di memori. Strategi terbaik bergantung pada pertanyaannya. Karena itulah strategi bawaan teka-teki ini, papan bit, melihat apa yang dicari sebelum memilih caranya.`,
  }),
  exercise: {
    en: 'Your turn: be Algorithm X on report A’s diamond-shaped board.',
    id: 'Giliranmu: jadilah Algoritme X di papan berbentuk belah ketupat dari laporan A.',
  },
  'heading-try': { en: 'Try it yourself', id: 'Coba sendiri' },
  try: (p: { before: number; after: number }) => ({
    en: `Open the first search of this page in the room, choose Solve, and move the single cell C to the end of the text. Report A’s strategy then takes ${en(p.after)} iterations instead of ${en(p.before)}. Why does it pay to lay the pieces with the fewest places early, and what has that in common with Algorithm X?`,
    id: `Buka pencarian pertama halaman ini di ruangnya, pilih Pecahkan, dan pindahkan petak tunggal C ke akhir teks. Strategi laporan A kini memerlukan ${id(p.after)} iterasi, bukan ${id(p.before)}. Mengapa keping yang tempatnya paling sedikit sebaiknya diletakkan lebih awal, dan apa persamaannya dengan Algoritme X?`,
  }),
} as const;

export const text = texter(texts);
