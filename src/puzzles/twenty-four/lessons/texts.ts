/** The words of the lesson; every number comes as a parameter. */
import { texter } from '../../../contract/index.ts';

const en = new Intl.NumberFormat('en').format;
const id = new Intl.NumberFormat('id').format;

export const texts = {
  'lesson-title': { en: 'Subsets: make each value once', id: 'Himpunan bagian: setiap nilai dibuat sekali saja' },
  'lesson-summary': {
    en: 'You will know how a table over subsets replaces millions of expressions in the 24 game, and what it cannot tell.',
    id: 'Kamu akan tahu bagaimana tabel himpunan bagian menggantikan jutaan ekspresi dalam permainan 24, dan apa yang tidak dapat dijawabnya.',
  },
  'watch-every': {
    en: 'Three numbers, 2 3 4, are to make 24. Use the button “Solution” to jump from solution to solution. How many of them are really different?',
    id: 'Tiga bilangan, 2 3 4, harus menghasilkan 24. Pakai tombol “Solusi” untuk melompat dari solusi ke solusi. Berapa yang sungguh-sungguh berbeda?',
  },
  every: (p: { orders: number; operators: number; shapes: number; expressions: number; solutions: number }) => ({
    en: `This is the enumeration of the report on the 24 game: ${p.orders} orders of the numbers × ${p.operators} choices of operators × ${p.shapes} ways to set parentheses = ${en(p.expressions)} expressions. It finds ${p.solutions} solutions, and all of them are 2 × 3 × 4. The search computes 2 × 3 and 3 × 2 again in many places, because it asks for expressions, although only values matter.`,
    id: `Inilah enumerasi dalam laporan tentang permainan 24: ${p.orders} urutan bilangan × ${p.operators} pilihan operator × ${p.shapes} cara memasang tanda kurung = ${id(p.expressions)} ekspresi. Ditemukan ${p.solutions} solusi, dan semuanya 2 × 3 × 4. Pencarian ini menghitung 2 × 3 dan 3 × 2 lagi di banyak tempat, sebab yang ditanyakannya adalah ekspresi, padahal yang penting hanya nilainya.`,
  }),
  'watch-subsets': {
    en: 'The same with a table over subsets. In the first tree, look for nodes that join another one: a value that the subset already has. Then press “Iteration”: the second tree goes backwards from 24.',
    id: 'Hal yang sama dengan tabel himpunan bagian. Di pohon pertama, carilah simpul yang bergabung dengan simpul lain: nilai yang sudah dimiliki himpunan bagian itu. Lalu tekan “Iterasi”: pohon kedua berjalan mundur dari 24.',
  },
  subsets: (p: { pair: number; nodes: number; expressions: number }) => ({
    en: `Of a subset, one thing matters: which values it can make. The pair 2 and 3 makes ${p.pair} values, in whatever order you write them (3 − 2 stands for 2 − 3 as well). Keep each value once, and build larger subsets from the tables of smaller ones: dynamic programming again. Then look up from the end: with 4 and a product, the other two numbers would have to make 6; do they? ${en(p.nodes)} nodes (two values combined, or one split off) instead of ${en(p.expressions)} expressions.`,
    id: `Dari sebuah himpunan bagian, hanya satu hal yang penting: nilai apa saja yang dapat dibuatnya. Pasangan 2 dan 3 menghasilkan ${p.pair} nilai, bagaimanapun urutan penulisannya (3 − 2 mewakili 2 − 3 juga). Simpan setiap nilai sekali saja, dan bangun himpunan yang lebih besar dari tabel yang lebih kecil: lagi-lagi pemrograman dinamis. Kemudian carilah dari belakang: dengan 4 dan perkalian, dua bilangan lainnya harus menghasilkan 6; bisakah? ${id(p.nodes)} simpul (dua nilai digabung, atau satu nilai dipisahkan), bukan ${id(p.expressions)} ekspresi.`,
  }),
  'count-growth': {
    en: 'Four numbers, then five, then six. Guess how the gap between the two strategies grows, then run. The last pair takes the longest; which row surprises you most?',
    id: 'Empat bilangan, lalu lima, lalu enam. Tebak bagaimana jarak antara kedua strategi melebar, lalu jalankan. Pasangan terakhir paling lama; baris mana yang paling mengejutkanmu?',
  },
  growth: (p: { four: number; five: number; six: number }) => ({
    en: `About ${en(p.four)}, ${en(p.five)} and ${en(p.six)} times less. The number of expressions is the product of orders, operators and parentheses. The number of values grows far more slowly, because many expressions have the same value.`,
    id: `Kira-kira ${id(p.four)}, ${id(p.five)}, dan ${id(p.six)} kali lebih sedikit. Banyaknya ekspresi tumbuh bersama urutan, operator, dan tanda kurung, yang semuanya dikalikan. Banyaknya nilai tumbuh jauh lebih lambat, sebab banyak ekspresi menghasilkan nilai yang sama.`,
  }),
  'heading-limits': { en: 'Where it does not help', id: 'Di mana cara ini tidak menolong' },
  limits: (p: { spellings: number; classes: number }) => ({
    en: `Run the searches above again, now that all code is loaded, and compare the times of the first two rows: they differ far less than the nodes, or the enumeration is even faster. A node of the enumeration is a single operation in a tight loop, and a node of the table costs much more. A count of nodes compares ideas, not clocks. And a table of values forgets spellings: for 7 8 5 6 it knows ${p.classes} essentially different solutions. Only the enumeration gives the report’s full list of ${p.spellings}.`,
    id: `Jalankan tabel itu sekali lagi, setelah semua kode termuat, lalu bandingkan waktu di dua baris pertama: bedanya jauh lebih kecil daripada beda simpulnya, atau bahkan terbalik. Satu simpul enumerasi hanyalah satu operasi di dalam loop yang singkat, sedangkan satu simpul tabel jauh lebih mahal. Banyaknya simpul membandingkan gagasan, bukan waktu. Lagi pula, tabel nilai melupakan cara penulisan: untuk 7 8 5 6 tabel itu mengenal ${p.classes} solusi yang pada hakikatnya berbeda. Daftar lengkap ${p.spellings} solusi seperti dalam laporan hanya dapat diperoleh dengan enumerasi.`,
  }),
  'heading-idea': { en: 'One idea, three times', id: 'Satu gagasan, tiga kali' },
  idea: {
    en: 'A crossing letter is known, so do not permute it. A letter is impossible, so do not try its words. A value is known, so do not make it again. Each time, a result that is already there replaces work. Before you speed up a search, ask what it already knows.',
    id: 'Huruf persilangan sudah diketahui, jadi jangan dipermutasikan. Sebuah huruf mustahil, jadi jangan coba kata-katanya. Sebuah nilai sudah ada, jadi jangan dibuat lagi. Setiap kali, hasil yang sudah ada menggantikan kerja. Sebelum mempercepat sebuah pencarian, tanyakan dulu apa yang sudah diketahuinya.',
  },
  try: {
    en: 'Try it yourself: open the second search of this part in the room and enter 3 3 8 8. Find the only solution in the tree. Which values on the way to it are not whole numbers?',
    id: 'Coba sendiri: buka pencarian kedua bagian ini di ruangnya dan masukkan 3 3 8 8. Temukan satu-satunya solusi di pohonnya. Nilai antara mana saja yang bukan bilangan bulat?',
  },
} as const;

export const text = texter(texts);
