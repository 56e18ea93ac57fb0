/** What can be said of any search that is watched, and of any figure that is computed again. */
import { type Dictionary, numberFormat, texter, type Worded } from '../contract/index.ts';

const en = numberFormat('en', 2);
const id = numberFormat('id', 2);

const nodes = (n: number): string => (n === 1 ? '1 node' : `${en.format(n)} nodes`);
const simpul = (n: number): string => `${id.format(n)} simpul`;
/** What follows a node's name, where there is something to follow. */
const after = (figures: string): string => (figures === '' ? '' : `: ${figures}`);
const ending = (why: string): string => (why === '' ? '' : ` ${why}`);

/** An entry about one node that may have a reason. */
const became =
  (english: string, indonesian: string) =>
  (p: { node: number; why: string }): Worded => ({
    en: `Node ${en.format(p.node)} ${english}.${ending(p.why)}`,
    id: `Simpul ${id.format(p.node)} ${indonesian}.${ending(p.why)}`,
  });

/** A value of a figure: a number by the language's habit, a text as it is. */
const shown = (value: number | string): Worded =>
  typeof value === 'number' ? { en: en.format(value), id: id.format(value) } : { en: value, id: value };

export const labTexts = {
  'trace-figure': (p: { name: string; value: number }) => ({
    en: `${p.name} = ${en.format(p.value)}`,
    id: `${p.name} = ${id.format(p.value)}`,
  }),
  'trace-begins': (p: { node: number; figures: string }) => ({
    en: `The search begins at node ${en.format(p.node)}${after(p.figures)}.`,
    id: `Pencarian dimulai di simpul ${id.format(p.node)}${after(p.figures)}.`,
  }),
  'trace-iteration': (p: { iteration: number; node: number; figures: string }) => ({
    en: `Iteration ${en.format(p.iteration)} begins at node ${en.format(p.node)}${after(p.figures)}.`,
    id: `Iterasi ${id.format(p.iteration)} dimulai di simpul ${id.format(p.node)}${after(p.figures)}.`,
  }),
  'trace-root': (p: { node: number; figures: string }) => ({
    en: `Node ${en.format(p.node)}, another root${after(p.figures)}.`,
    id: `Simpul ${id.format(p.node)}, akar yang lain${after(p.figures)}.`,
  }),
  'trace-made': (p: { node: number; parent: number; figures: string }) => ({
    en: `Node ${en.format(p.node)}, from node ${en.format(p.parent)}${after(p.figures)}.`,
    id: `Simpul ${id.format(p.node)}, dari simpul ${id.format(p.parent)}${after(p.figures)}.`,
  }),
  'trace-joins': (p: { node: number; parent: number; joins: number }) => ({
    en: `Node ${en.format(p.node)}, from node ${en.format(p.parent)}, joins node ${en.format(p.joins)}, which has the same state.`,
    id: `Simpul ${id.format(p.node)}, dari simpul ${id.format(p.parent)}, bergabung dengan simpul ${id.format(p.joins)} yang keadaannya sama.`,
  }),
  'trace-joins-root': (p: { node: number; joins: number }) => ({
    en: `Node ${en.format(p.node)}, another root, joins node ${en.format(p.joins)}, which has the same state.`,
    id: `Simpul ${id.format(p.node)}, akar yang lain, bergabung dengan simpul ${id.format(p.joins)} yang keadaannya sama.`,
  }),
  'trace-branched': became('branched', 'bercabang'),
  'trace-dead-end': became('is a dead end', 'buntu'),
  'trace-cut': became('is cut off by the bound', 'dipangkas oleh batas'),
  'trace-solution': became('is a solution', 'adalah solusi'),
  'trace-open': became('is still open at the end', 'masih terbuka di akhir pencarian'),
  'trace-all': (p: { nodes: number; counted: number }) => ({
    en: `${p.nodes === 1 ? 'The only node' : `All ${nodes(p.nodes)}`}${p.counted === p.nodes ? '' : `; the strategy counts ${en.format(p.counted)} of them`}.`,
    id: `Seluruhnya ${simpul(p.nodes)}${p.counted === p.nodes ? '' : `; ${id.format(p.counted)} di antaranya dihitung oleh strategi`}.`,
  }),
  'trace-part': (p: { nodes: number; counted: number; whole: number }) => ({
    en: `The first ${nodes(p.nodes)}, with ${en.format(p.counted)} of the ${en.format(p.whole)} that the strategy counts.`,
    id: `${simpul(p.nodes)} pertama, yang mencakup ${id.format(p.counted)} dari ${id.format(p.whole)} simpul yang dihitung strategi.`,
  }),
  'trace-part-at-least': (p: { nodes: number; counted: number; whole: number }) => ({
    en: `The first ${nodes(p.nodes)}, with ${en.format(p.counted)} of at least ${en.format(p.whole)} that the strategy counts.`,
    id: `${simpul(p.nodes)} pertama, yang mencakup ${id.format(p.counted)} dari sedikitnya ${id.format(p.whole)} simpul yang dihitung strategi.`,
  }),
  'trace-part-unknown': (p: { nodes: number }) => ({
    en: `The first ${nodes(p.nodes)}; how many there are is not known.`,
    id: `${simpul(p.nodes)} pertama; banyaknya seluruh simpul tidak diketahui.`,
  }),
  'report-value': (p: { value: number | string }) => shown(p.value),
  'report-unexpected': (p: { expected: number | string }) => ({
    en: `It should be ${shown(p.expected).en}.`,
    id: `Seharusnya ${shown(p.expected).id}.`,
  }),
  'report-missing': {
    en: 'This computation does not give such a figure.',
    id: 'Perhitungan ini tidak menghasilkan angka tersebut.',
  },
  'report-stopped': {
    en: 'The computation stopped before its end.',
    id: 'Perhitungannya berhenti sebelum selesai.',
  },
} as const satisfies Dictionary;

export const labText = texter(labTexts);
