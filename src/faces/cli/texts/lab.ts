/** What the commands say that watch searches and compute published figures again. */
import { amount, numberFormat } from '../../../contract/index.ts';

const en = numberFormat('en');
const id = numberFormat('id');

const figures = amount('figure', 'figures', 'angka');

export const labCommandTexts = {
  'do-watch': { en: 'watch a search step by step', id: 'menonton pencarian langkah demi langkah' },
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
