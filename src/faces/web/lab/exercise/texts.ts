/** The words around an exercise. */
import { texter } from '../../../../contract/index.ts';

const en = new Intl.NumberFormat('en');
const id = new Intl.NumberFormat('id');

export const exercisePageTexts = {
  exercise: { en: 'Be the algorithm', id: 'Jadilah algoritmenya' },
  about: {
    en: 'Questions about this search: which node comes next, what happens to a node, what its figures are. Answer in place of the strategy.',
    id: 'Pertanyaan tentang pencarian ini: simpul mana yang berikutnya, apa yang terjadi dengan sebuah simpul, berapa angkanya. Jawablah seolah-olah kamu strateginya.',
  },
  questions: { en: 'Questions', id: 'Banyaknya pertanyaan' },
  begin: { en: 'Start the exercise', id: 'Mulai latihan' },
  'copy-link': { en: 'Copy link', id: 'Salin tautan latihan' },
  preparing: { en: 'The search is being recorded…', id: 'Pencarian sedang direkam…' },
  counting: { en: 'Another search is being counted…', id: 'Pencarian lain sedang dihitung…' },
  nothing: {
    en: 'This search is too small to ask about.',
    id: 'Pencarian ini terlalu kecil untuk dijadikan latihan.',
  },
  fewer: (p: { n: number }) => ({
    en: `This search is small: there ${p.n === 1 ? 'is only one question' : `are only ${en.format(p.n)} questions`}.`,
    id: `Pencarian ini kecil: hanya ada ${id.format(p.n)} pertanyaan.`,
  }),
  place: (p: { place: number; count: number }) => ({
    en: `Question ${en.format(p.place)} of ${en.format(p.count)}`,
    id: `Pertanyaan ${id.format(p.place)} dari ${id.format(p.count)}`,
  }),
  score: (p: { right: number; answered: number }) => ({
    en: `${en.format(p.right)} of ${en.format(p.answered)} right`,
    id: `${id.format(p.right)} dari ${id.format(p.answered)} benar`,
  }),
  choices: { en: 'Answers', id: 'Jawaban' },
  'is-right': { en: 'right answer', id: 'jawaban benar' },
  'is-wrong': { en: 'your answer', id: 'jawabanmu' },
  right: { en: 'Right.', id: 'Benar.' },
  wrong: (p: { place: number }) => ({
    en: `Not quite: answer ${en.format(p.place)} is right.`,
    id: `Belum tepat: yang benar jawaban ${id.format(p.place)}.`,
  }),
  'go-on': { en: 'Next question', id: 'Pertanyaan berikutnya' },
  finish: { en: 'See the result', id: 'Lihat hasil' },
  over: (p: { right: number; count: number }) => ({
    en: `You answered ${en.format(p.right)} of ${en.format(p.count)} questions right.`,
    id: `Jawabanmu benar untuk ${id.format(p.right)} dari ${id.format(p.count)} pertanyaan.`,
  }),
  'all-right': { en: 'You think like this strategy.', id: 'Kamu sudah berpikir seperti strategi ini.' },
  again: { en: 'Other questions', id: 'Pertanyaan lain' },
  'of-parent': (p: { node: number; figures: string }) => ({
    en: `Its parent, node ${en.format(p.node)}: ${p.figures}.`,
    id: `Induknya, simpul ${id.format(p.node)}: ${p.figures}.`,
  }),
  tree: {
    en: 'The search tree up to here. Arrow keys go through it and show positions.',
    id: 'Pohon pencarian sampai di sini. Tombol panah menelusurinya dan menampilkan posisi.',
  },
  'tree-marked': {
    en: 'The numbers in the tree are the answers; touch one to choose it.',
    id: 'Nomor di pohon adalah jawaban; sentuh salah satunya untuk memilih.',
  },
  'tree-looked': {
    en: 'Touch a node in the tree to see its position.',
    id: 'Sentuh simpul di pohon untuk melihat posisinya.',
  },
} as const;

export const text = texter(exercisePageTexts);
