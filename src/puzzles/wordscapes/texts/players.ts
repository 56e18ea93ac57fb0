/** What is said to people who play: refusals of what they type, and hints. */
import { type Dictionary, numberFormat } from '../../../contract/index.ts';
import { placeOf, wordOf } from './word-source.ts';

const en = numberFormat('en');
const id = numberFormat('id');
const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);
const inBrackets = (chance: string): string => (chance === '' ? '' : ` (${chance})`);
/** The likeliest filling, or where that is not proven the likeliest that was found. */
const inLikeliest = (proven: number) =>
  proven
    ? { en: 'In the likeliest filling', id: 'Pada isian yang paling mungkin' }
    : { en: 'In the likeliest filling that was found', id: 'Pada isian paling mungkin yang ditemukan' };

export const playersTexts = {
  'help-moves': {
    en: 'Type a word made from the letters of the wheel. It goes into the boxes where it fits; any other word of the dictionary counts as a bonus word.',
    id: 'Ketik kata dari huruf-huruf pada roda. Kata itu masuk ke kotak yang cocok; kata lain yang ada di kamus dihitung sebagai kata bonus.',
  },
  'move-no-word': (p: { word: string }) => ({
    en: p.word === '' ? 'Type a word.' : `"${p.word}" is not a word; type letters from A to Z only.`,
    id: p.word === '' ? 'Ketik sebuah kata.' : `"${p.word}" bukan kata; ketik huruf A sampai Z saja.`,
  }),
  'move-too-short': {
    en: 'One letter is no word; type at least two.',
    id: 'Satu huruf belum menjadi kata; ketik sedikitnya dua huruf.',
  },
  'move-lacks': (p: { word: string; letter: string; there: number; letters: string }) => ({
    en: `${p.word} cannot be laid: ${p.letter} is ${p.there === 0 ? 'not' : `only ${times(p.there)}`} on the wheel; use the letters ${p.letters}.`,
    id: `${p.word} tidak bisa disusun: ${p.letter} ${p.there === 0 ? 'tidak ada' : `hanya ada ${p.there}`} pada roda; pakai huruf ${p.letters}.`,
  }),
  'move-in-grid': (p: { word: string }) => ({
    en: `${p.word} is in its boxes already; look for another word.`,
    id: `${p.word} sudah ada di kotaknya; cari kata lain.`,
  }),
  'move-found': (p: { word: string }) => ({
    en: `You have found ${p.word} already; look for another word.`,
    id: `${p.word} sudah kamu temukan; cari kata lain.`,
  }),
  'move-unknown': (p: { word: string }) => ({
    en: `${p.word} is not in the dictionary; try another word.`,
    id: `${p.word} tidak ada di kamus; coba kata lain.`,
  }),
  'move-unlisted': (p: { word: string }) => ({
    en: `${p.word} is not in your list of words; try another word.`,
    id: `${p.word} tidak ada di daftar katamu; coba kata lain.`,
  }),
  'move-no-pattern': (p: { word: string; patterns: string }) => ({
    en: `${p.word} matches none of the patterns ${p.patterns}; try another word.`,
    id: `${p.word} tidak cocok dengan pola mana pun: ${p.patterns}; coba kata lain.`,
  }),
  'move-hopeless': {
    en: 'No more words can be laid: what is filled in cannot be completed. Ask for a hint to see what is wrong.',
    id: 'Tidak ada kata yang bisa dipasang lagi: yang sudah terisi tidak bisa dilengkapi. Minta petunjuk untuk melihat apa yang salah.',
  },
  'status-bonus': (p: { n: number; words: string }) => ({
    en: `${en.format(p.n)} bonus ${p.n === 1 ? 'word' : 'words'}: ${p.words}`,
    id: `${id.format(p.n)} kata bonus: ${p.words}`,
  }),
  'status-words': (p: { n: number; of: number }) => ({
    en: `${en.format(p.n)} of ${en.format(p.of)} words found`,
    id: `${id.format(p.n)} dari ${id.format(p.of)} kata ditemukan`,
  }),
  'box-in-grid': (p: { row: number; column: number; names: string }) => ({
    en: `row ${p.row}, column ${p.column} (${p.names})`,
    id: `baris ${p.row}, kolom ${p.column} (${p.names})`,
  }),
  'box-in-row': (p: { word: string; place: number }) => ({
    en: `word ${p.word}, box ${p.place}`,
    id: `kata ${p.word}, kotak ${p.place}`,
  }),
  'offer-letter': { en: 'One letter', id: 'Satu huruf' },
  'offer-word': { en: 'One word', id: 'Satu kata' },
  'offer-all': { en: 'Everything', id: 'Semuanya' },
  'offer-state': { en: 'Can it still be completed?', id: 'Masih bisa dilengkapi?' },
  'offer-wrong': { en: 'What is wrong?', id: 'Apa yang salah?' },
  'hint-letter-sure': (p: { box: string; letter: string }) => ({
    en: `The letter in ${p.box} is ${p.letter}.`,
    id: `Huruf di ${p.box} adalah ${p.letter}.`,
  }),
  'hint-letter-likely': (p: { box: string; letter: string; chance: string; proven: number; telling: number }) => ({
    en: `${inLikeliest(p.proven).en} the letter in ${p.box} is ${p.letter}${inBrackets(p.chance)}${p.telling ? '; that box tells most about the rest' : ''}.`,
    id: `${inLikeliest(p.proven).id}, huruf di ${p.box} adalah ${p.letter}${inBrackets(p.chance)}${p.telling ? '; kotak itu paling banyak menentukan sisanya' : ''}.`,
  }),
  'hint-word-sure': (p: { name: string; word: string }) => ({
    en: `Word ${p.name} is ${p.word}.`,
    id: `Kata ${p.name} adalah ${p.word}.`,
  }),
  'hint-word-likely': (p: { name: string; word: string; chance: string; proven: number }) => ({
    en: `${inLikeliest(p.proven).en} word ${p.name} is ${p.word}${inBrackets(p.chance)}.`,
    id: `${inLikeliest(p.proven).id}, kata ${p.name} adalah ${p.word}${inBrackets(p.chance)}.`,
  }),
  'hint-all-sure': (p: { filling: string }) => ({
    en: `All words: ${p.filling}`,
    id: `Semua kata: ${p.filling}`,
  }),
  'hint-all-likely': (p: { filling: string; chance: string; proven: number }) => ({
    en: `${p.proven ? 'The likeliest of all fillings' : 'The likeliest filling found; there may be a likelier one'}${inBrackets(p.chance)}: ${p.filling}`,
    id: `${p.proven ? 'Isian yang paling mungkin' : 'Isian paling mungkin yang ditemukan; mungkin ada yang lebih mungkin'}${inBrackets(p.chance)}: ${p.filling}`,
  }),
  'hint-complete': { en: 'It is complete: no box is open.', id: 'Sudah lengkap: tidak ada kotak yang terbuka.' },
  'hint-no-filling': (p: { source: string }) => ({
    en: `No: what is filled in cannot be completed from ${placeOf(p.source).en}.`,
    id: `Tidak: yang sudah terisi tidak bisa dilengkapi dari ${placeOf(p.source).id}.`,
  }),
  'hint-not-fillable': (p: { source: string }) => ({
    en: `No words from ${placeOf(p.source).en} fill this.`,
    id: `Tidak ada kata dari ${placeOf(p.source).id} yang mengisinya.`,
  }),
  'hint-not-known': {
    en: 'No filling was found in the time given; there may still be one.',
    id: 'Tidak ada isian yang ditemukan dalam waktu yang diberikan; mungkin saja tetap ada.',
  },
  'hint-wrong-box': (p: { letter: string; box: string }) => ({
    en: `Take the ${p.letter} out of ${p.box}: then it can be completed.`,
    id: `Keluarkan ${p.letter} dari ${p.box}: sesudah itu bisa dilengkapi.`,
  }),
  'hint-wrong-word': (p: { name: string; pattern: string }) => ({
    en: `Empty word ${p.name} (${p.pattern}): then it can be completed.`,
    id: `Kosongkan kata ${p.name} (${p.pattern}): sesudah itu bisa dilengkapi.`,
  }),
  'hint-first-letter': (p: { letter: string; length: number }) => ({
    en: `A word of ${p.length} letters begins with ${p.letter}.`,
    id: `Ada kata ${p.length} huruf yang berawal dengan ${p.letter}.`,
  }),
  'hint-one-word': (p: { word: string }) => ({ en: `One of the words is ${p.word}.`, id: `Salah satunya ${p.word}.` }),
  'hint-all-words': (p: { words: string; more: number }) => ({
    en: `The words still to find: ${p.words}${p.more > 0 ? `, and ${en.format(p.more)} more` : ''}`,
    id: `Kata yang belum ditemukan: ${p.words}${p.more > 0 ? `, dan ${id.format(p.more)} lagi` : ''}`,
  }),
  'hint-no-words': (p: { source: string }) => ({
    en: `There is no such ${wordOf(p.source).en}.`,
    id: `Tidak ada ${wordOf(p.source).id} seperti itu.`,
  }),
  'hint-all-found': { en: 'You have found every word.', id: 'Semua kata sudah kamu temukan.' },
} as const satisfies Dictionary;
