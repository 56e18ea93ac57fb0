/** The words of a race. */
import { amount, texter } from '../../../../contract/index.ts';
import { labPageTexts } from '../texts.ts';

const nodes = amount('node', 'nodes', 'simpul');
const solutions = amount('solution', 'solutions', 'solusi');
const en = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const id = new Intl.NumberFormat('id', { maximumFractionDigits: 1 });

/** How the place is written in English: 1st, 2nd, 3rd, 4th. */
const ordinal = (n: number): string => {
  const ending = { one: 'st', two: 'nd', few: 'rd' } as Readonly<Record<string, string>>;
  return `${n}${ending[new Intl.PluralRules('en', { type: 'ordinal' }).select(n)] ?? 'th'}`;
};

export const raceTexts = {
  race: { en: 'The race', id: 'Adu strategi' },
  about: {
    en: 'A show, not a measurement: every lane advances by the same number of nodes per second, whatever its strategy counts as a node and however long a node really takes. To compare times, use Measure.',
    id: 'Ini tontonan, bukan pengukuran: semua jalur maju dengan banyak simpul yang sama per detik, apa pun yang dihitung strateginya sebagai simpul dan berapa pun lama sebenarnya. Untuk membandingkan waktu, pakai Ukur.',
  },
  'too-few': {
    en: 'Fewer than two strategies can be watched on this puzzle, so there is no race.',
    id: 'Kurang dari dua strategi yang bisa ditonton untuk teka-teki ini, jadi tidak ada adu strategi.',
  },
  lanes: { en: 'Lanes of the race', id: 'Jalur adu strategi' },
  back: { en: 'Back to the board', id: 'Kembali ke papan' },
  lane: (p: { n: number }) => ({ en: `Lane ${p.n}`, id: `Jalur ${p.n}` }),
  'lane-named': (p: { n: number; name: string }) => ({
    en: `Lane ${p.n}: ${p.name}`,
    id: `Jalur ${p.n}: ${p.name}`,
  }),
  options: (p: { n: number }) => ({ en: `Options of lane ${p.n}`, id: `Opsi jalur ${p.n}` }),
  add: { en: 'Add a lane', id: 'Tambah jalur' },
  remove: (p: { n: number }) => ({ en: `Remove lane ${p.n}`, id: `Hapus jalur ${p.n}` }),
  most: (p: { n: number }) => ({
    en: `Up to ${p.n} strategies race at once on this device.`,
    id: `Di perangkat ini paling banyak ${p.n} strategi beradu sekaligus.`,
  }),
  waiting: labPageTexts.waiting,
  start: { en: 'Start the race', id: 'Mulai beradu' },
  'go-on': { en: 'Go on', id: 'Lanjutkan' },
  again: { en: 'Race again', id: 'Adu lagi' },
  cancel: { en: 'Cancel the recording', id: 'Batalkan perekaman' },
  step: { en: 'One node', id: 'Satu simpul' },
  still: {
    en: 'Motion is off, so nothing moves by itself.',
    id: 'Gerak dimatikan, jadi tidak ada yang bergerak sendiri.',
  },
  speed: (p: { n: number }) => ({ en: `Speed: ${nodes(p).en} a second`, id: `Kecepatan: ${nodes(p).id} per detik` }),
  at: (p: { at: number; length: number }) => ({
    en: `Node ${en.format(p.at)} of ${en.format(p.length)}`,
    id: `Simpul ${id.format(p.at)} dari ${id.format(p.length)}`,
  }),
  ready: { en: 'Ready', id: 'Siap' },
  recording: (p: { n: number }) => ({ en: `Recording: ${nodes(p).en}`, id: `Merekam: ${nodes(p).id}` }),
  'found-so-far': (p: { n: number }) => ({
    en: `${solutions(p).en} so far`,
    id: `Sejauh ini ${solutions(p).id}`,
  }),
  'found-first': { en: 'Found a solution', id: 'Menemukan solusi' },
  'found-best': { en: 'Proved which solution is the best', id: 'Membuktikan solusi terbaik' },
  'found-all': (p: { n: number }) => ({
    en: `Finished with ${solutions(p).en}`,
    id: `Selesai dengan ${solutions(p).id}`,
  }),
  'found-none': { en: 'Proved that no solution exists', id: 'Membuktikan bahwa solusi tidak ada' },
  ended: { en: 'Ended without reaching the goal', id: 'Berakhir sebelum mencapai tujuan' },
  cut: { en: 'Gave up at the limit of the recording', id: 'Menyerah di batas perekaman' },
  place: (p: { n: number }) => ({ en: ordinal(p.n), id: `ke-${p.n}` }),
  first: (p: { name: string; count: string }) => ({
    en: `${p.name} comes first with ${p.count}.`,
    id: `${p.name} menang dengan ${p.count}.`,
  }),
  level: (p: { names: string; count: string }) => ({
    en: `A tie with ${p.count} each: ${p.names}.`,
    id: `Seri, masing-masing dengan ${p.count}: ${p.names}.`,
  }),
  later: (p: { name: string; count: string; times: number }) => ({
    en: `${p.name} needed ${p.count}: ${en.format(p.times)} times as many.`,
    id: `${p.name} perlu ${p.count}: ${id.format(p.times)} kali lipatnya.`,
  }),
  'later-plain': (p: { name: string; count: string }) => ({
    en: `${p.name} needed ${p.count}.`,
    id: `${p.name} perlu ${p.count}.`,
  }),
  'cut-after': (p: { name: string; count: string }) => ({
    en: `${p.name} had not finished after ${p.count}, the limit of the recording.`,
    id: `${p.name} belum selesai setelah ${p.count}, batas perekaman.`,
  }),
  'ended-after': (p: { name: string; count: string }) => ({
    en: `${p.name} ended after ${p.count} without reaching the goal.`,
    id: `${p.name} berakhir setelah ${p.count} sebelum mencapai tujuan.`,
  }),
  'none-arrived': { en: 'No strategy reached the goal.', id: 'Tidak ada strategi yang mencapai tujuan.' },
  refused: (p: { name: string; why: string }) => ({
    en: `${p.name} did not take part: ${p.why}`,
    id: `${p.name} tidak ikut: ${p.why}`,
  }),
  absent: { en: 'Strategies that cannot race here', id: 'Strategi yang tidak bisa beradu di sini' },
  'not-here': (p: { name: string; why: string }) => ({
    en: `${p.name}. ${p.why}`,
    id: `${p.name}. ${p.why}`,
  }),
} as const;

export const text = texter(raceTexts);
