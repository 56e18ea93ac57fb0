/** What is said about results, and in a conversation. */
import { numberFormat } from '../../../contract/index.ts';

const en = numberFormat('en');
const id = numberFormat('id');

export const talkTexts = {
  'about-licence': {
    en: 'The code is under the MIT licence.',
    id: 'Kodenya berlisensi MIT.',
  },
  'about-others': {
    en: 'Teka includes the following works under their own licences; --full prints them in full.',
    id: 'Teka menyertakan karya berikut dengan lisensinya masing-masing; --full menampilkan teks lengkapnya.',
  },
  'puzzles-are': { en: 'Puzzles:', id: 'Teka-teki:' },
  goodbye: { en: 'Goodbye.', id: 'Sampai jumpa.' },
  'play-choose': (p: { levels: string }) => ({
    en: `\nWrite a puzzle, or n for a new one (followed, if you like, by ${p.levels}), q to leave:`,
    id: `\nTulis teka-teki, atau n untuk yang baru (boleh diikuti ${p.levels}), q untuk keluar:`,
  }),
  'play-begin': (p: { make: string; end: string }) => ({
    en: `\nWrite the name of a file, the number of an example${p.make}, or the puzzle itself${p.end}; q leaves:`,
    id: `\nTulis nama berkas, nomor contoh${p.make}, atau teka-tekinya langsung${p.end}; q keluar:`,
  }),
  'play-or-new': (p: { levels: string }) => ({
    en: `, n for a new one (followed, if you like, by ${p.levels})`,
    id: `, n untuk yang baru (boleh diikuti ${p.levels})`,
  }),
  'play-choose-first': (p: { word: string }) => ({
    en: `"${p.word}" works only once there is a puzzle; choose one first.`,
    id: `"${p.word}" baru berlaku setelah ada teka-teki; pilih satu dulu.`,
  }),
  'play-go-on': { en: '… (an empty line ends it)', id: '… (baris kosong mengakhirinya)' },
  'play-neither': (p: { word: string; message: string }) => ({
    en: `There is no file "${p.word}", and it cannot be read as a puzzle: ${p.message}`,
    id: `Tidak ada berkas "${p.word}", dan tidak terbaca sebagai teka-teki: ${p.message}`,
  }),
  'play-wish': (p: { word: string; known: string }) => ({
    en: `"${p.word}" cannot follow n here; write at most one of each: ${p.known}.`,
    id: `"${p.word}" tidak bisa mengikuti n di sini; tulis paling banyak satu dari tiap kelompok: ${p.known}.`,
  }),
  'play-no-wish': (p: { word: string }) => ({
    en: `"${p.word}" cannot follow n here; write n alone.`,
    id: `"${p.word}" tidak bisa mengikuti n di sini; tulis n saja.`,
  }),
  'play-ends-empty': { en: ' (an empty line ends it)', id: ' (diakhiri baris kosong)' },
  'play-write': { en: '\nWrite a puzzle, or q to leave:', id: '\nTulis teka-teki, atau q untuk keluar:' },
  'play-prompt': {
    en: 'Your answer, or h hint, s solutions, t strategy, e explain, n new, q leave:',
    id: 'Jawabanmu, atau h petunjuk, s solusi, t strategi, e penjelasan, n baru, q keluar:',
  },
  'play-move': {
    en: 'Your move, or h hint, s solution, t strategy, c check, e explain, u undo, r redo, w save, n new, q leave:',
    id: 'Langkahmu, atau h petunjuk, s solusi, t strategi, c periksa, e penjelasan, u urungkan, r ulangi, w simpan, n baru, q keluar:',
  },
  'play-arrows': { en: 'Arrow keys or a move:', id: 'Tombol panah atau langkah:' },
  'play-keys': {
    en: 'h hint, s solution, t strategy, c check, e explain, u undo, r redo, w save, n new, q leave',
    id: 'h petunjuk, s solusi, t strategi, c periksa, e penjelasan, u urungkan, r ulangi, w simpan, n baru, q keluar',
  },
  'play-count': (p: { count: number }) => ({
    en: `${en.format(p.count)} ${p.count === 1 ? 'move' : 'moves'}`,
    id: `${id.format(p.count)} langkah`,
  }),
  'play-first-move': { en: 'There is nothing to undo.', id: 'Tidak ada yang bisa diurungkan.' },
  'play-last-move': { en: 'There is nothing to redo.', id: 'Tidak ada yang bisa diulangi.' },
  'play-open': { en: 'This can still be solved.', id: 'Ini masih bisa diselesaikan.' },
  'play-lost': {
    en: 'This can no longer be solved; u takes the last move back.',
    id: 'Ini tidak bisa diselesaikan lagi; u mengurungkan langkah terakhir.',
  },
  'play-done': { en: 'Solved!', id: 'Selesai!' },
  'play-done-in': (p: { moves: string; time: string }) => ({
    en: `Solved in ${p.moves} and ${p.time}. Well done!`,
    id: `Selesai dalam ${p.moves} dan ${p.time}. Bagus sekali!`,
  }),
  'play-bad-delay': (p: { word: string; most: number }) => ({
    en: `"${p.word}" is not a delay; write the milliseconds between two moves as a whole number up to ${p.most}, as in s 200.`,
    id: `"${p.word}" bukan jeda; tulis milidetik di antara dua langkah sebagai bilangan bulat sampai ${p.most}, misalnya s 200.`,
  }),
  'play-any-key': { en: 'Any key stops the playback.', id: 'Tekan tombol apa saja untuk menghentikan pemutaran.' },
  'play-back': { en: 'The board is as you left it.', id: 'Papan kembali seperti saat kamu tinggalkan.' },
  'play-automatic': { en: 'automatic', id: 'otomatis' },
  'play-strategy': (p: { strategy: string }) => ({
    en: `s now solves with ${p.strategy}.`,
    id: `Sekarang s memakai ${p.strategy}.`,
  }),
  'play-strategy-any': {
    en: 's now solves with the strategy that fits best.',
    id: 'Sekarang s memakai strategi yang paling cocok.',
  },
  'play-strategy-how': {
    en: 'Write t and the number or name of a strategy, then its values if it has any.',
    id: 'Tulis t dan nomor atau nama strategi, lalu nilainya bila ada.',
  },
  'play-no-strategy': (p: { word: string; most: number }) => ({
    en: `"${p.word}" is not a strategy; write t and a number from 0 to ${p.most}, or t alone to see the list.`,
    id: `"${p.word}" bukan strategi; tulis t dan nomor dari 0 sampai ${p.most}, atau t saja untuk melihat daftarnya.`,
  }),
  'play-strategy-value': (p: { word: string; known: string }) => ({
    en: `"${p.word}" is not a value of this strategy; ${p.known === '' ? 'it takes none' : `choose among ${p.known}`}.`,
    id: `"${p.word}" bukan nilai strategi ini; ${p.known === '' ? 'strategi ini tidak menerima nilai' : `pilih dari ${p.known}`}.`,
  }),
  'play-save': { en: 'Save the solutions to a file? (y/n)', id: 'Simpan solusi ke berkas? (y/t)' },
  'play-listed': (p: { listed: number; count: number }) => ({
    en: `These are the first ${en.format(p.listed)} of ${en.format(p.count)} solutions; y saves all of them.`,
    id: `Ini ${id.format(p.listed)} yang pertama dari ${id.format(p.count)} solusi; y menyimpan semuanya.`,
  }),
  'play-file': {
    en: 'File name (.txt, or .svg or .png for a picture), or just Enter to skip:',
    id: 'Nama berkas (.txt, atau .svg atau .png untuk gambar), atau cukup Enter untuk batal:',
  },
  'play-yes-or-no': (p: { word: string }) => ({
    en: `"${p.word}" is neither y nor n.`,
    id: `"${p.word}" bukan y ataupun t.`,
  }),
  'not-saved': {
    en: 'Nothing was saved: the search stopped without an answer.',
    id: 'Tidak ada yang disimpan: pencarian berhenti sebelum ada jawaban.',
  },
  'not-drawn': {
    en: 'No picture was saved: a count has no solution to draw.',
    id: 'Tidak ada gambar yang disimpan: penghitungan tidak menghasilkan solusi untuk digambar.',
  },
  saved: (p: { file: string }) => ({ en: `Saved to ${p.file}.`, id: `Disimpan di ${p.file}.` }),
  right: { en: 'Right!', id: 'Benar!' },
  'right-at': (p: { cost: string }) => ({ en: `Right! ${p.cost}.`, id: `Benar! ${p.cost}.` }),
  'ctrl-c': { en: 'Ctrl-C stops', id: 'Ctrl-C menghentikan' },
  'one-node': (p: { node: string }) => ({ en: `Counts: ${p.node}`, id: `Yang dihitung: ${p.node}` }),
  source: (p: { source: string }) => ({ en: `Source: ${p.source}`, id: `Sumber: ${p.source}` }),
  'picked-of': (p: { number: string; count: string }) => ({
    en: `Number ${p.number} of ${p.count}.`,
    id: `Nomor ${p.number} dari ${p.count}.`,
  }),
  'batch-written': (p: { count: number; folder: string }) => ({
    en: `${p.count} ${p.count === 1 ? 'puzzle' : 'puzzles'} written to ${p.folder}.`,
    id: `${p.count} teka-teki ditulis ke ${p.folder}.`,
  }),
  'sheet-unsolved': (p: { number: number; why: string }) => ({
    en: `The back of number ${p.number} is empty. ${p.why}`,
    id: `Bagian belakang nomor ${p.number} kosong. ${p.why}`,
  }),
  'batch-left-out': (p: { seeds: string; more: number }) => ({
    en: `Seeds skipped because they repeat another puzzle: ${p.seeds}${p.more > 0 ? `, and ${en.format(p.more)} more` : ''}.`,
    id: `Seed yang dilewati karena mengulang teka-teki lain: ${p.seeds}${p.more > 0 ? `, dan ${id.format(p.more)} lagi` : ''}.`,
  }),
  'sheet-seed': (p: { seed: number }) => ({ en: `seed ${p.seed}`, id: `seed ${p.seed}` }),
  'sheet-stopped': (p: { made: number; batch: number }) => ({
    en: `Stopped: ${en.format(p.made)} of ${en.format(p.batch)} puzzles were made, and only these were drawn.`,
    id: `Dihentikan: ${id.format(p.made)} dari ${id.format(p.batch)} teka-teki sempat dibuat, dan itulah yang digambar.`,
  }),
  'sheet-backs-stopped': (p: { reached: number; puzzles: number }) => ({
    en: `Stopped: ${en.format(p.reached)} of ${en.format(p.puzzles)} puzzles were solved for the back pages.`,
    id: `Dihentikan: ${id.format(p.reached)} dari ${id.format(p.puzzles)} teka-teki sempat dipecahkan untuk halaman belakang.`,
  }),
  'sheet-written': (p: { pictures: number; pages: number }) => ({
    en: `${p.pictures} ${p.pictures === 1 ? 'picture' : 'pictures'} on ${p.pages} ${p.pages === 1 ? 'page' : 'pages'}.`,
    id: `${p.pictures} gambar di ${p.pages} halaman.`,
  }),
  'batch-stopped': (p: { made: number; batch: number; folder: string }) => ({
    en: `Stopped: ${p.made} of ${p.batch} are in ${p.folder}.`,
    id: `Dihentikan: ${p.made} dari ${p.batch} ada di ${p.folder}.`,
  }),
} as const;
