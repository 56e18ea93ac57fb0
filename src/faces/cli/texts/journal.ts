/** What the commands say that keep a search in a journal, check one, and put several together. */
import { amount, numberFormat } from '../../../contract/index.ts';

const en = numberFormat('en');
const id = numberFormat('id');
const shards = amount('shard', 'shards', 'bagian');
const solutions = amount('solution', 'solutions', 'solusi');

export const journalCommandTexts = {
  'do-audit': {
    en: 'compute a random part of a journal again, and compare',
    id: 'menghitung ulang sebagian jurnal secara acak, lalu membandingkannya',
  },
  'do-merge': {
    en: 'put the journals of all parts of a search together',
    id: 'menggabungkan jurnal dari semua bagian sebuah pencarian',
  },
  'arg-journal': { en: 'a journal', id: 'sebuah jurnal' },
  'arg-journals': { en: 'the journals of all parts', id: 'jurnal semua bagian' },
  'opt-journal': {
    en: 'keep every finished part of the search in this file, and go on from it',
    id: 'catat setiap bagian pencarian yang selesai di berkas ini, dan lanjutkan dari sana',
  },
  'opt-shard': {
    en: 'search only part K of N; teka merge puts the journals together',
    id: 'cari hanya bagian ke-K dari N; teka merge menggabungkan jurnalnya',
  },
  'opt-share': {
    en: 'how much of the journal, in percent; 2% if not given',
    id: 'seberapa banyak dari jurnal, dalam persen; 2% bila tidak disebut',
  },
  'opt-audit-seed': {
    en: 'the same number chooses the same parts',
    id: 'bilangan yang sama memilih bagian yang sama',
  },
  'opt-merge-save': {
    en: 'write the solutions of all parts to a file',
    id: 'tulis solusi dari semua bagian ke sebuah berkas',
  },
  'bad-shard': (p: { word: string }) => ({
    en: `--shard takes a part and a number of parts, such as 3/16, not "${p.word}".`,
    id: `--shard menerima nomor bagian dan banyaknya bagian, misalnya 3/16, bukan "${p.word}".`,
  }),
  'bad-share': (p: { word: string }) => ({
    en: `--share takes a percentage above 0% and up to 100%, not "${p.word}".`,
    id: `--share menerima persentase di atas 0% sampai 100%, bukan "${p.word}".`,
  }),
  'shard-journal': {
    en: '--shard needs --journal FILE, because teka merge puts journals together.',
    id: '--shard memerlukan --journal FILE, karena teka merge menggabungkan jurnal.',
  },
  'shard-save': {
    en: 'A part keeps its solutions beside its journal; give --save to teka merge.',
    id: 'Solusi satu bagian disimpan di samping jurnalnya; berikan --save pada teka merge.',
  },
  'journal-without': (p: { flag: string }) => ({
    en: `A search with a journal runs to its end; leave ${p.flag} out.`,
    id: `Pencarian dengan jurnal berjalan sampai selesai; hilangkan ${p.flag}.`,
  }),
  'journal-goal': {
    en: 'A journal adds up what its parts find, so it takes the goals all and count; give --goal.',
    id: 'Jurnal menjumlahkan temuan setiap bagian, jadi tujuannya harus all atau count; berikan --goal.',
  },
  'journal-stdout': {
    en: 'With a journal, --save needs the name of a file; without --save, solutions go to standard output.',
    id: 'Dengan jurnal, --save memerlukan nama berkas; tanpa --save, solusi dicetak ke keluaran standar.',
  },
  'journal-output-gone': (p: { file: string }) => ({
    en: `The solutions that this journal says are written are not in "${p.file}.teka-part"; begin a new journal.`,
    id: `Solusi yang menurut jurnal ini sudah ditulis tidak ada di "${p.file}.teka-part"; mulai jurnal baru.`,
  }),
  'journal-differs': (p: { shard: string }) => ({
    en: `Shard ${p.shard} was searched again, and its result is not the recorded one.`,
    id: `Bagian ${p.shard} dicari ulang, dan hasilnya tidak sama dengan yang tercatat.`,
  }),
  'journal-torn': (p: { file: string }) => ({
    en: `${p.file}: the last line was cut off and is dropped.`,
    id: `${p.file}: baris terakhir terpotong dan tidak dipakai.`,
  }),
  'journal-goes-on': (p: { file: string; finished: number; shards: number }) => ({
    en: `${p.file} has ${en.format(p.finished)} of ${shards({ n: p.shards }).en}; the same command goes on from there.`,
    id: `${p.file} memuat ${id.format(p.finished)} dari ${shards({ n: p.shards }).id}; perintah yang sama melanjutkannya.`,
  }),
  'shard-done': (p: { part: number; of: number; shards: number; count: number }) => ({
    en: `Part ${p.part} of ${p.of} is done: ${solutions({ n: p.count }).en} in ${shards({ n: p.shards }).en}. teka merge puts the parts together.`,
    id: `Bagian ${p.part} dari ${p.of} selesai: ${solutions({ n: p.count }).id} dalam ${shards({ n: p.shards }).id}. teka merge menggabungkan semua bagian.`,
  }),
  redivided: {
    en: 'The search is divided in another way than when this journal was written.',
    id: 'Pencarian ini dibagi dengan cara lain daripada ketika jurnal ini ditulis.',
  },
  'audit-nothing': { en: 'This journal has no finished shard.', id: 'Belum ada bagian yang selesai di jurnal ini.' },
  'audit-shard': (p: { shard: string; theirs: string; ours: string }) => ({
    en: `Shard ${p.shard} differs: the journal has ${p.theirs}, the search ${p.ours}.`,
    id: `Bagian ${p.shard} berbeda: jurnal mencatat ${p.theirs}, pencarian memberi ${p.ours}.`,
  }),
  'audit-changed': (p: { file: string; shard: string }) => ({
    en: `The solutions of shard ${p.shard} in ${p.file}.shards are not those that were recorded; go on with the search to find them again.`,
    id: `Solusi bagian ${p.shard} di ${p.file}.shards bukan lagi yang tercatat; lanjutkan pencarian untuk menemukannya kembali.`,
  }),
  fingerprint: (p: { count: number; nodes: number; hash: string }) => ({
    en: `${solutions({ n: p.count }).en}, ${en.format(p.nodes)} nodes, ${p.hash}`,
    id: `${solutions({ n: p.count }).id}, ${id.format(p.nodes)} simpul, ${p.hash}`,
  }),
  'audit-agrees': (p: { audited: number; finished: number; seed: number }) => ({
    en: `${en.format(p.audited)} of ${shards({ n: p.finished }).en} computed again: all agree (seed ${p.seed}).`,
    id: `${id.format(p.audited)} dari ${shards({ n: p.finished }).id} dihitung ulang: semuanya cocok (seed ${p.seed}).`,
  }),
  'audit-differs': (p: { differing: number; audited: number; seed: number }) => ({
    en: `${en.format(p.differing)} of ${en.format(p.audited)} computed again ${p.differing === 1 ? 'differs' : 'differ'} (seed ${p.seed}).`,
    id: `${id.format(p.differing)} dari ${id.format(p.audited)} yang dihitung ulang berbeda (seed ${p.seed}).`,
  }),
  'audit-stopped': { en: 'Stopped before the audit was done.', id: 'Dihentikan sebelum pemeriksaan selesai.' },
  'merge-gap': (p: { n: number; names: string }) => ({
    en: p.n === 1 ? `Shard ${p.names} is missing.` : `${shards(p).en} are missing: ${p.names}.`,
    id: p.n === 1 ? `Bagian ${p.names} belum ada.` : `${shards(p).id} belum ada: ${p.names}.`,
  }),
  'merge-unfinished': (p: { file: string; finished: number; shards: number }) => ({
    en: `${p.file} has ${en.format(p.finished)} of its ${shards({ n: p.shards }).en}.`,
    id: `${p.file} memuat ${id.format(p.finished)} dari ${shards({ n: p.shards }).id}.`,
  }),
  'merge-overlap': (p: { shard: string; one: string; other: string }) => ({
    en: `Shard ${p.shard} is both in ${p.one} and in ${p.other}.`,
    id: `Bagian ${p.shard} ada di ${p.one} dan juga di ${p.other}.`,
  }),
  'merge-files': (p: { file: string; shard: string }) => ({
    en: `The solutions of shard ${p.shard} beside ${p.file} are missing or changed; search that part again.`,
    id: `Solusi bagian ${p.shard} di samping ${p.file} hilang atau berubah; cari ulang bagian itu.`,
  }),
} as const;
