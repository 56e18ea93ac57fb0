/** What each strategy does, what it counts as a node, where it comes from, and what it says beside its ending. */
import { amount, type Dictionary, numberFormat } from '../../../contract/index.ts';
import { orFullList, wordOf } from './word-source.ts';

const en = numberFormat('en');
const id = numberFormat('id');

const moreOf = (more: number) =>
  more > 0 ? { en: `, and ${en.format(more)} more`, id: `, dan ${id.format(more)} lagi` } : { en: '', id: '' };

const lengths = ({ least, most }: { least: number; most: number }) =>
  least === most
    ? { en: `${most} letters`, id: `${most} huruf` }
    : { en: `${least} to ${most} letters`, id: `${least} sampai ${most} huruf` };
const listOf = (source: string) =>
  source === 'own' ? { en: 'Your list', id: 'Daftarmu' } : { en: 'The dictionary', id: 'Kamus' };

export const strategiesTexts = {
  'common-summary': { en: 'Only common words', id: 'Hanya kata umum' },
  'most-constrained-summary': {
    en: 'Place with the fewest words first',
    id: 'Tempat dengan calon kata paling sedikit dahulu',
  },
  'words-tried': amount('word tried', 'words tried', 'kata dicoba'),
  checks: amount('check', 'checks', 'pemeriksaan'),
  'word-tried': { en: 'one word tried in one place', id: 'satu kata yang dicoba di satu tempat' },
  'order-checked': { en: 'one order of letters checked', id: 'satu urutan huruf yang diperiksa' },
  'needs-answers': {
    en: 'This strategy tries letters until the known answer comes up; add a line ANSWERS with a word for every place, or choose propagate.',
    id: 'Strategi ini mencoba huruf sampai jawaban yang sudah diketahui muncul; tambahkan baris ANSWERS dengan kata untuk setiap tempat, atau pilih propagate.',
  },
  'propagate-name': { en: 'Constraint propagation, the quickest', id: 'Propagasi kendala, yang tercepat' },
  'propagate-summary': {
    en: 'All fillings or the likeliest one, proven: what a box can hold narrows the words that cross it, and the other way round, before the search and after every word.',
    id: 'Semua isian atau yang paling mungkin, terbukti: huruf yang mungkin di sebuah kotak mempersempit kata yang bersilangan di situ, dan sebaliknya, sebelum pencarian dan setelah setiap kata.',
  },
  'propagate-source': {
    en: 'Mackworth, Consistency in networks of relations (1977); Sabin and Freuder, Contradicting conventional wisdom in constraint satisfaction (1994); fewest words first: Haralick and Elliott (1980); for crosswords: Ginsberg and others, Search lessons learned from crossword puzzles (1990)',
    id: 'Mackworth, Consistency in networks of relations (1977); Sabin dan Freuder, Contradicting conventional wisdom in constraint satisfaction (1994); kata paling sedikit dahulu: Haralick dan Elliott (1980); untuk teka-teki silang: Ginsberg dkk., Search lessons learned from crossword puzzles (1990)',
  },
  'dictionary-backtracking-name': { en: 'Backtracking with a dictionary', id: 'Backtracking dengan kamus' },
  'dictionary-backtracking-summary': {
    en: 'Fills first the place that the fewest words of the dictionary fit, word by word, and backtracks where no word fits. It looks only at the letters that already stand there.',
    id: 'Mendahulukan tempat yang kata cocoknya di kamus paling sedikit, kata demi kata, dan mundur (backtrack) bila tidak ada yang cocok. Yang dilihat hanya huruf yang sudah ada di sana.',
  },
  'dictionary-backtracking-source': {
    en: 'Golomb and Baumert, Backtrack programming (1965); crosswords: Mazlack, Computer construction of crossword puzzles using precedence relationships (1976)',
    id: 'Golomb dan Baumert, Backtrack programming (1965); teka-teki silang: Mazlack, Computer construction of crossword puzzles using precedence relationships (1976)',
  },
  'crossings-name': { en: 'Paper: heuristic by crossings', id: 'Makalah: heuristik persilangan' },
  'crossings-summary': {
    en: 'The paper’s heuristic: letters in every order until the known answer comes up, but boxes that a crossing word has filled are kept.',
    id: 'Heuristik dari makalah: huruf dalam segala urutan sampai jawaban yang diketahui muncul, tetapi kotak yang sudah terisi kata yang bersilangan dibiarkan.',
  },
  'permutations-name': { en: 'Paper: all permutations, brute force', id: 'Makalah: semua permutasi, brute force' },
  'permutations-summary': {
    en: 'The paper’s brute force: for every place the letters in every order until the known answer comes up.',
    id: 'Brute force dari makalah: untuk setiap tempat, huruf dalam segala urutan sampai jawaban yang diketahui muncul.',
  },
  'paper-source': {
    en: 'A university paper on brute force in Wordscapes',
    id: 'Sebuah makalah kuliah tentang brute force pada Wordscapes',
  },
  'told-as-found': {
    en: 'There are too many fillings to sort them all: some are listed in the order found, not strictly the likeliest first; ask for the best to get the likeliest.',
    id: 'Isiannya terlalu banyak untuk diurutkan semua: sebagian disebut sesuai urutan ditemukan, tidak selalu yang paling mungkin dahulu; minta yang terbaik untuk mendapat yang paling mungkin.',
  },
  'none-words': (p: { source: string; least: number; most: number }) => ({
    en: `No ${wordOf(p.source).en} (of ${lengths(p).en}) can be laid from these letters and fits; try other letters or another pattern${orFullList(p.source).en}.`,
    id: `Tidak ada ${wordOf(p.source).id} (${lengths(p).id}) yang bisa disusun dari huruf ini dan cocok; coba huruf lain atau pola lain${orFullList(p.source).id}.`,
  }),
  'none-length': (p: { slots: string; count: number; more: number; source: string; least: number; most: number }) => ({
    en: `${listOf(p.source).en} has words of ${lengths(p).en} only, so none fits ${p.slots}${moreOf(p.more).en}; check the boxes there.`,
    id: `${listOf(p.source).id} hanya berisi kata ${lengths(p).id}, jadi tidak ada yang cocok untuk ${p.slots}${moreOf(p.more).id}; periksa kotak di sana.`,
  }),
  'none-pattern': (p: { slots: string; count: number; more: number; source: string }) => ({
    en: `No ${wordOf(p.source).en} fits ${p.slots}${moreOf(p.more).en}; check the letters and boxes there${orFullList(p.source).en}.`,
    id: `Tidak ada ${wordOf(p.source).id} yang cocok untuk ${p.slots}${moreOf(p.more).id}; periksa huruf dan kotak di sana${orFullList(p.source).id}.`,
  }),
  'none-crossing': (p: { first: string; second: string; source: string }) => ({
    en: `${p.first} and ${p.second} cross, and no two words fit both; check the letters and boxes there${orFullList(p.source).en}.`,
    id: `${p.first} dan ${p.second} bersilangan, dan tidak ada dua kata yang cocok untuk keduanya; periksa huruf dan kotak di sana${orFullList(p.source).id}.`,
  }),
  'none-one': (p: { slots: string; count: number; more: number }) => ({
    en:
      p.count === 1
        ? `Without ${p.slots} there would be a filling; check the letters and boxes there.`
        : `Without any one of these there would be a filling: ${p.slots}${moreOf(p.more).en}; check the letters and boxes there.`,
    id:
      p.count === 1
        ? `Tanpa ${p.slots} ada isiannya; periksa huruf dan kotak di sana.`
        : `Tanpa salah satu dari ini ada isiannya: ${p.slots}${moreOf(p.more).id}; periksa huruf dan kotak di sana.`,
  }),
  'none-several': (p: { slots: string; count: number; more: number }) => ({
    en: `These cannot be filled together, and they are not all that is in the way: ${p.slots}${moreOf(p.more).en}; check the letters and boxes there.`,
    id: `Ini tidak bisa diisi bersama, dan masih ada penghalang lain: ${p.slots}${moreOf(p.more).id}; periksa huruf dan kotak di sana.`,
  }),
} as const satisfies Dictionary;
