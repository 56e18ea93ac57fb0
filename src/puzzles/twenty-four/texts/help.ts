/** What the 24 game tells about itself, its strategies, its hints and its grades. */
import { amount } from '../../../contract/index.ts';

const english = new Intl.NumberFormat('en');
const indonesian = new Intl.NumberFormat('id');

export const helpTexts = {
  name: { en: '24 game', id: 'Permainan 24' },
  summary: {
    en: 'Four cards, + − × ÷ and parentheses: make 24. Or any numbers and any target.',
    id: 'Empat kartu, + − × ÷ dan tanda kurung: buatlah 24. Atau bilangan dan target apa saja.',
  },
  'help-instance': {
    en: 'Four cards of A, 2 to 10, J, Q, K: 4 J 10 9. Or two to eight numbers and a target: 25 50 75 100 3 6 -> 952, with the word countdown behind it for the Countdown rules.',
    id: 'Empat kartu dari A, 2 sampai 10, J, Q, K: 4 J 10 9. Atau dua sampai delapan bilangan dan target: 25 50 75 100 3 6 -> 952, ditambah kata countdown untuk aturan Countdown.',
  },
  'help-solution': {
    en: 'An expression such as (7 - 8 + 5) * 6; × and ÷ and card letters are welcome.',
    id: 'Ekspresi seperti (7 - 8 + 5) * 6; × dan ÷ serta huruf kartu juga boleh.',
  },
  number: (p: { n: number }) => ({ en: english.format(p.n), id: indonesian.format(p.n) }),
  yes: { en: 'yes', id: 'ya' },
  no: { en: 'no', id: 'tidak' },

  'every-expression-summary': {
    en: 'Tries every order, every operator and every way to set parentheses, and tells each hit as the report did.',
    id: 'Mencoba semua urutan, semua operator dan semua cara memasang kurung, lalu menuliskan tiap hasil seperti di laporan.',
  },
  'every-expression-source': {
    en: 'A university report on the 24 game by brute force (C++)',
    id: 'Laporan kuliah tentang permainan 24 dengan brute force (C++)',
  },
  'distinct-source': {
    en: 'Our definition D2; D1 is the sense of OEIS A140606',
    id: 'Definisi kami D2; D1 menurut OEIS A140606',
  },
  'subset-table-source': {
    en: 'Dynamic programming over subsets, well known from the Countdown numbers game',
    id: 'Pemrograman dinamis atas himpunan bagian, dikenal dari permainan angka Countdown',
  },
  'every-expression-node': { en: 'one expression evaluated', id: 'satu ekspresi yang dihitung' },
  expressions: amount('expression', 'expressions', 'ekspresi'),
  combinations: amount('combination', 'combinations', 'kombinasi'),
  'distinct-summary': {
    en: 'Tries every expression, but shows solutions that are essentially the same once: order, regrouping and a ×1 make no difference.',
    id: 'Mencoba semua ekspresi, tetapi solusi yang pada dasarnya sama hanya ditampilkan sekali: urutan, pengelompokan dan ×1 tidak dibedakan.',
  },
  'merge-summary': { en: 'What counts as the same solution', id: 'Apa yang dianggap solusi yang sama' },
  'merge-d2': { en: 'essentially the same (D2)', id: 'pada dasarnya sama (D2)' },
  'merge-d1': { en: 'the same but for order and grouping (D1)', id: 'sama kecuali urutan dan pengelompokan (D1)' },
  'merge-none': { en: 'nothing: list every expression', id: 'tidak ada: tampilkan semua ekspresi' },
  'subset-table-summary': {
    en: 'Tables of what every subset of up to four numbers can make, and a search from the target backwards beyond; up to eight numbers.',
    id: 'Tabel nilai yang bisa dibuat tiap himpunan bagian sampai empat bilangan, lalu pencarian mundur dari target; sampai delapan bilangan.',
  },
  'subset-table-node': {
    en: 'two values put together, or one value taken away from a goal',
    id: 'dua nilai yang digabungkan, atau satu nilai yang diambil dari tujuan',
  },
  'countdown-summary': {
    en: 'Countdown rules: positive whole numbers on the way, numbers may be left over, the nearest if none is exact',
    id: 'Aturan Countdown: setiap langkah bilangan bulat positif, bilangan boleh bersisa, yang terdekat bila tidak ada yang tepat',
  },
  'needs-subset-table': {
    en: 'This strategy uses every number; for the Countdown rules choose subset-table.',
    id: 'Strategi ini memakai semua bilangan; untuk aturan Countdown pilih subset-table.',
  },
  'too-many-for-distinct': (p: { most: number }) => ({
    en: `This strategy takes at most ${p.most} numbers; for more choose subset-table.`,
    id: `Strategi ini menerima paling banyak ${p.most} bilangan; untuk lebih banyak pilih subset-table.`,
  }),

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
    en: `${p.target} is already there.`,
    id: `${p.target} sudah ada.`,
  }),
  'hint-last': (p: { step: string }) => ({ en: `The last step is ${p.step}.`, id: `Langkah terakhirnya ${p.step}.` }),
  'hint-first': (p: { step: string }) => ({ en: `Begin with ${p.step}.`, id: `Mulailah dengan ${p.step}.` }),
  'hint-all': (p: { expression: string }) => ({ en: p.expression, id: p.expression }),

  'label-d2': { en: 'Essentially different solutions', id: 'Solusi yang benar-benar berbeda' },
  'label-d1': { en: 'Counting ×1 and ÷1 apart', id: 'Bila ×1 dan ÷1 dibedakan' },
  'label-all': { en: 'All expressions', id: 'Semua ekspresi' },
  'label-fraction': { en: 'Every solution needs a fraction', id: 'Semua solusi perlu pecahan' },
  'label-grade': { en: 'Difficulty', id: 'Tingkat kesulitan' },
  'label-because': { en: 'Because', id: 'Sebab' },
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
  'because-division': { en: 'the easiest solution divides', id: 'solusi termudah memakai pembagian' },
  'because-single': { en: 'there is only one way', id: 'hanya ada satu cara' },
  'because-many': { en: 'there are many ways', id: 'ada banyak cara' },
  'because-plain': { en: 'whole numbers and small steps lead there', id: 'cukup bilangan bulat dan langkah kecil' },
  'solvable-summary': { en: 'Deal only hands that can be solved', id: 'Bagikan hanya kartu yang bisa diselesaikan' },

  'scene-hand': (p: { cards: string; target: number }) => ({
    en: `${p.cards}, make ${p.target}`,
    id: `${p.cards}, buat ${p.target}`,
  }),
  'scene-start': (p: { expression: string }) => ({
    en: `The numbers of ${p.expression}`,
    id: `Bilangan dari ${p.expression}`,
  }),
  'scene-step': (p: { step: number; of: number; part: string; value: string; expression: string }) => ({
    en: `Step ${p.step} of ${p.of} of ${p.expression}: ${p.part} is ${p.value}`,
    id: `Langkah ${p.step} dari ${p.of} untuk ${p.expression}: ${p.part} adalah ${p.value}`,
  }),

  'example-first': { en: 'The report’s first hand', id: 'Kartu pertama di laporan' },
  'example-sixes': { en: 'Four sixes', id: 'Empat kartu enam' },
  'example-row': { en: 'Four in a row', id: 'Empat berurutan' },
  'example-kings': { en: 'Two kings', id: 'Dua raja' },
  'example-none': { en: 'No solution', id: 'Tanpa solusi' },
  'example-fraction': { en: 'A fraction is needed', id: 'Perlu pecahan' },
  'example-most': { en: 'The most solutions', id: 'Solusi terbanyak' },
  'example-five': { en: 'Five numbers make 100', id: 'Lima bilangan menjadi 100' },
  'example-countdown': { en: 'Countdown’s famous 952', id: 'Angka 952 yang terkenal di Countdown' },
  'example-nearest': { en: 'Out of reach: the nearest', id: 'Tak terjangkau: yang terdekat' },
  'example-eight': { en: 'Eight numbers make 2026', id: 'Delapan bilangan menjadi 2026' },
} as const;
