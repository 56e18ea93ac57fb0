/** The words of playing. */
import { type Text, texter } from '../../../../contract/index.ts';
import { wordTexts } from '../word-texts.ts';
import type { Outcome } from './game.ts';

const numbers = { en: new Intl.NumberFormat('en'), id: new Intl.NumberFormat('id') };
const words = (n: number) => (n === 1 ? '1 word' : `${n} words`);

export const playTexts = {
  ...wordTexts,
  game: { en: 'Game', id: 'Permainan' },
  level: (p: { number: number }) => ({ en: `Level ${p.number}`, id: `Level ${p.number}` }),
  'own-level': { en: 'Grid from the text', id: 'Grid dari teks' },
  'example-level': { en: 'A grid to try', id: 'Grid untuk dicoba' },
  'no-level': { en: 'No level yet', id: 'Belum ada level' },
  found: (p: { full: number; all: number }) => ({
    en: `${p.full} of ${p.all} words`,
    id: `${p.full} dari ${p.all} kata`,
  }),
  'go-to': (p: { number: number }) => ({ en: `Play level ${p.number}`, id: `Mainkan level ${p.number}` }),
  'in-play': (p: { number: number }) => ({
    en: `You are playing level ${p.number}, the next of this kind.`,
    id: `Kamu sedang memainkan level ${p.number}, level berikutnya dari jenis ini.`,
  }),
  'next-level': { en: 'Next level', id: 'Level berikutnya' },
  making: (p: { number: number; seconds: number }) => ({
    en: `Making level ${p.number}${p.seconds > 0 ? ` (${p.seconds} s)` : '…'}`,
    id: `Menyusun level ${p.number}${p.seconds > 0 ? ` (${p.seconds} dtk)` : '…'}`,
  }),
  asking: { en: 'Looking for the words of this grid…', id: 'Mencari kata-kata grid ini…' },
  stopped: {
    en: 'Stopped before the words of this grid were found: look again, or play a level.',
    id: 'Dihentikan sebelum kata-kata grid ini ditemukan: cari lagi, atau mainkan sebuah level.',
  },
  'look-again': { en: 'Look again', id: 'Cari lagi' },

  'nothing-here': {
    en: 'This text has no grid to play: play a level under New, or draw a grid under Solve.',
    id: 'Teks ini tidak punya grid untuk dimainkan: mainkan level lewat Baru, atau gambar grid lewat Pecahkan.',
  },
  none: {
    en: 'No words of the dictionary fill this grid, so it cannot be played: Solve shows where it fails, and New opens a level.',
    id: 'Tidak ada kata kamus yang mengisi seluruh grid ini, jadi tidak bisa dimainkan: Pecahkan menunjukkan letak masalahnya, dan Baru membuka level.',
  },
  unknown: {
    en: 'No words that fill this grid were found in reasonable time, so it cannot be played: Solve can search longer, and New opens a level.',
    id: 'Belum ditemukan kata-kata yang mengisi grid ini dalam waktu wajar, jadi belum bisa dimainkan: Pecahkan bisa mencari lebih lama, dan Baru membuka level.',
  },
  several: (p: { count: number }) => ({
    en: `This grid can be filled in ${numbers.en.format(p.count)} ways; you play the likeliest.`,
    id: `Grid ini bisa diisi dengan ${numbers.id.format(p.count)} cara; kamu memainkan yang paling mungkin.`,
  }),
  'several-at-least': (p: { count: number }) => ({
    en: `This grid can be filled in at least ${numbers.en.format(p.count)} ways; you play the likeliest found.`,
    id: `Grid ini bisa diisi sedikitnya dengan ${numbers.id.format(p.count)} cara; kamu memainkan yang paling mungkin di antaranya.`,
  }),
  'perhaps-several': {
    en: 'There may be other ways to fill this grid; you play the likeliest found.',
    id: 'Mungkin ada cara lain untuk mengisi grid ini; kamu memainkan yang paling mungkin yang ditemukan.',
  },

  wheel: (p: { letters: string }) => ({
    en: `Wheel of letters: ${p.letters}. Type a word and press Enter.`,
    id: `Roda huruf: ${p.letters}. Ketik kata lalu tekan Enter.`,
  }),
  letter: (p: { letter: string }) => ({ en: `Letter ${p.letter}`, id: `Huruf ${p.letter}` }),
  begin: { en: 'Swipe through letters, tap them, or type.', id: 'Usap huruf-hurufnya, ketuk, atau ketik.' },
  submit: { en: 'Enter the word', id: 'Masukkan kata' },
  clear: { en: 'Clear', id: 'Hapus' },
  shuffled: (p: { letters: string }) => ({ en: `Shuffled: ${p.letters}.`, id: `Diacak: ${p.letters}.` }),
  'hint-letter': { en: 'Show a letter', id: 'Tunjukkan huruf' },
  'hint-word': { en: 'Show a word', id: 'Tunjukkan kata' },

  'word-found': (p: { word: string; left: number }) => ({
    en: `${p.word}: ${p.left === 0 ? 'the last word' : `${words(p.left)} left`}.`,
    id: `${p.word}: ${p.left === 0 ? 'kata terakhir' : `sisa ${p.left} kata`}.`,
  }),
  'word-bonus': (p: { word: string; count: number }) => ({
    en: `${p.word} is a bonus word (${p.count} here).`,
    id: `${p.word} kata bonus (${p.count} di sini).`,
  }),
  'word-again': (p: { word: string }) => ({
    en: `${p.word} is already in the grid.`,
    id: `${p.word} sudah ada di grid.`,
  }),
  'word-bonus-again': (p: { word: string }) => ({
    en: `${p.word} is already among your bonus words.`,
    id: `${p.word} sudah ada di kata bonusmu.`,
  }),
  'word-unknown': (p: { word: string }) => ({
    en: `${p.word} is not in the dictionary.`,
    id: `${p.word} tidak ada di kamus.`,
  }),
  'word-short': { en: 'A word has at least two letters.', id: 'Kata punya sedikitnya dua huruf.' },
  'no-letter': (p: { letter: string }) => ({
    en: `There is no ${p.letter} left on the wheel.`,
    id: `Tidak ada ${p.letter} lagi di roda.`,
  }),

  bonus: (p: { count: number }) => ({ en: `Bonus words: ${p.count}`, id: `Kata bonus: ${p.count}` }),
  'bonus-none': {
    en: 'Words of the wheel that are not in the grid count here.',
    id: 'Kata dari roda yang tidak ada di grid dihitung di sini.',
  },
  'bonus-total': (p: { count: number }) => ({
    en: `In all levels: ${numbers.en.format(p.count)}.`,
    id: `Di semua level: ${numbers.id.format(p.count)}.`,
  }),

  'done-level': (p: { number: number }) => ({ en: `Level ${p.number} done.`, id: `Level ${p.number} selesai.` }),
  'done-own': { en: 'All boxes filled.', id: 'Semua kotak terisi.' },
  'done-figures': (p: { words: number; bonus: number; told: number }) => ({
    en: `${words(p.words)}, ${p.bonus} bonus, ${p.told === 0 ? 'no hints' : `${p.told} ${p.told === 1 ? 'letter' : 'letters'} from hints`}.`,
    id: `${p.words} kata, ${p.bonus} bonus, ${p.told === 0 ? 'tanpa petunjuk' : `${p.told} huruf dari petunjuk`}.`,
  }),
  'play-again': { en: 'Play it again', id: 'Main lagi' },

  slot: (p: { name: string; letters: string }) => ({ en: `${p.name}: ${p.letters}`, id: `${p.name}: ${p.letters}` }),

  'key-swipe': {
    en: 'Swipe from letter to letter; going back over the letter before takes the last one away; lifting enters the word.',
    id: 'Usap dari huruf ke huruf; kembali ke huruf sebelumnya membatalkan yang terakhir; angkat jari untuk memasukkan kata.',
  },
  'key-type': {
    en: 'Or type: letters, Backspace, Enter to enter the word, Esc to clear it.',
    id: 'Atau ketik: huruf, Backspace, Enter untuk memasukkan kata, Esc untuk menghapusnya.',
  },
  'key-more': { en: 'Space shuffles, ? shows a letter.', id: 'Spasi mengacak, ? menunjukkan satu huruf.' },
} as const;

export const text = texter(playTexts);

/** What is said about a word. */
export function outcomeText(outcome: Outcome): Text {
  switch (outcome.kind) {
    case 'found':
      return text('word-found', { word: outcome.word, left: outcome.left });
    case 'bonus':
      return text('word-bonus', { word: outcome.word, count: outcome.count });
    case 'short':
      return text('word-short');
    default:
      return text(`word-${outcome.kind}`, { word: outcome.word });
  }
}
