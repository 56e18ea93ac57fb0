/** What is asked about a recorded search, the answers, and why they are right. */
import { type Dictionary, texter, type Worded } from '../../contract/index.ts';

const en = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const id = new Intl.NumberFormat('id', { maximumFractionDigits: 2 });

/** Whether a sentence is about all open nodes, or about those that the sentence before it leaves. */
export type Among = 'all' | 'equal';
const none = (among: Among): Worded =>
  among === 'all'
    ? { en: 'No open node', id: 'Tidak ada simpul terbuka lain yang' }
    : {
        en: 'Of the nodes that are equal in this, none',
        id: 'Di antara simpul yang sama dalam hal itu, tidak ada yang',
      };

/** An entry that says that no open node comes before this one. */
const noOpenNode =
  (english: string, indonesian: string) =>
  (p: { among: Among }): Worded => ({
    en: `${none(p.among).en} ${english}.`,
    id: `${none(p.among).id} ${indonesian}.`,
  });

export const exerciseTexts = {
  'ask-made': { en: 'Which node does the search make next?', id: 'Simpul mana yang dibuat berikutnya?' },
  'ask-taken': {
    en: 'Which open node does the search take next?',
    id: 'Simpul terbuka mana yang diambil berikutnya?',
  },
  'ask-fate': (p: { node: number }) => ({
    en: `Node ${en.format(p.node)} was just made. What happens to it now?`,
    id: `Simpul ${id.format(p.node)} baru saja dibuat. Apa yang terjadi dengannya sekarang?`,
  }),
  'ask-why-dead-end': (p: { node: number }) => ({
    en: `Node ${en.format(p.node)} was just made, and it is a dead end. Why?`,
    id: `Simpul ${id.format(p.node)} baru saja dibuat, dan ternyata jalan buntu. Mengapa?`,
  }),
  'ask-why-cut': (p: { node: number }) => ({
    en: `Node ${en.format(p.node)} was just made, and it is cut. Why?`,
    id: `Simpul ${id.format(p.node)} baru saja dibuat, lalu dipangkas. Mengapa?`,
  }),
  'ask-figure': (p: { node: number; name: string }) => ({
    en: `Node ${en.format(p.node)} was just made. What is its value of “${p.name}”?`,
    id: `Simpul ${id.format(p.node)} baru saja dibuat. Berapa nilai “${p.name}” di simpul itu?`,
  }),
  'ask-size': (p: { counted: string; other: string }) => ({
    en: `This search counts ${p.counted}. How many are counted for the same puzzle with ${p.other}?`,
    id: `Pencarian ini menghitung ${p.counted}. Berapa yang dihitung untuk teka-teki yang sama dengan ${p.other}?`,
  }),

  'choice-below': (p: { node: number }) => ({
    en: `Below node ${en.format(p.node)}`,
    id: `Di bawah simpul ${id.format(p.node)}`,
  }),
  'choice-node': (p: { node: number }) => ({ en: `Node ${en.format(p.node)}`, id: `Simpul ${id.format(p.node)}` }),
  'choice-value': (p: { value: number }) => ({ en: en.format(p.value), id: id.format(p.value) }),
  'fate-branched': { en: 'The search goes on below it.', id: 'Pencarian berlanjut di bawahnya.' },
  'fate-waits': {
    en: 'It stays open; the search may come back to it.',
    id: 'Simpul itu tetap terbuka; pencarian mungkin kembali kepadanya.',
  },
  'fate-dead end': { en: 'It is a dead end.', id: 'Simpul itu jalan buntu.' },
  'fate-cut': { en: 'A bound cuts it.', id: 'Simpul itu dipangkas oleh batas.' },
  'fate-joins': {
    en: 'It has the same state as an earlier node.',
    id: 'Keadaannya sama dengan simpul yang sudah ada.',
  },
  'fate-solution': { en: 'It is a solution.', id: 'Simpul itu solusi.' },
  'size-fewer': { en: 'Fewer than half as many', id: 'Kurang dari setengahnya' },
  'size-alike': { en: 'About as many: from half to twice', id: 'Kurang lebih sama: setengah sampai dua kali' },
  'size-more': { en: 'More: over twice, up to ten times', id: 'Lebih banyak: di atas dua sampai sepuluh kali' },
  'size-many': { en: 'More than ten times as many', id: 'Lebih dari sepuluh kali' },

  'because-deepest': (p: { node: number }) => ({
    en: `A depth-first search goes on below the most recent node that still has something to try. That is node ${en.format(p.node)}.`,
    id: `Telusuran mendalam (depth-first) berlanjut di bawah simpul terakhir yang belum ditinggalkan, yaitu simpul ${id.format(p.node)}.`,
  }),
  'because-taken': (p: { node: number; order: string }) => ({
    en: `The search takes node ${en.format(p.node)}. ${p.order}`,
    id: `Pencarian mengambil simpul ${id.format(p.node)}. ${p.order}`,
  }),
  'order-then': (p: { first: string; next: string }) => ({ en: `${p.first} ${p.next}`, id: `${p.first} ${p.next}` }),
  'order-least': (p: { among: Among; name: string; value: number }) => ({
    en: `${none(p.among).en} has a lower value: ${p.name} = ${en.format(p.value)}.`,
    id: `${none(p.among).id} nilainya lebih kecil: ${p.name} = ${id.format(p.value)}.`,
  }),
  'order-greatest': (p: { among: Among; name: string; value: number }) => ({
    en: `${none(p.among).en} has a higher value: ${p.name} = ${en.format(p.value)}.`,
    id: `${none(p.among).id} nilainya lebih besar: ${p.name} = ${id.format(p.value)}.`,
  }),
  'order-shallowest': noOpenNode('is nearer to the root', 'lebih dekat ke akar'),
  'order-deepest': noOpenNode('is deeper', 'lebih dalam'),
  'order-oldest': noOpenNode('was made earlier', 'dibuat lebih dahulu'),
  'order-newest': noOpenNode('was made later', 'dibuat lebih belakangan'),
  'because-branched': (p: { node: number }) => ({
    en: `The search goes on below node ${en.format(p.node)}.`,
    id: `Pencarian berlanjut di bawah simpul ${id.format(p.node)}.`,
  }),
  'because-waits': (p: { node: number }) => ({
    en: `Nothing is wrong with node ${en.format(p.node)}, and it is not its turn yet: it stays open.`,
    id: `Tidak ada yang salah dengan simpul ${id.format(p.node)}, tetapi belum gilirannya: simpul itu tetap terbuka.`,
  }),
  'because-figure': (p: { node: number; parent: number; name: string; value: number; before: number }) => ({
    en: `At node ${en.format(p.node)}: ${p.name} = ${en.format(p.value)}. At its parent, node ${en.format(p.parent)}: ${p.name} = ${en.format(p.before)}.`,
    id: `Di simpul ${id.format(p.node)}: ${p.name} = ${id.format(p.value)}. Di induknya, simpul ${id.format(p.parent)}: ${p.name} = ${id.format(p.before)}.`,
  }),
  'because-sum': (p: { name: string; one: string; other: string; value: number; a: number; b: number }) => ({
    en: `${p.name} = ${p.one} + ${p.other} = ${en.format(p.a)} + ${en.format(p.b)} = ${en.format(p.value)}.`,
    id: `${p.name} = ${p.one} + ${p.other} = ${id.format(p.a)} + ${id.format(p.b)} = ${id.format(p.value)}.`,
  }),
  'because-size': (p: { other: string; counted: string }) => ({
    en: `The search with ${p.other} counts ${p.counted}.`,
    id: `Pencarian dengan ${p.other} menghitung ${p.counted}.`,
  }),
  'because-size-at-least': (p: { other: string; counted: string }) => ({
    en: `The search with ${p.other} counts at least ${p.counted}.`,
    id: `Pencarian dengan ${p.other} menghitung sedikitnya ${p.counted}.`,
  }),
  'other-strategy': (p: { name: string }) => ({ en: `the strategy "${p.name}"`, id: `strategi "${p.name}"` }),
  'other-choice': (p: { option: string; value: string }) => ({
    en: `"${p.option}" set to "${p.value}"`,
    id: `"${p.option}" diatur ke "${p.value}"`,
  }),
  'other-on': (p: { option: string }) => ({ en: `"${p.option}" switched on`, id: `"${p.option}" diaktifkan` }),
  'other-off': (p: { option: string }) => ({ en: `"${p.option}" switched off`, id: `"${p.option}" dimatikan` }),
} as const satisfies Dictionary;

export const exerciseText = texter(exerciseTexts);
