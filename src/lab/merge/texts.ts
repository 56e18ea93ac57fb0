/** What can be said of two searches that are laid over each other. The first one is called A, the second one B. */
import { amount, type Dictionary, texter, type Worded } from '../../contract/index.ts';

const en = new Intl.NumberFormat('en');
const id = new Intl.NumberFormat('id');
const enPart = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });
const idPart = new Intl.NumberFormat('id', { style: 'percent', maximumFractionDigits: 0 });

const nodes = amount('node', 'nodes', 'simpul');
const children = amount('child', 'children', 'anak');
const more = (n: number): Worded => ({
  en: n === 0 ? 'no more' : `${en.format(n)} more`,
  id: n === 0 ? 'tidak punya simpul lain' : `punya ${id.format(n)} simpul lagi`,
});

export const mergeTexts = {
  'merged-counted': (p: { a: number; b: number }) => ({
    en: `The strategy counts ${en.format(p.a)} of the nodes of A, and ${en.format(p.b)} of those of B.`,
    id: `Strategi menghitung ${id.format(p.a)} simpul A dan ${id.format(p.b)} simpul B.`,
  }),
  'merged-same': (p: { n: number }) => ({
    en:
      p.n === 1
        ? 'A and B are the same search: they share their only node.'
        : `A and B are the same search: they share all ${nodes(p).en}.`,
    id: `A dan B adalah pencarian yang sama: seluruh ${nodes(p).id} sama.`,
  }),
  'merged-share': (p: { n: number; a: number; b: number }) => ({
    en: `Both begin alike and share ${nodes(p).en}. A has ${more(p.a).en}, B has ${more(p.b).en}.`,
    id: `Keduanya bermula sama dan berbagi ${nodes(p).id}. A ${more(p.a).id}, B ${more(p.b).id}.`,
  }),
  'merged-part': {
    en: 'Only the recorded part is compared.',
    id: 'Yang dibandingkan hanya bagian yang terekam.',
  },
  'merged-beyond': (p: { n: number; of: string; end: string }) => ({
    en: `The recording of ${p.end} ends before it reaches ${nodes(p).en} of ${p.of}; these are left out.`,
    id: `Rekaman ${p.end} berakhir sebelum mencapai ${nodes(p).id} milik ${p.of}; simpul itu tidak ikut dibandingkan.`,
  }),
  'merged-unlike': (p: { part: number }) => ({
    en: `A and B do not branch alike, so their trees cannot be laid over each other. In one of the searches, ${enPart.format(p.part)} of the nodes lie below branches that the other search does not have.`,
    id: `A dan B tidak bercabang dengan cara yang sama, sehingga pohonnya tidak dapat ditumpangkan. Pada salah satu pencarian, ${idPart.format(p.part)} simpul terletak di bawah cabang yang tidak dimiliki pencarian lainnya.`,
  }),
  'merged-unlike-first': (p: { node: number; a: number; b: number; shared: number }) => ({
    en: `This begins at node ${en.format(p.node)} of A: A has ${children({ n: p.a }).en} there, B has ${en.format(p.b)}, and ${en.format(p.shared)} of them are the same.`,
    id: `Ini dimulai di simpul ${id.format(p.node)} milik A: di sana A punya ${children({ n: p.a }).id}, B punya ${id.format(p.b)}, dan ${id.format(p.shared)} di antaranya sama.`,
  }),
  'merged-unlike-root': {
    en: 'A and B do not branch alike, so their trees cannot be laid over each other. They have no root in common.',
    id: 'A dan B tidak bercabang dengan cara yang sama, sehingga pohonnya tidak dapat ditumpangkan. Keduanya tidak punya akar yang sama.',
  },
  'merged-sizes': (p: { a: number; b: number }) => ({
    en: `A has ${nodes({ n: p.a }).en}, B has ${nodes({ n: p.b }).en}.`,
    id: `A punya ${nodes({ n: p.a }).id}, B punya ${nodes({ n: p.b }).id}.`,
  }),
  'merged-own': (p: { n: number; counted: number }) => ({
    en: `${nodes(p).en} of its own${p.counted === p.n ? '' : `, of which the strategy counts ${en.format(p.counted)}`}`,
    id: `${nodes(p).id} miliknya sendiri${p.counted === p.n ? '' : `, ${id.format(p.counted)} di antaranya dihitung strategi`}`,
  }),
  'merged-absent': { en: 'does not have this node', id: 'tidak punya simpul ini' },
  'merged-branched': { en: 'branched', id: 'bercabang' },
  'merged-dead end': { en: 'dead end', id: 'buntu' },
  'merged-cut': { en: 'cut', id: 'dipangkas' },
  'merged-solution': { en: 'solution', id: 'solusi' },
  'merged-open': { en: 'still open', id: 'masih terbuka' },
  'merged-joins': { en: 'joins a known node', id: 'bergabung dengan simpul yang sudah ada' },
  'merged-unfinished': { en: 'recording ends here', id: 'rekaman berakhir di sini' },
} as const satisfies Dictionary;

export const mergeText = texter(mergeTexts);
