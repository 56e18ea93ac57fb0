/** What the fields of requests and answers are. */
export const schemaTexts = {
  'about-budget': {
    en: 'What the search may spend; the limits of the server count too.',
    id: 'Batas pencarian; batas server juga berlaku.',
  },
  'about-budget-solutions': { en: 'How many solutions are enough.', id: 'Berapa solusi yang cukup.' },
  'about-budget-milliseconds': { en: 'The time for the search.', id: 'Waktu untuk pencarian.' },
  'about-budget-nodes': { en: 'How many nodes may be searched.', id: 'Berapa simpul yang boleh diperiksa.' },
  'about-strategies': {
    en: 'Which strategies, in this order; all of them where this is left out.',
    id: 'Strategi yang dibandingkan, menurut urutan ini; semuanya bila tidak diisi.',
  },
  'about-each-milliseconds': {
    en: 'The time for each strategy (5000).',
    id: 'Waktu untuk setiap strategi (5000).',
  },
  'about-agree': {
    en: 'Whether all strategies that came to a proof tell the same.',
    id: 'Apakah semua strategi yang sampai pada bukti memberi jawaban yang sama.',
  },
  'about-seed': {
    en: 'The same seed gives the same result; without it one is drawn.',
    id: 'Benih yang sama memberi hasil yang sama; tanpa benih, server memilihnya.',
  },
  'about-goal': {
    en: '`first`: one solution. `best`: the cheapest. `all`: every one. `count`: only how many. Without it, what suits the puzzle.',
    id: '`first`: satu solusi. `best`: yang terbaik. `all`: semuanya. `count`: jumlahnya saja. Tanpa isian ini, yang sesuai dengan teka-tekinya.',
  },
  'about-level': {
    en: 'From 1, a nudge, to the whole answer; 1 where it is left out.',
    id: 'Dari 1, sekadar isyarat, sampai jawaban lengkap; 1 bila tidak diisi.',
  },
  'about-number': {
    en: 'Which of all solutions, from 1; without it one is drawn.',
    id: 'Solusi ke berapa, mulai dari 1; tanpa isian ini, satu solusi dipilih acak.',
  },
  'about-difficulty': { en: 'From the easiest to the hardest.', id: 'Dari yang termudah sampai yang tersulit.' },
  'about-on': {
    en: 'A text of this puzzle: the new one gets its board.',
    id: 'Teks teka-teki ini: papannya dipakai untuk teka-teki yang baru.',
  },
  'about-text': {
    en: 'The instance as it was solved, in the notation of the puzzle.',
    id: 'Soal sebagaimana dipecahkan, dalam notasi teka-tekinya.',
  },
  'about-ending': {
    en: 'Why the search ended. Only `exhausted` can prove that there is nothing more.',
    id: 'Mengapa pencarian berakhir. Hanya `exhausted` yang dapat membuktikan tidak ada lagi.',
  },
  'about-proven': {
    en: 'Whether the count is proven to be all there is, or the solution to be the best.',
    id: 'Apakah jumlahnya terbukti lengkap, atau solusinya terbukti terbaik.',
  },
  'about-solutions': {
    en: 'In the order found, each verified; with the goal `best`, only the best; with `count`, none.',
    id: 'Sesuai urutan ditemukan, masing-masing sudah diperiksa; untuk tujuan `best` hanya yang terbaik; untuk `count` tidak ada.',
  },
  'about-cost': {
    en: 'What the solution costs, where the puzzle has costs.',
    id: 'Biaya solusi, bila teka-tekinya mengenal biaya.',
  },
  'about-nearest': {
    en: 'The closest thing to a solution where none was found, and why it is not one.',
    id: 'Yang paling mendekati solusi bila tidak ada yang ditemukan, dan mengapa itu bukan solusi.',
  },
  'about-message': { en: 'How it ended, in one sentence.', id: 'Bagaimana pencarian berakhir, dalam satu kalimat.' },
  'about-nodes': { en: 'How many nodes were searched.', id: 'Berapa simpul yang diperiksa.' },
  'about-gauges': {
    en: 'Figures of the strategy; `share` is the part of the search that is done, from 0 to 1.',
    id: 'Angka-angka dari strategi; `share` adalah bagian pencarian yang selesai, dari 0 sampai 1.',
  },
  'about-show': {
    en: 'What the hint reveals, in the notation of solutions.',
    id: 'Yang diungkap petunjuk itu, dalam notasi solusi.',
  },
  'about-code': { en: 'The same in every language.', id: 'Sama dalam setiap bahasa.' },
  'about-place': { en: 'Where in the text, from 1.', id: 'Letaknya di dalam teks, mulai dari 1.' },
  'about-field': {
    en: 'The field of the request that it is about.',
    id: 'Isian permintaan yang dimaksud.',
  },
} as const;
