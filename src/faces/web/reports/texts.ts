/** What only the page of the published figures says; loaded with it. */
import { amount, texter } from '../../../contract/index.ts';

const en = new Intl.NumberFormat('en');
const id = new Intl.NumberFormat('id');
const figures = amount('figure', 'figures', 'angka');

export const reportsTexts = {
  'reports-lead': {
    en: 'Documents have published figures about these puzzles: how many solutions there are, how many steps a strategy takes, how long it took. Here your browser computes them again, one after the other, and compares.',
    id: 'Sejumlah dokumen pernah menerbitkan angka tentang teka-teki ini: banyaknya solusi, banyaknya langkah suatu strategi, dan lama pencariannya. Di sini perambanmu menghitungnya kembali satu demi satu, lalu membandingkannya.',
  },
  'reports-programs': { en: 'The reports’ programs', id: 'Program dalam laporan' },
  'reports-programs-lead': {
    en: 'Each program as its report describes it. Open a course file, and solve: the cases tried and the milliseconds stand beside the board.',
    id: 'Setiap program seperti yang diuraikan laporannya. Buka berkas kuliah, lalu pecahkan: banyaknya kasus dan waktu dalam milidetik tampil di samping papan.',
  },
  'reports-first-case': { en: 'Open its first case', id: 'Buka kasus pertamanya' },
  'reports-figures': { en: 'The figures', id: 'Angka-angkanya' },
  'reports-start': { en: 'Compute again', id: 'Hitung ulang' },
  'reports-long': (p: { n: number }) => ({
    en: `Also the ${en.format(p.n)} that ${p.n === 1 ? 'takes' : 'take'} long`,
    id: `Termasuk ${figures(p).id} yang lama dihitung`,
  }),
  'reports-doing': (p: { done: number; total: number; what: string }) => ({
    en: `${en.format(p.done)} of ${en.format(p.total)} done. Now: ${p.what}`,
    id: `${id.format(p.done)} dari ${id.format(p.total)} selesai. Sekarang: ${p.what}`,
  }),
  'reports-begun': { en: 'Computing.', id: 'Sedang menghitung.' },
  'reports-sum': (p: { n: number; agree: number; differ: number; wrong: number }) => ({
    en: `Of ${figures(p).en}, ${en.format(p.agree)} ${p.agree === 1 ? 'agrees' : 'agree'}, ${en.format(p.differ)} rightly ${p.differ === 1 ? 'differs' : 'differ'}, and ${en.format(p.wrong)} should agree but ${p.wrong === 1 ? 'does' : 'do'} not.`,
    id: `Dari ${figures(p).id}, ${id.format(p.agree)} cocok, ${id.format(p.differ)} memang seharusnya berbeda, dan ${id.format(p.wrong)} seharusnya cocok tetapi tidak.`,
  }),
  'reports-cut': { en: 'Stopped before the end.', id: 'Dihentikan sebelum selesai.' },
  'reports-what': { en: 'Figure', id: 'Angka' },
  'reports-published': { en: 'Published', id: 'Terbit' },
  'reports-ours': { en: 'Ours', id: 'Hasil kami' },
  'reports-same': { en: 'Same?', id: 'Sama?' },
  'reports-then': { en: 'Time then', id: 'Waktu dulu' },
  'reports-now': { en: 'Time now', id: 'Waktu kini' },
  'reports-room': { en: 'Room', id: 'Ruang' },
  'reports-open': { en: 'Open', id: 'Buka' },
  'reports-open-what': (p: { what: string }) => ({ en: `Open: ${p.what}`, id: `Buka: ${p.what}` }),
  'reports-agrees': { en: 'Yes', id: 'Ya' },
  'reports-differs': { en: 'No, rightly', id: 'Memang tidak' },
  'reports-wrong': { en: 'No', id: 'Tidak' },
  'reports-computing': { en: 'Computing…', id: 'Menghitung…' },
  'reports-takes-long': { en: 'Takes long', id: 'Lama dihitung' },
  'reports-none': { en: 'No figures are published yet.', id: 'Belum ada angka yang diterbitkan.' },
} as const;

export const reportsText = texter(reportsTexts);
