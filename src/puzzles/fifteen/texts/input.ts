/** What may be wrong with a board or with moves that a person wrote. */
import { numberFormat } from '../../../contract/index.ts';

const en = numberFormat('en');
const id = numberFormat('id');

/** `7 12 -` as `7, 12 and the blank`, with how many more there are. */
function listed(entries: string, more: number, and: string, blank: string, others: string): string {
  const names = entries.split(' ').map((entry) => (entry === '-' ? blank : entry));
  if (more > 0) names.push(`${more} ${others}`);
  const last = names.pop()!;
  return names.length === 0 ? last : `${names.join(', ')} ${and} ${last}`;
}

export const input = {
  'text-too-long': (p: { most: number }) => ({
    en: `This is more than ${en.format(p.most)} characters, and no board takes that many; write the rows of one board only.`,
    id: `Ini lebih dari ${id.format(p.most)} karakter, padahal tidak ada papan sepanjang itu; tulis baris-baris satu papan saja.`,
  }),
  'unknown-section': (p: { word: string }) => ({
    en: `"${p.word}" before a colon is not known; write goal: or metric:, or a size such as 3x4:.`,
    id: `"${p.word}" sebelum titik dua tidak dikenal; tulis goal: atau metric:, atau ukuran seperti 3x4:.`,
  }),
  'section-twice': (p: { name: string }) => ({
    en: `There is a second ${p.name}: here; leave only one.`,
    id: `Ada ${p.name}: kedua di sini; sisakan satu saja.`,
  }),
  'bad-size': (p: { word: string }) => ({
    en: `"${p.word}" is not a size; write rows and columns with an x between them, such as 3x4:.`,
    id: `"${p.word}" bukan ukuran; tulis jumlah baris dan kolom dengan x di antaranya, misalnya 3x4:.`,
  }),
  'size-not-first': {
    en: 'Write the size only once, before the first row of the board; remove this one.',
    id: 'Ukuran hanya ditulis sekali, sebelum baris pertama papan; hapus yang ini.',
  },
  'size-without-colon': (p: { word: string }) => ({
    en: `"${p.word}" is a size; put it before the first number with a colon behind it: ${p.word}:.`,
    id: `"${p.word}" adalah ukuran; tulis sebelum bilangan pertama dengan titik dua di belakangnya: ${p.word}:.`,
  }),
  'no-entries': {
    en: 'No numbers are written here; write the rows of the board with - for the blank.',
    id: 'Tidak ada bilangan di sini; tulis baris-baris papan dengan - untuk kotak kosong.',
  },
  'not-an-entry': (p: { word: string; most: number }) => ({
    en: `"${p.word}" is not a tile; tiles have whole numbers ${p.most === 0 ? 'from 1 on' : `from 1 to ${p.most}`}, and - is the blank.`,
    id: `"${p.word}" bukan ubin; ubin bernomor bilangan bulat ${p.most === 0 ? 'mulai dari 1' : `dari 1 sampai ${p.most}`}, dan - untuk kotak kosong.`,
  }),
  'size-out-of-range': (p: { size: string; least: number; most: number }) => ({
    en: `A board of ${p.size} is not possible here: rows and columns go from ${p.least} to ${p.most}.`,
    id: `Papan ${p.size} tidak bisa dipakai: baris dan kolom dari ${p.least} sampai ${p.most}.`,
  }),
  'too-small': (p: { found: number; least: number }) => ({
    en: `${p.found === 1 ? 'One entry is' : `${p.found} entries are`} too few: the smallest board has ${p.least} rows of ${p.least}.`,
    id: `${p.found} isian terlalu sedikit: papan terkecil punya ${p.least} baris berisi ${p.least}.`,
  }),
  'too-large': (p: { found: number; most: number }) => ({
    en: `${p.found} entries are too many: the largest board has ${p.most} rows of ${p.most}.`,
    id: `${p.found} isian terlalu banyak: papan terbesar punya ${p.most} baris berisi ${p.most}.`,
  }),
  'not-square': (p: { found: number; sizes: string; next: number; entries: number }) => ({
    en: `${p.found} entries on one line make no square board; ${
      p.sizes === ''
        ? `a board of ${p.next}x${p.next} has ${p.entries}`
        : `write the size before them (${p.sizes}), as in ${p.sizes.split(', ')[0]}:, or one row a line`
    }.`,
    id: `${p.found} isian dalam satu baris tidak membentuk papan persegi; ${
      p.sizes === ''
        ? `papan ${p.next}x${p.next} berisi ${p.entries}`
        : `tulis ukurannya di depan (${p.sizes}), misalnya ${p.sizes.split(', ')[0]}:, atau satu baris papan per baris`
    }.`,
  }),
  'row-length': (p: { row: number; found: number; wanted: number }) => ({
    en: `Row ${p.row} has ${p.found === 1 ? '1 entry' : `${p.found} entries`}, but ${p.wanted} are expected.`,
    id: `Baris ${p.row} berisi ${p.found}, padahal seharusnya ${p.wanted}.`,
  }),
  'no-gap': (p: { tiles: number; size: string }) => ({
    en: `All tiles from 1 to ${p.tiles} are here, but no blank; write - where the blank of the ${p.size} board is.`,
    id: `Semua ubin dari 1 sampai ${p.tiles} ada, tetapi kotak kosong tidak; tulis - di tempat kotak kosong papan ${p.size}.`,
  }),
  'too-few-entries': (p: { size: string; wanted: number; found: number; missing: string }) => ({
    en: `The board is not complete: ${p.size} has ${p.wanted} entries, here are ${p.found}; missing: ${p.missing}.`,
    id: `Papan belum lengkap: ${p.size} berisi ${p.wanted}, di sini baru ${p.found}; yang kurang: ${p.missing}.`,
  }),
  'too-many-entries': (p: { size: string; wanted: number; found: number }) => ({
    en: `There are ${p.found} entries, but a board of ${p.size} has ${p.wanted}; remove the extra ones from here on.`,
    id: `Ada ${p.found} isian, padahal papan ${p.size} berisi ${p.wanted}; hapus kelebihannya mulai dari sini.`,
  }),
  'other-size': (p: { found: string; wanted: string }) => ({
    en: `It is ${p.found}, but the board is ${p.wanted}; both must have the same size.`,
    id: `Ukurannya ${p.found}, padahal papannya ${p.wanted}; keduanya harus sama.`,
  }),
  'out-of-range': (p: { word: string; most: number; size: string }) => ({
    en: `${p.word} is too large: a board of ${p.size} has the tiles 1 to ${p.most}, and - (or ${p.most + 1}) for the blank.`,
    id: `${p.word} terlalu besar: papan ${p.size} memakai ubin 1 sampai ${p.most}, dan - (atau ${p.most + 1}) untuk kotak kosong.`,
  }),
  'number-twice': (p: { number: number; row: number; column: number; missing: string }) => ({
    en: `${p.number} is there already, at row ${p.row}, column ${p.column}; missing: ${p.missing}.`,
    id: `${p.number} sudah ada di baris ${p.row}, kolom ${p.column}; yang kurang: ${p.missing}.`,
  }),
  /** `last` is the number after the last tile where it is one of the two, and else 0. */
  'two-gaps': (p: {
    first: string;
    second: string;
    row: number;
    column: number;
    missing: string;
    size: string;
    last: number;
  }) => ({
    en: `"${p.second}" is a second blank: "${p.first}" at row ${p.row}, column ${p.column} is one already${p.last === 0 ? '' : ` (a ${p.size} board has tiles up to ${p.last - 1}, and ${p.last} stands for the blank)`}; missing: ${p.missing}.`,
    id: `"${p.second}" menjadi kotak kosong kedua: "${p.first}" di baris ${p.row}, kolom ${p.column} sudah kosong${p.last === 0 ? '' : ` (ubin papan ${p.size} hanya sampai ${p.last - 1}, dan ${p.last} berarti kotak kosong)`}; yang kurang: ${p.missing}.`,
  }),
  missing: (p: { entries: string; more: number }) => ({
    en: listed(p.entries, p.more, 'and', 'the blank', 'more'),
    id: listed(p.entries, p.more, 'dan', 'kotak kosong', 'lagi'),
  }),
  'in-goal': (p: { why: string }) => ({ en: `Goal: ${p.why}`, id: `Tujuan: ${p.why}` }),
  'no-metric': {
    en: 'Nothing stands behind metric:; write single or multi.',
    id: 'Tidak ada isian setelah metric:; tulis single atau multi.',
  },
  'unknown-metric': (p: { word: string }) => ({
    en: `"${p.word}" is not a way to count moves; write single or multi.`,
    id: `"${p.word}" bukan cara menghitung langkah; tulis single atau multi.`,
  }),
  'after-metric': (p: { word: string }) => ({
    en: `Nothing more may stand behind the metric; remove "${p.word}".`,
    id: `Setelah metric tidak boleh ada apa-apa lagi; hapus "${p.word}".`,
  }),

  'no-moves': {
    en: 'No moves are written here; write them like UR2DL, or - for none.',
    id: 'Tidak ada langkah di sini; tulis seperti UR2DL, atau - bila tanpa langkah.',
  },
  'not-a-move': (p: { word: string }) => ({
    en: `"${p.word}" is not a move; write U, R, D or L, the way a tile slides.`,
    id: `"${p.word}" bukan langkah; tulis U, R, D, atau L, arah ubin bergeser.`,
  }),
  'count-without-move': (p: { word: string }) => ({
    en: `${p.word} has no move right before it; write the letter first, as in R2.`,
    id: `${p.word} tidak punya langkah tepat di depannya; tulis hurufnya dahulu, misalnya R2.`,
  }),
  'count-zero': (p: { word: string }) => ({
    en: `"${p.word}" makes no move; leave it out, or count from 1.`,
    id: `"${p.word}" tidak berarti langkah apa pun; hapus, atau hitung mulai dari 1.`,
  }),
  'path-too-long': (p: { most: number }) => ({
    en: `These are more than ${en.format(p.most)} moves, far more than any board needs; shorten them from here on.`,
    id: `Ini lebih dari ${id.format(p.most)} langkah, jauh melebihi kebutuhan papan mana pun; pendekkan mulai dari sini.`,
  }),
} as const;
