/** What is said of the nodes of a search that is watched: why nothing comes of them, and what their figures are called. */
import { numberFormat } from '../../../contract/index.ts';

const en = numberFormat('en');
const id = numberFormat('id');

export const watching = {
  'figure-pieces': { en: 'pieces left', id: 'keping tersisa' },
  'figure-cells': { en: 'free cells', id: 'petak kosong' },
  'figure-branches': { en: 'placements to try', id: 'penempatan yang dicoba' },
  'figure-tries': { en: 'places and orientations to try', id: 'tempat dan orientasi yang dicoba' },
  'does-not-fit': { en: 'It does not fit there.', id: 'Tidak muat di sana.' },
  'nothing-fits': (p: { cell: string }) => ({
    en: `No piece left fits at ${p.cell}, the lowest free cell.`,
    id: `Tidak ada keping tersisa yang muat di ${p.cell}, petak kosong terendah.`,
  }),
  'cell-not-covered': (p: { cell: string }) => ({
    en: `No placement is left that covers ${p.cell}.`,
    id: `Tidak ada lagi penempatan yang menutupi ${p.cell}.`,
  }),
  'piece-without-placement': (p: { name: string }) => ({
    en: `No placement is left for piece ${p.name}.`,
    id: `Tidak ada lagi penempatan untuk keping ${p.name}.`,
  }),
  'too-little-room': {
    en: 'The pieces left have more cells than are free.',
    id: 'Petak kosong lebih sedikit daripada petak keping yang tersisa.',
  },
  'only-copies': {
    en: 'The placements left would only exchange equal pieces.',
    id: 'Penempatan yang tersisa hanya menukar keping yang sama.',
  },
  'known-dead': (p: { node: number }) => ({
    en: `Node ${en.format(p.node)} has the same cells covered and the same pieces left, and it leads to no solution.`,
    id: `Simpul ${id.format(p.node)} punya petak tertutup dan keping tersisa yang sama, dan tidak menghasilkan solusi.`,
  }),
  'leads-to': (p: { n: number }) => ({
    en: p.n === 0 ? 'It leads to no solution.' : `It leads to ${en.format(p.n)} solution${p.n === 1 ? '' : 's'}.`,
    id: p.n === 0 ? 'Tidak menghasilkan solusi.' : `Menghasilkan ${id.format(p.n)} solusi.`,
  }),
  'symmetric-to-another': {
    en: 'A solution that is symmetric to this one is told in its place.',
    id: 'Solusi lain yang simetris dengan ini sudah mewakilinya.',
  },
  'image-by-symmetry': {
    en: 'The image of a solution under a symmetry of the board.',
    id: 'Bayangan sebuah solusi menurut simetri papan.',
  },
  'looks-alike': {
    en: 'The same solution was found before, with an orientation that looks the same.',
    id: 'Solusi yang sama sudah ditemukan dengan orientasi yang tampak sama.',
  },
  'not-full': {
    en: 'All pieces lie, but the board is not full.',
    id: 'Semua keping sudah terpasang, tetapi papan belum penuh.',
  },
} as const;
