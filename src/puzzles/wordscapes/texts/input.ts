/** What may be wrong with a task, a list of words or a filling that a person wrote. */
import { type Dictionary, numberFormat } from '../../../contract/index.ts';

const en = numberFormat('en');
const id = numberFormat('id');

const keywords = 'LETTERS, LANGUAGE, LIST, GRID, LENGTHS, ROWS, PATTERNS, ANSWERS, BONUS, WORDS';

/** `there` is how often a letter is on the wheel. */
const onWheel = (letter: string, there: number): string =>
  there === 0
    ? `there is no ${letter} on the wheel`
    : `${letter} is on the wheel only ${there === 1 ? 'once' : `${there} times`}`;
const diRoda = (letter: string, there: number): string =>
  there === 0 ? `huruf ${letter} tidak ada di roda` : `huruf ${letter} di roda hanya ada ${there}`;

export const inputTexts = {
  'text-too-long': (p: { most: number }) => ({
    en: `This is more than ${en.format(p.most)} characters; write one puzzle only, and a shorter list of words.`,
    id: `Ini lebih dari ${id.format(p.most)} karakter; tulis satu teka-teki saja, dengan daftar kata yang lebih pendek.`,
  }),
  'unknown-keyword': (p: { word: string; near: string }) => ({
    en: `"${p.word}" is not a keyword; ${p.near === '' ? `write one of ${keywords}.` : `do you mean ${p.near}?`}`,
    id: `"${p.word}" bukan kata kunci; ${p.near === '' ? `tulis salah satu dari ${keywords}.` : `maksudnya ${p.near}?`}`,
  }),
  'section-twice': (p: { keyword: string }) => ({
    en: `There is a second ${p.keyword} here; leave only one.`,
    id: `Ada ${p.keyword} kedua di sini; sisakan satu saja.`,
  }),
  'two-shapes': (p: { first: string; second: string }) => ({
    en: `${p.second} does not go together with ${p.first}; leave only one of them.`,
    id: `${p.second} tidak bisa dipakai bersama ${p.first}; sisakan salah satu.`,
  }),
  'stray-line': (p: { keyword: string }) => ({
    en: `This line belongs to no section: the boxes are already given under ${p.keyword}; remove it, or move it there.`,
    id: `Baris ini tidak termasuk bagian mana pun: kotak-kotaknya sudah ada di bawah ${p.keyword}; hapus, atau pindahkan ke sana.`,
  }),
  'nothing-beside': (p: { keyword: string }) => ({
    en: `Nothing follows ${p.keyword}; write its value there, or remove the keyword.`,
    id: `Tidak ada isian setelah ${p.keyword}; tulis isinya, atau hapus kata kuncinya.`,
  }),
  'too-much-beside': (p: { keyword: string; word: string }) => ({
    en: `${p.keyword} takes one word; remove "${p.word}".`,
    id: `${p.keyword} hanya berisi satu kata; hapus "${p.word}".`,
  }),
  'no-letters': {
    en: 'There are no letters; write those of the wheel first, such as LETTERS STUOMC.',
    id: 'Belum ada huruf; tulis dahulu huruf-huruf di roda, misalnya LETTERS STUOMC.',
  },
  'not-a-letter': (p: { sign: string }) => ({
    en: `"${p.sign}" is not a letter from A to Z; the wheel has only those.`,
    id: `"${p.sign}" bukan huruf A sampai Z; roda hanya berisi huruf itu.`,
  }),
  'too-few-letters': {
    en: 'One letter makes no word; write at least two.',
    id: 'Satu huruf tidak membentuk kata; tulis paling sedikit dua.',
  },
  'too-many-letters': (p: { most: number }) => ({
    en: `A wheel has at most ${p.most} letters; remove those from here on.`,
    id: `Roda paling banyak berisi ${p.most} huruf; hapus yang mulai dari sini.`,
  }),
  'unknown-language': (p: { word: string }) => ({
    en: `There is no dictionary for "${p.word}"; write en for English or id for Indonesian.`,
    id: `Tidak ada kamus untuk "${p.word}"; tulis en untuk bahasa Inggris atau id untuk bahasa Indonesia.`,
  }),
  'unknown-list': (p: { word: string }) => ({
    en: `There is no list "${p.word}"; write full for every word or common for well-known ones.`,
    id: `Tidak ada daftar "${p.word}"; tulis full untuk semua kata atau common untuk kata yang umum saja.`,
  }),
  'not-a-box': (p: { sign: string }) => ({
    en: `"${p.sign}" has no meaning in a grid; write ? for an open box, a letter for a known one, and . where there is no box.`,
    id: `"${p.sign}" tidak berarti apa-apa dalam grid; tulis ? untuk kotak terbuka, huruf untuk yang sudah diketahui, dan . untuk tempat tanpa kotak.`,
  }),
  'grid-too-large': (p: { most: number }) => ({
    en: `A grid has at most ${p.most} rows and ${p.most} columns; this one goes beyond that from here on.`,
    id: `Grid paling banyak ${p.most} baris dan ${p.most} kolom; yang ini masih berlanjut dari sini.`,
  }),
  'no-boxes': {
    en: 'The grid has no box; write ? for every open one.',
    id: 'Grid ini tidak punya kotak; tulis ? untuk setiap kotak terbuka.',
  },
  'lone-box': (p: { row: number; column: number }) => ({
    en: `The box at row ${p.row}, column ${p.column} belongs to no word, since no box is beside it; add one, or write . there.`,
    id: `Kotak di baris ${p.row}, kolom ${p.column} tidak termasuk kata mana pun karena tidak ada kotak di sebelahnya; tambahkan, atau tulis . di situ.`,
  }),
  'known-not-there': (p: { letter: string; row: number; column: number; letters: string }) => ({
    en: `The known ${p.letter} at row ${p.row}, column ${p.column} is not on the wheel, which has ${p.letters}; correct one of them.`,
    id: `Huruf ${p.letter} di baris ${p.row}, kolom ${p.column} tidak ada di roda, yang berisi ${p.letters}; perbaiki salah satunya.`,
  }),
  'known-lacking': (p: { letter: string; there: number; name: string }) => ({
    en: `${p.name} cannot be filled: ${onWheel(p.letter, p.there)}; correct the known letters or the wheel.`,
    id: `${p.name} tidak bisa diisi: ${diRoda(p.letter, p.there)}; perbaiki huruf yang diketahui atau rodanya.`,
  }),
  'slot-too-long': (p: { name: string; length: number; letters: number }) => ({
    en: `${p.name} has ${p.length} boxes, but the wheel only ${p.letters} letters; each is used once at most.`,
    id: `${p.name} punya ${p.length} kotak, padahal roda hanya punya ${p.letters} huruf; tiap huruf dipakai paling banyak sekali.`,
  }),
  'too-many-rows': (p: { most: number }) => ({
    en: `At most ${p.most} rows are read; remove those from here on.`,
    id: `Paling banyak ${p.most} baris; hapus yang mulai dari sini.`,
  }),
  'not-in-a-pattern': (p: { sign: string }) => ({
    en: `"${p.sign}" has no meaning in a row; write ? for an open box, and a letter for a known one.`,
    id: `"${p.sign}" tidak berarti apa-apa di sini; tulis ? untuk kotak terbuka dan huruf untuk yang sudah diketahui.`,
  }),
  'not-a-length': (p: { word: string }) => ({
    en: `"${p.word}" is not a length; write numbers such as 3 4 4 5.`,
    id: `"${p.word}" bukan panjang kata; tulis bilangan seperti 3 4 4 5.`,
  }),
  'row-too-short': {
    en: 'A word has at least two letters; make this one longer, or remove it.',
    id: 'Kata paling sedikit dua huruf; perpanjang, atau hapus yang ini.',
  },
  'row-too-long': (p: { length: number; letters: number }) => ({
    en: `A word of ${en.format(p.length)} letters cannot be made from a wheel of ${p.letters}; each letter is used once at most.`,
    id: `Kata sepanjang ${id.format(p.length)} huruf tidak bisa dibuat dari roda berisi ${p.letters}; tiap huruf dipakai paling banyak sekali.`,
  }),
  'bonus-not-a-word': (p: { word: string }) => ({
    en: `"${p.word}" is not a word; bonus words have two letters or more, all from A to Z.`,
    id: `"${p.word}" bukan kata; kata bonus terdiri atas dua huruf atau lebih, semuanya dari A sampai Z.`,
  }),
  'bonus-not-layable': (p: { word: string; letter: string; there: number }) => ({
    en: `${p.word} cannot be a bonus word: ${onWheel(p.letter, p.there)}.`,
    id: `${p.word} tidak bisa menjadi kata bonus: ${diRoda(p.letter, p.there)}.`,
  }),
  'answers-without-boxes': {
    en: 'Answers need boxes to stand in; give a GRID, LENGTHS or ROWS as well.',
    id: 'Jawaban perlu kotak untuk diisi; tambahkan GRID, LENGTHS, atau ROWS.',
  },
  'answer-unknown-slot': (p: { word: string; names: string; more: number }) => ({
    en: `There is no word ${p.word} here; these are there: ${p.names}${p.more ? ' …' : ''}. Write each name and then its word.`,
    id: `Tidak ada kata ${p.word} di sini; yang ada: ${p.names}${p.more ? ' …' : ''}. Tulis tiap nama lalu katanya.`,
  }),
  'answer-slot-twice': (p: { name: string }) => ({
    en: `${p.name} has an answer already; leave only one.`,
    id: `${p.name} sudah punya jawaban; sisakan satu saja.`,
  }),
  'answer-missing': (p: { name: string; more: number }) => ({
    en: `The answer to ${p.name}${p.more === 0 ? ' is' : ` and ${p.more} more are`} missing; every word must have one.`,
    id: `Jawaban untuk ${p.name}${p.more === 0 ? '' : ` dan ${p.more} lainnya`} belum ada; setiap kata harus punya jawaban.`,
  }),
  'answer-without-word': (p: { name: string }) => ({
    en: `No word follows ${p.name}; write its answer after it.`,
    id: `Tidak ada kata setelah ${p.name}; tulis jawabannya di belakangnya.`,
  }),
  'answer-not-a-word': (p: { name: string; word: string }) => ({
    en: `"${p.word}" cannot be the answer to ${p.name}; write letters from A to Z only.`,
    id: `"${p.word}" tidak bisa menjadi jawaban ${p.name}; tulis huruf A sampai Z saja.`,
  }),
  'answer-length': (p: { name: string; word: string; found: number; wanted: number }) => ({
    en: `${p.word} has ${p.found} letters, but ${p.name} has ${p.wanted} boxes.`,
    id: `${p.word} punya ${p.found} huruf, padahal ${p.name} punya ${p.wanted} kotak.`,
  }),
  'answer-known': (p: { name: string; word: string; letter: string; number: number; there: string }) => ({
    en: `Letter ${p.number} of ${p.word} in ${p.name} is ${p.letter}, but the box shows ${p.there}.`,
    id: `Huruf ke-${p.number} dari ${p.word} di ${p.name} adalah ${p.letter}, padahal kotaknya berisi ${p.there}.`,
  }),
  'answer-crossing': (p: {
    name: string;
    word: string;
    letter: string;
    number: number;
    other: string;
    there: string;
  }) => ({
    en: `Letter ${p.number} of ${p.word} in ${p.name} is ${p.letter}, but ${p.other} has ${p.there} in the same box.`,
    id: `Huruf ke-${p.number} dari ${p.word} di ${p.name} adalah ${p.letter}, padahal ${p.other} punya ${p.there} di kotak yang sama.`,
  }),
  'answer-not-layable': (p: { name: string; word: string; letter: string; there: number }) => ({
    en: `${p.word} cannot be the answer to ${p.name}: ${onWheel(p.letter, p.there)}.`,
    id: `${p.word} tidak bisa menjadi jawaban ${p.name}: ${diRoda(p.letter, p.there)}.`,
  }),
  'answer-twice': (p: { name: string; word: string; other: string }) => ({
    en: `${p.word} is the answer to ${p.other} already; the same word cannot stand in ${p.name} too.`,
    id: `${p.word} sudah menjadi jawaban ${p.other}; kata yang sama tidak boleh ada lagi di ${p.name}.`,
  }),
  'own-not-a-word': (p: { word: string }) => ({
    en: `"${p.word}" is not a word; a list has one word a line, of letters only.`,
    id: `"${p.word}" bukan kata; daftar berisi satu kata per baris, hanya dari huruf.`,
  }),
  'own-too-many': (p: { most: number }) => ({
    en: `A list of your own has at most ${en.format(p.most)} words; remove those from here on.`,
    id: `Daftar sendiri paling banyak ${id.format(p.most)} kata; hapus yang mulai dari sini.`,
  }),
  'own-empty': {
    en: 'The list has no word of 2 to 16 letters from A to Z; write one a line.',
    id: 'Daftar ini tidak punya kata sepanjang 2 sampai 16 huruf dari A sampai Z; tulis satu kata per baris.',
  },
  'filling-too-long': (p: { most: number }) => ({
    en: `This is more than ${en.format(p.most)} characters, and no filling takes that many.`,
    id: `Ini lebih dari ${id.format(p.most)} karakter, padahal tidak ada isian sepanjang itu.`,
  }),
  'not-in-a-word': (p: { sign: string }) => ({
    en: `"${p.sign}" has no meaning in a word; write letters, and ? for a box that is still open.`,
    id: `"${p.sign}" tidak berarti apa-apa dalam kata; tulis huruf, dan ? untuk kotak yang masih terbuka.`,
  }),
  'no-words': {
    en: 'No words are written here; write them in order with blanks between them, such as CUT COST.',
    id: 'Tidak ada kata di sini; tulis berurutan dengan spasi di antaranya, misalnya CUT COST.',
  },
} as const satisfies Dictionary;
