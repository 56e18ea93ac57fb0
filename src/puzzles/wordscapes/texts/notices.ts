/** Whose words the dictionaries are, and what was made of them. */
import type { Dictionary } from '../../../contract/index.ts';

export const noticesTexts = {
  'notice-scowl': {
    en: 'SCOWL, English word lists by Kevin Atkinson',
    id: 'SCOWL, daftar kata Inggris oleh Kevin Atkinson',
  },
  'notice-scowl-use': {
    en: 'The English dictionary: the words of 3 to 8 letters of its sizes up to 80, sorted and packed; up to size 35 they are common words, without those that offend or are odd.',
    id: 'Kamus bahasa Inggris: kata 3 sampai 8 huruf dari ukuran hingga 80, diurutkan dan dipadatkan; sampai ukuran 35 dianggap kata umum, tanpa kata yang tidak sopan atau janggal.',
  },
  'notice-subtitles-en': {
    en: 'English words by frequency, from OpenSubtitles by way of OPUS',
    id: 'Kata Inggris menurut frekuensi, dari OpenSubtitles melalui OPUS',
  },
  'notice-subtitles-en-use': {
    en: 'How rare each English word is: the place in the list, brought to a scale of a few steps.',
    id: 'Seberapa jarang tiap kata Inggris dipakai: urutan dalam daftar, diringkas menjadi beberapa tingkat.',
  },
  'notice-hunspell-id': {
    en: 'hunspell-id, the Indonesian spelling dictionary',
    id: 'hunspell-id, kamus ejaan bahasa Indonesia',
  },
  'notice-hunspell-id-use': {
    en: 'The Indonesian dictionary: all its word forms of 3 to 8 letters, written out, sorted and packed. We go by the LGPL, which Debian’s copyright file and the project itself name; the head of the affix file, which is not part of Teka, names the GPL, and the full text says more about that. tools/dictionaries.mjs in the sources makes it from the package, and from another one where you change it; a list of words of your own takes its place at any time.',
    id: 'Kamus bahasa Indonesia: semua bentuk kata 3 sampai 8 huruf, dijabarkan, diurutkan, dan dipadatkan. Yang kami ikuti adalah LGPL, seperti tertulis dalam berkas hak cipta Debian dan pada proyeknya sendiri; kepala berkas imbuhannya, yang bukan bagian dari Teka, menyebut GPL, dan teks lengkapnya menjelaskan hal itu. tools/dictionaries.mjs dalam kode sumber membuatnya dari paket itu, atau dari paket lain bila kamu mengubahnya; daftar katamu sendiri dapat menggantikannya kapan saja.',
  },
  'notice-frequency-id': {
    en: 'FrequencyWords by Hermit Dave: the most frequent Indonesian words',
    id: 'FrequencyWords oleh Hermit Dave: kata Indonesia yang paling sering dipakai',
  },
  'notice-frequency-id-use': {
    en: 'Which Indonesian words are common, and how rare they are: the ten thousand most frequent ones, as far as they are in the dictionary, without words that offend, names, English words and what is only said, brought to a scale of a few steps.',
    id: 'Kata Indonesia mana yang umum dan seberapa jarang dipakai: sepuluh ribu kata tersering yang ada dalam kamus, tanpa kata yang tidak sopan, nama, kata Inggris, dan kata yang hanya dipakai dalam percakapan, diringkas menjadi beberapa tingkat.',
  },
  'notice-subtitles-id': {
    en: 'Indonesian words by frequency, from OpenSubtitles by way of OPUS',
    id: 'Kata Indonesia menurut frekuensi, dari OpenSubtitles melalui OPUS',
  },
  'notice-subtitles-id-use': {
    en: 'Which of the other Indonesian words are in use at all.',
    id: 'Kata Indonesia lain mana yang masih dijumpai.',
  },
} as const satisfies Dictionary;
