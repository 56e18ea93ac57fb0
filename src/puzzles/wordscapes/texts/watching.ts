/** What is said of the nodes of a search that is watched, and what their figures are called. */
import { type Dictionary, numberFormat } from '../../../contract/index.ts';

const en = numberFormat('en');
const id = numberFormat('id');

export const watchingTexts = {
  'figure-open': { en: 'words left', id: 'kata tersisa' },
  'figure-candidates': { en: 'candidates', id: 'calon kata' },
  'figure-boxes': { en: 'open boxes', id: 'kotak terbuka' },
  'figure-length': { en: 'letters', id: 'huruf' },
  'figure-check': { en: 'checks for this word', id: 'pemeriksaan untuk kata ini' },

  'watch-some': {
    en: 'Some filling is looked for: the place with the fewest words first, and of these the likeliest first.',
    id: 'Yang dicari sembarang isian: tempat dengan kata paling sedikit didahulukan, dan di situ kata yang paling mungkin.',
  },
  'watch-best': {
    en: 'The likeliest filling is looked for; whatever cannot be likelier than the best so far is cut.',
    id: 'Yang dicari isian paling mungkin; apa pun yang tidak bisa melebihi yang terbaik sejauh ini dipangkas.',
  },
  'watch-all': { en: 'All fillings are looked for.', id: 'Semua isian dicari.' },
  'watch-up-to': (p: { cost: number }) => ({
    en: `Now come the fillings whose words are rare by up to ${en.format(p.cost)} points together.`,
    id: `Sekarang giliran isian dengan jumlah poin kelangkaan kata sampai ${id.format(p.cost)}.`,
  }),
  'watch-count': {
    en: 'The fillings are only counted: where parts of the grid have nothing in common, their numbers are multiplied.',
    id: 'Isian hanya dihitung: bila bagian-bagian grid tidak saling berhubungan, banyaknya dikalikan.',
  },
  'watch-part': (p: { slots: string; count: number }) => ({
    en: `${p.slots} have nothing in common with the rest, and ${en.format(p.count)} ${p.count === 1 ? 'filling' : 'fillings'}.`,
    id: `${p.slots} tidak berhubungan dengan yang lain, dan punya ${id.format(p.count)} isian.`,
  }),
  'watch-part-filled': {
    en: 'This part of the grid is filled; the other parts are counted separately.',
    id: 'Bagian grid ini terisi; bagian lain dihitung tersendiri.',
  },
  'watch-misfit': (p: { word: string; slot: string; other: string }) => ({
    en: `With ${p.word} in ${p.slot} no word is left for ${p.other}.`,
    id: `Dengan ${p.word} di ${p.slot}, tidak ada kata lagi untuk ${p.other}.`,
  }),
  'watch-too-rare': (p: { word: string; slot: string }) => ({
    en: `With ${p.word} in ${p.slot} every filling is less likely than what is still looked for.`,
    id: `Dengan ${p.word} di ${p.slot}, semua isian kurang mungkin dibandingkan yang masih dicari.`,
  }),
  'watch-no-word': (p: { slot: string }) => ({
    en: `No word is left for ${p.slot}.`,
    id: `Tidak ada kata lagi untuk ${p.slot}.`,
  }),
  'watch-given-up': {
    en: 'This pass would take too long; the search begins anew in another way.',
    id: 'Putaran ini akan terlalu lama; pencarian dimulai lagi dengan cara lain.',
  },
  'watch-told': {
    en: 'This filling was found in an earlier pass.',
    id: 'Isian ini sudah ditemukan di putaran sebelumnya.',
  },
  'watch-less-likely': {
    en: 'It fits, but it is no likelier than the best so far.',
    id: 'Cocok, tetapi tidak lebih mungkin daripada yang terbaik sejauh ini.',
  },
  'watch-next': (p: { slot: string }) => ({
    en: `Next comes ${p.slot}, which the fewest words fit.`,
    id: `Berikutnya ${p.slot}, yang kata cocoknya paling sedikit.`,
  }),
  'watch-fits': (p: { word: string; slot: string }) => ({
    en: `${p.word} is put in ${p.slot}; whatever follows from it is filled in too.`,
    id: `${p.word} diletakkan di ${p.slot}; semua yang pasti karenanya ikut diisi.`,
  }),
  'watch-fits-none': (p: { word: string }) => ({
    en: `${p.word} fits none of the patterns.`,
    id: `${p.word} tidak cocok dengan pola mana pun.`,
  }),
  'watch-wheel': {
    en: 'Every word that the wheel can make is looked at.',
    id: 'Setiap kata yang bisa disusun dari roda diperiksa.',
  },
  'watch-answers': {
    en: 'Place by place, letters are laid in every order until the known answer comes up.',
    id: 'Tempat demi tempat, huruf disusun dalam segala urutan sampai jawaban yang diketahui muncul.',
  },
  'watch-wrong': (p: { word: string; slot: string }) => ({
    en: `${p.word} is not the answer of ${p.slot}.`,
    id: `${p.word} bukan jawaban ${p.slot}.`,
  }),
  'watch-right': (p: { word: string; slot: string }) => ({
    en: `${p.word} is the answer of ${p.slot}.`,
    id: `${p.word} adalah jawaban ${p.slot}.`,
  }),
} as const satisfies Dictionary;
