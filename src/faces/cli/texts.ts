/** The command line's own words. */
import { texter } from '../../contract/index.ts';

export const cliTexts = {
  tagline: { en: 'Teka solves puzzles and shows how.', id: 'Teka memecahkan teka-teki dan menunjukkan caranya.' },
  'try-these': { en: 'Try these', id: 'Coba ini' },
  'more-help': {
    en: 'More: teka help <command>, or teka <command> <puzzle> --help',
    id: 'Selengkapnya: teka help <perintah>, atau teka <perintah> <teka-teki> --help',
  },
  'do-solve': { en: 'solve a puzzle', id: 'memecahkan teka-teki' },
  'do-check': { en: 'check an answer of your own', id: 'memeriksa jawabanmu sendiri' },
  'do-explain': {
    en: 'tell about a puzzle without solving it for you',
    id: 'menjelaskan teka-teki tanpa membocorkan jawabannya',
  },
  'do-hint': {
    en: 'give a hint, from a nudge to the whole answer',
    id: 'memberi petunjuk, dari isyarat sampai jawaban lengkap',
  },
  'do-generate': { en: 'make a new puzzle', id: 'membuat teka-teki baru' },
  'do-play': { en: 'play in the terminal', id: 'bermain di terminal' },
  'do-puzzles': { en: 'list the puzzles', id: 'menampilkan daftar teka-teki' },
  'do-strategies': { en: 'list the strategies of a puzzle', id: 'menampilkan strategi sebuah teka-teki' },
  'do-examples': { en: 'list the examples of a puzzle', id: 'menampilkan contoh sebuah teka-teki' },
  'do-completion': { en: 'print a completion script for your shell', id: 'mencetak skrip pelengkapan untuk shell' },
  'do-help': { en: 'tell about a command', id: 'menjelaskan sebuah perintah' },
  'arg-puzzle': { en: 'which puzzle', id: 'teka-teki yang mana' },
  'arg-file': {
    en: 'a file with the puzzle, or - for standard input',
    id: 'berkas berisi teka-teki, atau - untuk masukan standar',
  },
  'arg-shell': { en: 'bash, zsh or fish', id: 'bash, zsh atau fish' },
  'opt-text': { en: 'the puzzle itself, as text', id: 'teka-tekinya langsung, sebagai teks' },
  'opt-example': { en: 'an example by its id', id: 'contoh menurut id-nya' },
  'opt-strategy': { en: 'the strategy to use', id: 'strategi yang dipakai' },
  'opt-goal': { en: 'first, best, all or count', id: 'first, best, all atau count' },
  'opt-limit': { en: 'stop after this many solutions', id: 'berhenti setelah sekian solusi' },
  'opt-max-time': { en: 'stop after this many seconds', id: 'berhenti setelah sekian detik' },
  'opt-max-nodes': { en: 'stop after this many nodes', id: 'berhenti setelah sekian simpul' },
  'opt-json': { en: 'print one JSON object', id: 'cetak satu objek JSON' },
  'opt-save': {
    en: 'write puzzle, count and solutions to a text file',
    id: 'tulis teka-teki, jumlah dan solusi ke berkas teks',
  },
  'opt-image': {
    en: 'draw the first solution to an .svg or .png file',
    id: 'gambar solusi pertama ke berkas .svg atau .png',
  },
  'opt-force': { en: 'overwrite files that exist', id: 'timpa berkas yang sudah ada' },
  'opt-lang': { en: 'language: en or id', id: 'bahasa: en atau id' },
  'opt-no-color': { en: 'no colours', id: 'tanpa warna' },
  'opt-answer': { en: 'your answer', id: 'jawabanmu' },
  'opt-level': { en: 'how much to tell, from 1', id: 'seberapa banyak yang diberitahukan, mulai dari 1' },
  'opt-seed': { en: 'the same number gives the same puzzle', id: 'bilangan yang sama memberi teka-teki yang sama' },
  'opt-difficulty': { en: 'how hard it should be', id: 'seberapa sulit' },
  'opt-help': { en: 'tell about this command', id: 'penjelasan perintah ini' },
  'opt-version': { en: 'print the version', id: 'cetak versi' },

  'bad-lang': (p: { word: string }) => ({
    en: `There is no language "${p.word}"; choose en or id.`,
    id: `Tidak ada bahasa "${p.word}"; pilih en atau id.`,
  }),
  'bad-number': (p: { flag: string; word: string }) => ({
    en: `${p.flag} takes a number above zero, not "${p.word}".`,
    id: `${p.flag} menerima bilangan di atas nol, bukan "${p.word}".`,
  }),
  'bad-count': (p: { flag: string; word: string }) => ({
    en: `${p.flag} takes a whole number above zero, not "${p.word}".`,
    id: `${p.flag} menerima bilangan bulat di atas nol, bukan "${p.word}".`,
  }),
  'bad-seed': (p: { word: string }) => ({
    en: `--seed takes a whole number, not "${p.word}".`,
    id: `--seed menerima bilangan bulat, bukan "${p.word}".`,
  }),
  'bad-image': (p: { file: string }) => ({
    en: `An image file ends in .svg or .png; "${p.file}" does not.`,
    id: `Nama berkas gambar berakhiran .svg atau .png; "${p.file}" tidak.`,
  }),
  'bad-shell': (p: { word: string }) => ({
    en: `There is no completion for "${p.word}"; choose bash, zsh or fish.`,
    id: `Tidak ada pelengkapan untuk "${p.word}"; pilih bash, zsh atau fish.`,
  }),
  'no-input': {
    en: 'Which one? Name a FILE, - for standard input, --text TEXT or --example ID.',
    id: 'Yang mana? Sebutkan FILE, - untuk masukan standar, --text TEKS atau --example ID.',
  },
  'two-inputs': {
    en: 'Give the puzzle once: a FILE, - , --text or --example, not several of them.',
    id: 'Berikan teka-teki sekali saja: FILE, - , --text atau --example, jangan beberapa sekaligus.',
  },
  'unknown-example': (p: { word: string; known: string }) => ({
    en: `There is no example "${p.word}"; choose one of ${p.known}.`,
    id: `Tidak ada contoh "${p.word}"; pilih salah satu dari ${p.known}.`,
  }),
  'cannot-read': (p: { file: string; reason: string }) => ({
    en: `"${p.file}" cannot be read: ${p.reason}.`,
    id: `"${p.file}" tidak bisa dibaca: ${p.reason}.`,
  }),
  'cannot-write': (p: { file: string; reason: string }) => ({
    en: `"${p.file}" cannot be written: ${p.reason}.`,
    id: `"${p.file}" tidak bisa ditulis: ${p.reason}.`,
  }),
  'file-exists': (p: { file: string }) => ({
    en: `"${p.file}" is there already; choose another name (on the command line, --force overwrites it).`,
    id: `"${p.file}" sudah ada; pilih nama lain (di baris perintah, --force menimpanya).`,
  }),
  'no-png': {
    en: 'PNG images need the optional package @resvg/resvg-js, which is not installed; write an .svg instead.',
    id: 'Gambar PNG memerlukan paket opsional @resvg/resvg-js yang tidak terpasang; buat .svg saja.',
  },
  'reason-missing': { en: 'there is no such file', id: 'berkas itu tidak ada' },
  'reason-directory': { en: 'it is a folder', id: 'itu sebuah folder' },
  'reason-no-folder': { en: 'its folder does not exist', id: 'foldernya tidak ada' },
  'reason-permission': { en: 'permission is missing', id: 'tidak ada izin' },
  'reason-large': (p: { most: number }) => ({
    en: `it is larger than ${p.most} MB, and no puzzle is`,
    id: `ukurannya lebih dari ${p.most} MB, dan tidak ada teka-teki sebesar itu`,
  }),
  'reason-other': (p: { detail: string }) => ({ en: p.detail, id: p.detail }),
  'at-place': (p: { line: number; column: number; message: string }) => ({
    en: `Line ${p.line}, column ${p.column}: ${p.message}`,
    id: `Baris ${p.line}, kolom ${p.column}: ${p.message}`,
  }),
  'unknown-flag': (p: { word: string }) => ({
    en: `There is no flag ${p.word} here; add --help to see which there are.`,
    id: `Tidak ada opsi ${p.word} di sini; tambahkan --help untuk melihat yang ada.`,
  }),
  'unknown-command': (p: { word: string }) => ({
    en: `There is no command "${p.word}"; teka alone lists them.`,
    id: `Tidak ada perintah "${p.word}"; teka saja menampilkan daftarnya.`,
  }),
  'too-many-words': {
    en: 'There are more words than this command takes; put a text with blanks in quotation marks.',
    id: 'Kata-katanya lebih banyak dari yang diterima perintah ini; apit teks yang berspasi dengan tanda kutip.',
  },
  'missing-argument': (p: { word: string }) => ({
    en: `This command needs <${p.word}>; add --help to see how it is used.`,
    id: `Perintah ini memerlukan <${p.word}>; tambahkan --help untuk melihat cara pakainya.`,
  }),
  'missing-value': (p: { word: string }) => ({
    en: `${p.word} is missing or has no value; add --help to see how it is used.`,
    id: `${p.word} belum ada atau belum berisi; tambahkan --help untuk melihat cara pakainya.`,
  }),
  'usage-error': (p: { detail: string }) => ({
    en: `These arguments do not fit: ${p.detail}`,
    id: `Argumen ini tidak cocok: ${p.detail}`,
  }),
  'help-usage': { en: 'Usage:', id: 'Cara pakai:' },
  'help-arguments': { en: 'Arguments:', id: 'Argumen:' },
  'help-options': { en: 'Options:', id: 'Opsi:' },
  'help-commands': { en: 'Commands:', id: 'Perintah:' },
  'help-own-flags': {
    en: 'A puzzle brings flags of its own: add --help behind it to see them too.',
    id: 'Setiap teka-teki membawa opsi sendiri: tambahkan --help setelahnya untuk melihatnya juga.',
  },
  'help-exit-codes': {
    en: 'Exit codes: 0 at least one solution, 1 proven that there is none, 2 bad input or usage, 3 stopped before an answer.',
    id: 'Kode keluar: 0 ada solusi, 1 terbukti tidak ada solusi, 2 masukan atau pemakaian salah, 3 berhenti sebelum ada jawaban.',
  },
  'puzzles-are': { en: 'Puzzles:', id: 'Teka-teki:' },
  goodbye: { en: 'Goodbye.', id: 'Sampai jumpa.' },
  'play-choose': (p: { levels: string }) => ({
    en: `\nWrite a puzzle, or n for a new one (n ${p.levels}), q to leave:`,
    id: `\nTulis teka-teki, atau n untuk yang baru (n ${p.levels}), q untuk keluar:`,
  }),
  'play-write': { en: '\nWrite a puzzle, or q to leave:', id: '\nTulis teka-teki, atau q untuk keluar:' },
  'play-prompt': {
    en: 'Your answer, or h hint, s solutions, e explain, n new, q leave:',
    id: 'Jawabanmu, atau h petunjuk, s solusi, e penjelasan, n baru, q keluar:',
  },
  'play-save': { en: 'Save the solutions to a file? (y/n)', id: 'Simpan solusi ke berkas? (y/t)' },
  'play-file': { en: 'File name (.txt), or nothing to let it be:', id: 'Nama berkas (.txt), atau kosongkan saja:' },
  'play-yes-or-no': (p: { word: string }) => ({
    en: `"${p.word}" is neither y nor n.`,
    id: `"${p.word}" bukan y ataupun t.`,
  }),
  'not-saved': {
    en: 'Nothing was saved: the search stopped before an answer.',
    id: 'Tidak ada yang disimpan: pencarian berhenti sebelum ada jawaban.',
  },
  saved: (p: { file: string }) => ({ en: `Saved to ${p.file}.`, id: `Disimpan di ${p.file}.` }),
  right: { en: 'Right!', id: 'Benar!' },
  nodes: { en: 'nodes', id: 'simpul' },
  'one-node': (p: { node: string }) => ({ en: `One node: ${p.node}`, id: `Satu simpul: ${p.node}` }),
  source: (p: { source: string }) => ({ en: `Source: ${p.source}`, id: `Sumber: ${p.source}` }),
} as const;

export const cliText = texter(cliTexts);
