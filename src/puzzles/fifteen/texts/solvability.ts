/** KURANG, parity, and what they prove. */
import { numberFormat } from '../../../contract/index.ts';

const en = numberFormat('en');
const id = numberFormat('id');

export const solvability = {
  unsolvable: {
    en: 'Every move changes the parity of the tiles and of the blank together, and these two do not match the goal: no sequence of moves leads there.',
    id: 'Setiap langkah mengubah paritas ubin dan paritas kotak kosong bersama-sama, dan keduanya tidak cocok dengan tujuan: tidak ada rangkaian langkah yang sampai ke sana.',
  },
  'verdict-solved': { en: 'Solved: every tile is where it belongs.', id: 'Selesai: semua ubin sudah di tempatnya.' },
  'verdict-solvable': (p: { sum: number; x: number; total: number }) => ({
    en: `Solvable: the KURANG values add up to ${en.format(p.sum)} and X is ${p.x}, together ${en.format(p.total)}, an even number.`,
    id: `Dapat diselesaikan: jumlah KURANG ${id.format(p.sum)} dan X ${p.x}, bersama ${id.format(p.total)}, bilangan genap.`,
  }),
  'verdict-unsolvable': (p: { sum: number; x: number; total: number }) => ({
    en: `Not solvable: the KURANG values add up to ${en.format(p.sum)} and X is ${p.x}, together ${en.format(p.total)}, an odd number.`,
    id: `Tidak dapat diselesaikan: jumlah KURANG ${id.format(p.sum)} dan X ${p.x}, bersama ${id.format(p.total)}, bilangan ganjil.`,
  }),
  'fact-size': { en: 'Board', id: 'Papan' },
  'fact-tiles': (p: { rows: number; columns: number; tiles: number }) => ({
    en: `${p.rows} x ${p.columns}, ${p.tiles} tiles`,
    id: `${p.rows} x ${p.columns}, ${p.tiles} ubin`,
  }),
  'fact-numbers': { en: 'Numbers', id: 'Nomor' },
  'fact-renumbered': {
    en: 'The goal is not the usual one, so tiles and blank are numbered by their places in the goal, row by row from 1.',
    id: 'Tujuannya bukan yang biasa, jadi ubin dan kotak kosong dinomori menurut tempatnya di tujuan, baris demi baris mulai dari 1.',
  },
  'fact-sum': { en: 'Sum of KURANG', id: 'Jumlah KURANG' },
  'fact-pairs': (p: { sum: number }) => ({
    en: `${en.format(p.sum)}: the number of pairs in the wrong order, the larger number before the smaller one, row by row`,
    id: `${id.format(p.sum)}: banyaknya pasangan yang terbalik, yaitu nomor besar sebelum nomor kecil, dibaca baris demi baris`,
  }),
  'fact-x': { en: 'X', id: 'X' },
  'fact-blank': (p: { x: number; row: number; column: number; goalRow: number; goalColumn: number }) => {
    const [here, there] = [p.row + p.column, p.goalRow + p.goalColumn];
    const parity = (sum: number, even: string, odd: string) => (sum % 2 === 0 ? even : odd);
    return {
      en: `${p.x}: X is 1 if row + column of the blank, counted from 0, has another parity here than in the goal, and 0 if the parities agree; here ${p.row} + ${p.column} = ${here} is ${parity(here, 'even', 'odd')}, in the goal ${p.goalRow} + ${p.goalColumn} = ${there} is ${parity(there, 'even', 'odd')}${p.x === 0 ? ' as well' : ''}`,
      id: `${p.x}: X bernilai 1 bila paritas baris + kolom kotak kosong, dihitung dari 0, di sini berbeda dari paritasnya di tujuan, dan 0 bila sama; di sini ${p.row} + ${p.column} = ${here} ${parity(here, 'genap', 'ganjil')}, di tujuan ${p.goalRow} + ${p.goalColumn} = ${there} ${p.x === 0 ? 'juga ' : ''}${parity(there, 'genap', 'ganjil')}`,
    };
  },
  'fact-total': { en: 'Sum of KURANG + X', id: 'Jumlah KURANG + X' },
  'fact-even-or-odd': (p: { sum: number; x: number; total: number }) => ({
    en: `${en.format(p.sum)} + ${p.x} = ${en.format(p.total)}, ${p.total % 2 === 0 ? 'even' : 'odd'}`,
    id: `${id.format(p.sum)} + ${p.x} = ${id.format(p.total)}, ${p.total % 2 === 0 ? 'genap' : 'ganjil'}`,
  }),
  'fact-why': { en: 'Why', id: 'Mengapa' },
  'fact-why-solvable': {
    en: 'A move swaps a tile and the blank, which changes the parity of the sum of KURANG; and the blank moves by one cell, which changes X. So the total always stays even, and in the goal it is 0. Every board with an even total can get there.',
    id: 'Satu langkah menukar ubin dengan kotak kosong, sehingga paritas jumlah KURANG berubah; kotak kosong juga pindah satu petak, sehingga X berubah. Jadi totalnya selalu genap, dan di tujuan nilainya 0. Setiap papan dengan total genap bisa sampai ke sana.',
  },
  'fact-why-unsolvable': {
    en: 'A move swaps a tile and the blank, which changes the parity of the sum of KURANG; and the blank moves by one cell, which changes X. So the total always stays odd, but in the goal it is 0.',
    id: 'Satu langkah menukar ubin dengan kotak kosong, sehingga paritas jumlah KURANG berubah; kotak kosong juga pindah satu petak, sehingga X berubah. Jadi totalnya selalu ganjil, padahal di tujuan nilainya 0.',
  },
  'fact-mend': { en: 'What makes it solvable', id: 'Agar dapat diselesaikan' },
  'fact-swap': (p: { first: number; second: number; board: string }) => ({
    en: `Swap ${p.first} and ${p.second}: the total becomes even${p.board === '' ? '' : `. ${p.board}`}`,
    id: `Tukar ${p.first} dan ${p.second}: totalnya menjadi genap${p.board === '' ? '' : `. ${p.board}`}`,
  }),
  'fact-manhattan': { en: 'Manhattan distance', id: 'Jarak Manhattan' },
  'fact-least': (p: { distance: number }) => ({
    en: `${en.format(p.distance)}: the distances of all tiles from home, added up; a tile moves one cell at a time, so no solution is shorter, counted tile by tile`,
    id: `${id.format(p.distance)}: jumlah jarak semua ubin dari tempatnya; ubin bergeser satu petak setiap kali, jadi tidak ada solusi yang lebih pendek, dihitung per ubin`,
  }),
  'fact-length': { en: 'Length of a solution', id: 'Panjang solusi' },
  'fact-length-even': {
    en: 'always even, counted tile by tile: on a board coloured like a chessboard the blank ends on a cell of the same colour',
    id: 'selalu genap, dihitung per ubin: bila papan diwarnai seperti papan catur, kotak kosong berakhir di petak yang sewarna',
  },
  'fact-length-odd': {
    en: 'always odd, counted tile by tile: on a board coloured like a chessboard the blank ends on a cell of the other colour',
    id: 'selalu ganjil, dihitung per ubin: bila papan diwarnai seperti papan catur, kotak kosong berakhir di petak yang berlainan warna',
  },
  'column-number': { en: 'i', id: 'i' },
  'column-tile': { en: 'tile', id: 'ubin' },
  'column-kurang': { en: 'KURANG(i)', id: 'KURANG(i)' },
  'column-smaller': { en: 'smaller ones after it', id: 'yang lebih kecil setelahnya' },
  'scene-pairs': (p: { count: number; pairs: string; more: number; renumbered: boolean }) => ({
    en: `Inverted pairs: ${en.format(p.count)}${p.pairs === '' ? '' : ` (${p.pairs}${p.more > 0 ? `, and ${en.format(p.more)} more` : ''})`}${p.renumbered ? '; the smaller figures are the numbers on the tiles' : ''}`,
    id: `Pasangan terbalik: ${id.format(p.count)}${p.pairs === '' ? '' : ` (${p.pairs}${p.more > 0 ? `, dan ${id.format(p.more)} lagi` : ''})`}${p.renumbered ? '; angka yang lebih kecil ialah nomor pada ubin' : ''}`,
  }),
} as const;
