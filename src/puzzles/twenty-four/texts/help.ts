/** What the 24 game tells about itself, its strategies, its hints and its grades. */
import { amount, numberFormat } from '../../../contract/index.ts';

const english = numberFormat('en');
const indonesian = numberFormat('id');

export const helpTexts = {
  name: { en: '24 game', id: 'Permainan 24' },
  summary: {
    en: 'Four cards, + − × ÷ and parentheses: make 24. Or any numbers and any target.',
    id: 'Empat kartu, + − × ÷, dan tanda kurung: buatlah 24. Atau bilangan dan target apa saja.',
  },
  'help-instance': {
    en: 'Four cards from A, 2 to 10, J, Q, K: 4 J 10 9. Or two to eight numbers and a target: 25 50 75 100 3 6 -> 952, followed by the word countdown for the Countdown rules. With ? for any card, number or target it stands for many hands: ? ? ? ? is every hand, ? ? ? ? ? ? -> ? countdown every round of Countdown.',
    id: 'Empat kartu dari A, 2 sampai 10, J, Q, K: 4 J 10 9. Atau dua sampai delapan bilangan dan target: 25 50 75 100 3 6 -> 952, diikuti kata countdown untuk aturan Countdown. Dengan ? untuk kartu, bilangan, atau target apa saja, tulisan itu mewakili banyak soal: ? ? ? ? untuk semua kartu, ? ? ? ? ? ? -> ? countdown untuk semua babak Countdown.',
  },
  'help-solution': {
    en: 'An expression such as (7 - 8 + 5) * 6; ×, ÷ and card letters also work. For a pattern with ?, a hand and its expression: 3 3 8 8: 8 / (3 - 8 / 3).',
    id: 'Ekspresi seperti (7 - 8 + 5) * 6; ×, ÷, dan huruf kartu juga boleh. Untuk pola dengan ?, kartu lalu ekspresinya: 3 3 8 8: 8 / (3 - 8 / 3).',
  },
  number: (p: { n: number }) => ({ en: english.format(p.n), id: indonesian.format(p.n) }),
  yes: { en: 'yes', id: 'ya' },
  no: { en: 'no', id: 'tidak' },

  'every-expression-name': { en: 'Report: every expression, brute force', id: 'Laporan: setiap ekspresi, brute force' },
  'every-expression-summary': {
    en: 'Tries every order, every operator and every way to place parentheses, and writes each solution as the report does.',
    id: 'Mencoba semua urutan, semua operator, dan semua cara menempatkan tanda kurung, lalu menuliskan tiap solusi seperti di laporan.',
  },
  'every-expression-source': {
    en: 'A university report on solving the 24 game by brute force (C++)',
    id: 'Laporan kuliah tentang pemecahan permainan 24 dengan brute force (C++)',
  },
  'distinct-source': {
    en: 'D2 is our own definition; D1 follows OEIS A140606',
    id: 'D2 adalah definisi kami; D1 menurut OEIS A140606',
  },
  'subset-table-source': {
    en: 'Dynamic programming over subsets, well known from the Countdown numbers game',
    id: 'Pemrograman dinamis atas himpunan bagian, dikenal dari permainan angka Countdown',
  },
  'every-expression-node': { en: 'one expression evaluated', id: 'satu ekspresi yang dievaluasi' },
  expressions: amount('expression', 'expressions', 'ekspresi'),
  combinations: amount('combination', 'combinations', 'kombinasi'),
  'distinct-name': { en: 'Every different solution', id: 'Setiap solusi yang berbeda' },
  'distinct-summary': {
    en: 'Tries every expression, but shows essentially equal solutions only once: order, grouping and × 1 make no difference.',
    id: 'Mencoba semua ekspresi, tetapi solusi yang pada dasarnya sama hanya ditampilkan sekali: urutan, pengelompokan, dan × 1 tidak dibedakan.',
  },
  'merge-summary': { en: 'What counts as the same solution', id: 'Apa yang dianggap solusi yang sama' },
  'merge-d2': { en: 'essentially the same (D2)', id: 'pada dasarnya sama (D2)' },
  'merge-d1': { en: 'the same except for order and grouping (D1)', id: 'sama kecuali urutan dan pengelompokan (D1)' },
  'merge-none': { en: 'nothing: list every expression', id: 'tidak ada: tampilkan semua ekspresi' },
  'subset-table-name': { en: 'Table of subsets (also Countdown)', id: 'Tabel himpunan bagian (juga Countdown)' },
  'subset-table-summary': {
    en: 'Tabulates the values that each subset of up to four numbers can make; for five to eight numbers, it searches backwards from the target.',
    id: 'Mencatat nilai yang bisa dibuat tiap himpunan bagian sampai empat bilangan dalam tabel; untuk lima sampai delapan bilangan, mencari mundur dari target.',
  },
  'subset-table-node': {
    en: 'two values combined, or one value split off from a target',
    id: 'dua nilai yang digabungkan, atau satu nilai yang dipisahkan dari target',
  },
  'countdown-summary': {
    en: 'Countdown rules: every step gives a positive whole number, numbers may be left over, and the nearest result counts if the target cannot be made',
    id: 'Aturan Countdown: setiap langkah menghasilkan bilangan bulat positif, bilangan boleh bersisa, dan hasil terdekat berlaku bila target tidak bisa dibuat',
  },
  'needs-subset-table': {
    en: 'This strategy uses every number; choose subset-table for the Countdown rules.',
    id: 'Strategi ini memakai semua bilangan; untuk aturan Countdown pilih subset-table.',
  },
  'too-many-for-distinct': (p: { most: number }) => ({
    en: `This strategy takes at most ${p.most} numbers; choose subset-table for more.`,
    id: `Strategi ini menerima paling banyak ${p.most} bilangan; untuk lebih banyak pilih subset-table.`,
  }),

  'census-name': { en: 'Census: every hand of a pattern', id: 'Sensus: setiap soal dari sebuah pola' },
  'census-summary': {
    en: 'Asks every hand that a pattern with ? stands for whether it can be solved, and tells one solution of each that can: of up to four cards or numbers the easiest.',
    id: 'Memeriksa setiap soal yang diwakili pola dengan ?, dan menunjukkan satu solusi dari tiap soal yang bisa dipecahkan: untuk sampai empat kartu atau bilangan, yang termudah.',
  },
  'census-node': { en: 'one hand with one target', id: 'satu soal dengan satu target' },
  'census-source': {
    en: 'Our own, made of the searches of the other strategies',
    id: 'Buatan kami, disusun dari pencarian strategi lain',
  },
  'census-unwatchable': {
    en: 'This strategy asks one hand after the other, so there is no search to watch; each hand can be watched by itself.',
    id: 'Strategi ini memeriksa soal satu per satu, jadi tidak ada pencarian untuk ditonton; tiap soal dapat ditonton sendiri.',
  },
  'needs-census': {
    en: 'A pattern with ? stands for many hands; only the strategy census takes it.',
    id: 'Pola dengan ? mewakili banyak soal; hanya strategi census yang menerimanya.',
  },
  'needs-pattern': {
    en: 'This strategy takes a pattern with ?, such as ? ? ? ?; choose another one for a single hand.',
    id: 'Strategi ini menerima pola dengan ?, misalnya ? ? ? ?; untuk satu soal pilih strategi lain.',
  },
  'census-without-best': {
    en: 'The hands of a pattern have no best solution together; choose the goal all, count or first.',
    id: 'Soal-soal dari sebuah pola tidak punya satu solusi terbaik; pilih tujuan all, count, atau first.',
  },
  hands: amount('hand', 'hands', 'soal'),
  'pattern-verdict': (p: { hands: string }) => ({
    en: `This pattern stands for ${p.hands}; solve it to see which of them can be solved.`,
    id: `Pola ini mewakili ${p.hands}; pecahkan untuk melihat mana yang ada solusinya.`,
  }),
  'hint-pattern': {
    en: 'A pattern with ? stands for many hands; solve it to see which of them can be solved.',
    id: 'Pola dengan ? mewakili banyak soal; pecahkan untuk melihat mana yang ada solusinya.',
  },
  'label-sets': { en: 'Sets of numbers', id: 'Himpunan bilangan' },
  'label-unknown': { en: 'Numbers that ? may be', id: 'Bilangan untuk ?' },
  'label-targets': { en: 'Targets', id: 'Target' },
  tiles: {
    en: 'the tiles that are left of two each of 1 to 10, and one each of 25, 50, 75 and 100',
    id: 'keping yang tersisa dari dua keping tiap bilangan 1 sampai 10, dan satu keping 25, 50, 75, dan 100',
  },
  'from-to': (p: { n: number; last: number }) => ({ en: `${p.n} to ${p.last}`, id: `${p.n} sampai ${p.last}` }),

  'offer-solvable': { en: 'Can it be done?', id: 'Apakah bisa?' },
  'offer-last': { en: 'The last operation', id: 'Operasi terakhir' },
  'offer-first': { en: 'The first pair', id: 'Pasangan pertama' },
  'offer-all': { en: 'The whole expression', id: 'Seluruh ekspresi' },
  'hint-solvable': (p: { target: number }) => ({
    en: `Yes, ${p.target} can be made.`,
    id: `Ya, ${p.target} bisa dibuat.`,
  }),
  'hint-unsolvable': (p: { target: number }) => ({
    en: `No, ${p.target} cannot be made: every way has been tried.`,
    id: `Tidak, ${p.target} tidak bisa dibuat: semua cara sudah dicoba.`,
  }),
  'hint-there': (p: { target: number }) => ({
    en: `You already have ${p.target}.`,
    id: `${p.target} sudah tercapai.`,
  }),
  'hint-last': (p: { step: string }) => ({ en: `The last step is ${p.step}.`, id: `Langkah terakhirnya ${p.step}.` }),
  'hint-first': (p: { step: string }) => ({ en: `Begin with ${p.step}.`, id: `Mulailah dengan ${p.step}.` }),
  'hint-all': (p: { expression: string }) => ({ en: p.expression, id: p.expression }),

  'label-d2': { en: 'Essentially different solutions', id: 'Solusi yang pada dasarnya berbeda' },
  'label-d1': { en: 'If × 1 and ÷ 1 count as different', id: 'Bila × 1 dan ÷ 1 dibedakan' },
  'label-all': { en: 'All expressions', id: 'Semua ekspresi' },
  'label-fraction': { en: 'Every solution needs a fraction', id: 'Semua solusi perlu pecahan' },
  'label-grade': { en: 'Difficulty', id: 'Tingkat kesulitan' },
  'label-because': { en: 'Reason', id: 'Alasan' },
  'label-counts': { en: 'Number of solutions', id: 'Banyaknya solusi' },
  'label-reach': { en: 'Targets from 101 to 999 within reach', id: 'Target 101 sampai 999 yang terjangkau' },
  reach: (p: { reached: number; of: number }) => ({
    en: `${p.reached} of ${p.of}`,
    id: `${p.reached} dari ${p.of}`,
  }),
  'too-many-to-count': (p: { most: number }) => ({
    en: `not counted for more than ${p.most} numbers`,
    id: `tidak dihitung untuk lebih dari ${p.most} bilangan`,
  }),
  grade: (p: { level: string; points: number }) => ({
    en: `${p.level} (${p.points} points)`,
    id: `${p.level} (${p.points} poin)`,
  }),
  'level-beginner': { en: 'beginner', id: 'pemula' },
  'level-easy': { en: 'easy', id: 'mudah' },
  'level-medium': { en: 'medium', id: 'sedang' },
  'level-hard': { en: 'hard', id: 'sulit' },
  'level-expert': { en: 'expert', id: 'ahli' },
  'because-fraction': {
    en: 'even the easiest solution goes through a fraction',
    id: 'solusi termudah pun melewati pecahan',
  },
  'because-large': {
    en: 'the easiest solution goes through a number far above the target',
    id: 'solusi termudah melewati bilangan jauh di atas target',
  },
  'because-division': { en: 'the easiest solution uses division', id: 'solusi termudah memakai pembagian' },
  'because-single': { en: 'there is only one solution', id: 'hanya ada satu solusi' },
  'because-many': { en: 'there are many solutions', id: 'ada banyak solusi' },
  'because-plain': {
    en: 'small steps with whole numbers are enough',
    id: 'cukup dengan langkah kecil dan bilangan bulat',
  },
  'solvable-summary': { en: 'Deal only hands that can be solved', id: 'Hanya bagikan kartu yang ada solusinya' },

  'scene-hand': (p: { cards: string; target: number | string }) => ({
    en: `${p.cards}, make ${p.target}`,
    id: `${p.cards}, buat ${p.target}`,
  }),
  'scene-start': (p: { expression: string }) => ({
    en: `The numbers of ${p.expression}`,
    id: `Bilangan dari ${p.expression}`,
  }),
  'scene-step': (p: { step: number; of: number; part: string; value: string; expression: string }) => ({
    en: `Step ${p.step} of ${p.of} of ${p.expression}: ${p.part} is ${p.value}`,
    id: `Langkah ${p.step} dari ${p.of} untuk ${p.expression}: ${p.part} sama dengan ${p.value}`,
  }),

  'example-first': { en: 'The report’s first hand', id: 'Kartu pertama di laporan' },
  'example-sixes': { en: 'Four sixes', id: 'Empat kartu enam' },
  'example-row': { en: 'Four in a row', id: 'Empat berurutan' },
  'example-kings': { en: 'Two kings', id: 'Dua kartu raja' },
  'example-none': { en: 'No solution', id: 'Tanpa solusi' },
  'example-fraction': { en: 'A fraction is needed', id: 'Perlu pecahan' },
  'example-most': { en: 'The most solutions', id: 'Solusi terbanyak' },
  'example-five': { en: 'Five numbers make 100', id: 'Lima bilangan menjadi 100' },
  'example-countdown': { en: 'Countdown’s famous 952', id: 'Angka 952 yang terkenal di Countdown' },
  'example-nearest': { en: 'Out of reach: nearest result', id: 'Tak terjangkau: hasil terdekat' },
  'example-census': { en: 'Census: every hand of four cards', id: 'Sensus: semua kartu yang mungkin' },
  'example-targets': { en: 'Countdown: every target of one set', id: 'Countdown: semua target dari satu himpunan' },
  'example-fours': { en: 'Four fours', id: 'Empat angka empat' },
  'example-eight': { en: 'Eight numbers make 2026', id: 'Delapan bilangan menjadi 2026' },
} as const;
