/** What the commands say that watch searches and compute published figures again. */
import { amount, numberFormat } from '../../../contract/index.ts';

const en = numberFormat('en');
const id = numberFormat('id');

const figures = amount('figure', 'figures', 'angka');

export const labCommandTexts = {
  'do-watch': { en: 'watch a search step by step', id: 'menonton pencarian langkah demi langkah' },
  'do-compare': {
    en: 'compare strategies on the same puzzles: times, nodes, scores',
    id: 'membandingkan strategi pada teka-teki yang sama: waktu, simpul, nilai',
  },
  'do-reports': {
    en: 'compute every published figure again, and compare',
    id: 'menghitung ulang setiap angka yang pernah diterbitkan, lalu membandingkannya',
  },
  'opt-watch-json': {
    en: 'print one JSON object for each node, on a line of its own',
    id: 'cetak satu objek JSON per baris untuk setiap simpul',
  },
  'opt-watch-time': {
    en: 'record the search for up to this many seconds',
    id: 'rekam pencarian paling lama sekian detik',
  },
  'opt-speed': (p: { usual: number; most: number }) => ({
    en: `steps per second in a terminal, up to ${en.format(p.most)}; ${p.usual} if not given`,
    id: `banyaknya langkah per detik di terminal, sampai ${id.format(p.most)}; ${p.usual} bila tidak disebut`,
  }),
  'arg-compared': {
    en: 'files with a puzzle each, or folders with such files (.txt)',
    id: 'berkas yang masing-masing berisi satu teka-teki, atau folder berisi berkas seperti itu (.txt)',
  },
  'opt-examples': { en: 'compare on all examples of the puzzle', id: 'bandingkan pada semua contoh teka-teki ini' },
  'opt-generate': {
    en: 'compare on this many newly generated puzzles; the options of generate apply',
    id: 'bandingkan pada sekian teka-teki yang baru dibuat; opsi generate berlaku',
  },
  'opt-compare-seed': (p: { seed: number }) => ({
    en: `draws the puzzles, the orders and the sequence of runs; ${p.seed} if not given`,
    id: `menentukan teka-teki, urutan masukan, dan urutan pengukuran; ${p.seed} bila tidak disebut`,
  }),
  'opt-strategies': {
    en: 'the strategies, separated by commas; options follow a colon, as in ida-star:heuristic=manhattan',
    id: 'strategi, dipisahkan koma; opsi ditulis setelah titik dua, misalnya ida-star:heuristic=manhattan',
  },
  'opt-repeat': (p: { repeats: number }) => ({
    en: `how often each run is measured; ${p.repeats} if not given, and once where it takes over ten seconds`,
    id: `berapa kali setiap pencarian diukur; ${p.repeats} bila tidak disebut, dan sekali bila lebih dari sepuluh detik`,
  }),
  'opt-warm-up': (p: { warmUps: number }) => ({
    en: `warm-up runs before each measured run; ${p.warmUps} if not given`,
    id: `banyaknya pemanasan sebelum setiap pengukuran, tidak dihitung; ${p.warmUps} bila tidak disebut`,
  }),
  'opt-compare-time': (p: { limit: number }) => ({
    en: `stop a run after this many seconds; ${p.limit} if not given`,
    id: `hentikan pencarian setelah sekian detik; ${p.limit} bila tidak disebut`,
  }),
  'opt-shuffle': {
    en: 'also measure this many shuffled orders of the input, for example of the pieces',
    id: 'ukur juga dalam sekian urutan acak dari masukan, misalnya urutan keping',
  },
  'opt-csv': { en: 'write the raw figures, one line per run', id: 'tulis angka mentah, satu pengukuran per baris' },
  'opt-html': {
    en: 'write a report with plots, one file that opens offline',
    id: 'tulis laporan dengan grafik, satu berkas yang dapat dibuka tanpa jaringan',
  },
  'help-compare': {
    en: 'Exit codes: 0 every run has a status and no answer is wrong; 1 an answer is wrong; 2 bad input or usage; 3 stopped before the end.',
    id: 'Kode keluar: 0 setiap pengukuran berstatus dan tidak ada jawaban yang salah; 1 ada jawaban yang salah; 2 masukan atau pemakaian salah; 3 dihentikan sebelum selesai.',
  },
  'compare-of-what': {
    en: 'Name the puzzles in one way only: files, --examples, --generate, --text or --example.',
    id: 'Sebut teka-tekinya dengan satu cara saja: berkas, --examples, --generate, --text, atau --example.',
  },
  'compare-not-made': (p: { made: number; batch: number }) => ({
    en: `Only ${en.format(p.made)} of ${en.format(p.batch)} puzzles were made, so nothing was compared.`,
    id: `Baru ${id.format(p.made)} dari ${id.format(p.batch)} teka-teki yang sempat dibuat, jadi belum ada yang dibandingkan.`,
  }),
  'no-contenders': {
    en: 'No strategy is named after --strategies.',
    id: 'Tidak ada strategi yang disebut setelah --strategies.',
  },
  'no-orders': {
    en: 'This puzzle has no order of input to shuffle; leave out --shuffle.',
    id: 'Masukan teka-teki ini tidak memiliki urutan yang dapat diacak; jangan pakai --shuffle.',
  },
  'empty-folder': (p: { folder: string }) => ({
    en: `The folder "${p.folder}" holds no .txt file.`,
    id: `Folder "${p.folder}" tidak berisi berkas .txt.`,
  }),
  'opt-quick': { en: 'leave out the figures that take long', id: 'lewati angka yang lama dihitung' },
  'help-watch': {
    en: 'Exit codes: 0 the search is recorded, to its end or to the limit; 2 bad input or usage, also a strategy that cannot be watched; 3 stopped before that.',
    id: 'Kode keluar: 0 pencarian terekam, sampai selesai atau sampai batas rekaman; 2 masukan atau pemakaian salah, termasuk strategi yang tidak dapat ditonton; 3 dihentikan sebelum itu.',
  },
  'help-reports': {
    en: 'Exit codes: 0 every figure that should agree does; 1 some do not; 2 bad usage; 3 stopped before the end.',
    id: 'Kode keluar: 0 semua angka yang seharusnya cocok memang cocok; 1 ada yang tidak; 2 pemakaian salah; 3 dihentikan sebelum selesai.',
  },
  'watch-status': (p: { step: number; steps: number; depth: number; counted: string }) => ({
    en: `Step ${en.format(p.step)} of ${en.format(p.steps)} · depth ${en.format(p.depth)} · counted: ${p.counted}`,
    id: `Langkah ${id.format(p.step)} dari ${id.format(p.steps)} · kedalaman ${id.format(p.depth)} · terhitung: ${p.counted}`,
  }),
  'watch-recording': { en: 'still recording', id: 'masih merekam' },
  'watch-speed': (p: { speed: number }) => ({
    en: `${en.format(p.speed)} ${p.speed === 1 ? 'step' : 'steps'} per second`,
    id: `${id.format(p.speed)} langkah per detik`,
  }),
  'watch-paused': { en: 'paused', id: 'dijeda' },
  'watch-no-solution': { en: 'No further solution is recorded.', id: 'Tidak ada solusi lagi dalam rekaman.' },
  'watch-no-dead-end': { en: 'No further dead end is recorded.', id: 'Tidak ada jalan buntu lagi dalam rekaman.' },
  'watch-no-iteration': { en: 'No further iteration is recorded.', id: 'Tidak ada iterasi lagi dalam rekaman.' },
  'watch-keys': {
    en: 'space pause, ← → step, + - speed, s next solution, d next dead end, i next iteration, home, end, q leave',
    id: 'spasi jeda, ← → langkah, + - kecepatan, s solusi berikutnya, d jalan buntu berikutnya, i iterasi berikutnya, home, end, q keluar',
  },
  'reports-published': { en: 'published', id: 'terbit' },
  'reports-ours': { en: 'ours', id: 'hasil kami' },
  'reports-same': { en: 'same', id: 'sama' },
  'reports-then': { en: 'then', id: 'dulu' },
  'reports-now': { en: 'now', id: 'kini' },
  'reports-what': { en: 'figure', id: 'angka' },
  yes: { en: 'yes', id: 'ya' },
  no: { en: 'no', id: 'tidak' },
  'reports-sum': (p: { n: number; agree: number; differ: number; wrong: number }) => ({
    en: `${figures({ n: p.n }).en}: ${en.format(p.agree)} ${p.agree === 1 ? 'agrees' : 'agree'}, ${en.format(p.differ)} rightly ${p.differ === 1 ? 'differs' : 'differ'}, ${en.format(p.wrong)} should agree and ${p.wrong === 1 ? 'does' : 'do'} not.`,
    id: `${figures({ n: p.n }).id}: ${id.format(p.agree)} cocok, ${id.format(p.differ)} memang seharusnya berbeda, ${id.format(p.wrong)} seharusnya cocok tetapi tidak.`,
  }),
  'reports-left-out': (p: { n: number }) => ({
    en: `Left out because of --quick: ${figures(p).en}.`,
    id: `Dilewati karena --quick: ${figures(p).id}.`,
  }),
  'reports-cut': {
    en: 'Stopped before all figures were computed.',
    id: 'Dihentikan sebelum semua angka dihitung.',
  },
} as const;
