/** What can be wrong with what a person gives: what was found, where, and what to do. */
import { numberFormat } from '../../../contract/index.ts';

const en = numberFormat('en');
const id = numberFormat('id');

export const problemTexts = {
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
  'beyond-most': (p: { flag: string; word: string; most: number }) => ({
    en: `${p.flag} takes at most ${en.format(p.most)}, not ${p.word}.`,
    id: `${p.flag} menerima paling banyak ${id.format(p.most)}, bukan ${p.word}.`,
  }),
  'bad-seed': (p: { word: string }) => ({
    en: `--seed takes a whole number, not "${p.word}".`,
    id: `--seed menerima bilangan bulat, bukan "${p.word}".`,
  }),
  'bad-threads': (p: { word: string; most: number }) => ({
    en: `--threads takes a whole number from 1 to ${p.most}, or auto, not "${p.word}".`,
    id: `--threads menerima bilangan bulat dari 1 sampai ${p.most}, atau auto, bukan "${p.word}".`,
  }),
  'bad-image': (p: { file: string }) => ({
    en: `An image file ends in .svg or .png; "${p.file}" does not.`,
    id: `Nama berkas gambar berakhiran .svg atau .png; "${p.file}" tidak.`,
  }),
  'bad-shell': (p: { word: string }) => ({
    en: `There is no completion for "${p.word}"; choose bash, zsh or fish.`,
    id: `Tidak ada pelengkapan untuk "${p.word}"; pilih bash, zsh, atau fish.`,
  }),
  'no-input': {
    en: 'Which one? Name a FILE, - for standard input, --text TEXT or --example ID.',
    id: 'Yang mana? Sebutkan FILE, - untuk masukan standar, --text TEKS, atau --example ID.',
  },
  'two-inputs': {
    en: 'Give the puzzle once: a FILE, - , --text or --example, not several of them.',
    id: 'Berikan teka-teki sekali saja: FILE, - , --text, atau --example, jangan beberapa sekaligus.',
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
  'cannot-put-aside': (p: { folder: string; reason: string }) => ({
    en: `Solutions cannot be put aside in the temporary folder "${p.folder}": ${p.reason}. Make room there, or name another folder in TMPDIR.`,
    id: `Solusi tidak bisa ditaruh di folder sementara "${p.folder}": ${p.reason}. Kosongkan ruang di sana, atau sebutkan folder lain di TMPDIR.`,
  }),
  'output-failed': (p: { detail: string }) => ({
    en: `The output cannot be written: ${p.detail}.`,
    id: `Keluaran tidak bisa ditulis: ${p.detail}.`,
  }),
  'file-exists': (p: { file: string }) => ({
    en: `"${p.file}" already exists; choose another name (on the command line, --force overwrites it).`,
    id: `"${p.file}" sudah ada; pilih nama lain (di baris perintah, --force menimpanya).`,
  }),
  'file-twice': (p: { file: string }) => ({
    en: `"${p.file}" is named for both --save and --image; give each a file of its own.`,
    id: `"${p.file}" disebut untuk --save dan --image sekaligus; beri masing-masing berkas sendiri.`,
  }),
  'stdout-taken': {
    en: 'Standard output takes only one result; use - once, and not together with --json.',
    id: 'Keluaran standar hanya menampung satu hasil; pakai - sekali saja, dan tanpa --json.',
  },
  'no-picture': {
    en: 'This explanation has no picture; leave --image out.',
    id: 'Penjelasan ini tidak punya gambar; hilangkan --image.',
  },
  'no-png': {
    en: 'PNG images need the optional package @resvg/resvg-js, which is not installed; write an .svg instead.',
    id: 'Gambar PNG memerlukan paket opsional @resvg/resvg-js yang tidak terpasang; buat .svg saja.',
  },
  'reason-missing': { en: 'there is no such file', id: 'berkas itu tidak ada' },
  'reason-directory': { en: 'it is a folder', id: 'itu sebuah folder' },
  'reason-special': {
    en: 'it is a device, a pipe or a socket, not a file; - means standard output',
    id: 'itu perangkat, pipa, atau soket, bukan berkas; - berarti keluaran standar',
  },
  'reason-own-output': {
    en: 'standard output already goes to it; - means standard output',
    id: 'keluaran standar sudah diarahkan ke sana; - berarti keluaran standar',
  },
  'reason-no-folder': { en: 'its folder does not exist', id: 'foldernya tidak ada' },
  'reason-permission': { en: 'you do not have permission', id: 'kamu tidak punya izin' },
  'reason-large': (p: { most: number }) => ({
    en: `it is larger than ${p.most} MB, more than any puzzle needs`,
    id: `ukurannya lebih dari ${p.most} MB, dan tidak ada teka-teki sebesar itu`,
  }),
  'reason-utf-16': {
    en: 'it looks like UTF-16 without a byte order mark; save it as UTF-8',
    id: 'isinya tampak seperti UTF-16 tanpa tanda urutan byte; simpan sebagai UTF-8',
  },
  'reason-binary': { en: 'it is not a text file', id: 'itu bukan berkas teks' },
  'reason-encoding': (p: { encoding: string }) => ({
    en: `it is not valid ${p.encoding}; save it as UTF-8`,
    id: `isinya bukan ${p.encoding} yang benar; simpan sebagai UTF-8`,
  }),
  'reason-path': {
    en: 'a part of its path is a file, not a folder',
    id: 'salah satu bagian jalurnya adalah berkas, bukan folder',
  },
  'reason-long-name': { en: 'the name is too long', id: 'namanya terlalu panjang' },
  'reason-link-loop': { en: 'its links form a loop', id: 'tautannya berputar-putar' },
  'reason-full': { en: 'the disk is full', id: 'diska penuh' },
  'reason-other': (p: { detail: string }) => ({ en: p.detail, id: p.detail }),
  'at-place': (p: { line: number; column: number; message: string }) => ({
    en: `Line ${p.line}, column ${p.column}: ${p.message}`,
    id: `Baris ${p.line}, kolom ${p.column}: ${p.message}`,
  }),
  'unknown-flag': (p: { word: string }) => ({
    en: `There is no flag ${p.word} here; add --help to list the flags.`,
    id: `Tidak ada opsi ${p.word} di sini; tambahkan --help untuk melihat daftarnya.`,
  }),
  'unknown-command': (p: { word: string }) => ({
    en: `There is no command "${p.word}"; run teka without arguments to list them.`,
    id: `Tidak ada perintah "${p.word}"; jalankan teka tanpa argumen untuk melihat daftarnya.`,
  }),
  'puzzle-no-command': (p: { word: string }) => ({
    en: `"${p.word}" is a puzzle, not a command; write a command before it, such as teka play ${p.word}; teka without arguments lists the commands.`,
    id: `"${p.word}" adalah teka-teki, bukan perintah; tulis perintahnya lebih dulu, misalnya teka play ${p.word}; teka tanpa argumen menampilkan daftar perintah.`,
  }),
  'too-many-words': {
    en: 'This command takes fewer words; put a text that contains spaces in quotation marks.',
    id: 'Perintah ini tidak menerima kata sebanyak itu; apit teks yang berspasi dengan tanda kutip.',
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
    en: `These arguments are not valid: ${p.detail}`,
    id: `Argumen ini tidak sah: ${p.detail}`,
  }),
  'pick-which': {
    en: 'Which solution? Give its number with --number N, or use --random.',
    id: 'Solusi yang mana? Beri nomornya dengan --number N, atau pakai --random.',
  },
  'pick-twice': {
    en: 'Give either --number or --random, not both.',
    id: 'Berikan --number atau --random, jangan keduanya.',
  },
  'pick-beyond': (p: { number: string; count: string }) => ({
    en: `There is no solution ${p.number}; choose a number from 1 to ${p.count}.`,
    id: `Tidak ada solusi ${p.number}; pilih nomor dari 1 sampai ${p.count}.`,
  }),
  'level-beyond': (p: { level: number; levels: number }) => ({
    en: `There is no hint of level ${p.level}; the levels here go from 1 to ${p.levels}.`,
    id: `Tidak ada petunjuk tingkat ${p.level}; di sini tingkatnya dari 1 sampai ${p.levels}.`,
  }),
  'batch-to': {
    en: 'A batch is written to a folder: give both --batch N and --to FOLDER.',
    id: 'Hasil --batch ditulis ke sebuah folder: berikan --batch N dan --to FOLDER.',
  },
  'batch-repeats': (p: { made: number; batch: number; seeds: number }) => ({
    en: `Only ${p.made} of ${p.batch} could be made: ${p.seeds} seeds in a row gave only puzzles that exist already; ask for fewer, or for another kind.`,
    id: `Hanya ${p.made} dari ${p.batch} yang bisa dibuat: ${p.seeds} seed berturut-turut hanya memberi teka-teki yang sudah ada; minta lebih sedikit, atau jenis lain.`,
  }),
  'reason-not-folder': { en: 'it is a file, not a folder', id: 'itu berkas, bukan folder' },
  'sheet-of-what': {
    en: 'A sheet needs puzzles: name files, or give --batch N; --solutions takes one file and excludes --back-pages.',
    id: 'Lembar perlu diisi teka-teki: sebutkan berkas, atau beri --batch N; --solutions menerima satu berkas, tanpa --back-pages.',
  },
  'sheet-too-many': (p: { files: number; most: number }) => ({
    en: `A sheet takes at most ${en.format(p.most)} puzzles; you named ${en.format(p.files)} files.`,
    id: `Satu lembar menerima paling banyak ${id.format(p.most)} teka-teki; kamu menyebutkan ${id.format(p.files)} berkas.`,
  }),
  'nothing-drawn': { en: 'Stopped before anything was drawn.', id: 'Dihentikan sebelum ada yang digambar.' },
  'in-file-at': (p: { line: number; column: number; message: string }) => ({
    en: `Line ${p.line}, column ${p.column} of ${p.message}`,
    id: `Baris ${p.line}, kolom ${p.column} dari ${p.message}`,
  }),
  'in-file': (p: { file: string; message: string }) => ({
    en: `${p.file}: ${p.message}`,
    id: `${p.file}: ${p.message}`,
  }),
} as const;
