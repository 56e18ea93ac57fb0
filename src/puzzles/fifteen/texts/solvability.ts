/** KURANG, parity, and what they prove. */
const en = new Intl.NumberFormat('en');
const id = new Intl.NumberFormat('id');

export const solvability = {
  unsolvable: {
    en: 'Every move changes the parity of the tiles and of the blank together, and these two do not match the goal: no row of moves leads there.',
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
  'fact-gap': (p: { x: number; row: number; column: number; goalRow: number; goalColumn: number }) => {
    const [here, there] = [p.row + p.column, p.goalRow + p.goalColumn];
    const parity = (sum: number, even: string, odd: string) => (sum % 2 === 0 ? even : odd);
    return {
      en: `${p.x}: X is 1 when row + column of the blank, counted from 0, is even here and odd in the goal, or the other way round, and otherwise 0; here ${p.row} + ${p.column} = ${here} is ${parity(here, 'even', 'odd')}, in the goal ${p.goalRow} + ${p.goalColumn} = ${there} is ${parity(there, 'even', 'odd')}${p.x === 0 ? ' as well' : ''}`,
      id: `${p.x}: X bernilai 1 bila baris + kolom kotak kosong, dihitung dari 0, genap di sini dan ganjil di tujuan, atau sebaliknya, selain itu 0; di sini ${p.row} + ${p.column} = ${here} ${parity(here, 'genap', 'ganjil')}, di tujuan ${p.goalRow} + ${p.goalColumn} = ${there} ${p.x === 0 ? 'juga ' : ''}${parity(there, 'genap', 'ganjil')}`,
    };
  },
  'fact-total': { en: 'Sum of KURANG + X', id: 'Jumlah KURANG + X' },
  'fact-even-or-odd': (p: { sum: number; x: number; total: number }) => ({
    en: `${en.format(p.sum)} + ${p.x} = ${en.format(p.total)}, ${p.total % 2 === 0 ? 'even' : 'odd'}`,
    id: `${id.format(p.sum)} + ${p.x} = ${id.format(p.total)}, ${p.total % 2 === 0 ? 'genap' : 'ganjil'}`,
  }),
  'fact-why': { en: 'Why', id: 'Mengapa' },
  'fact-why-solvable': {
    en: 'A move swaps a tile and the blank, which turns the sum of KURANG from even to odd or back; and the blank moves by one cell, which turns X. So the total stays even for ever, and in the goal it is 0. Every board with an even total can get there.',
    id: 'Satu langkah menukar ubin dengan kotak kosong, sehingga jumlah KURANG berubah dari genap ke ganjil atau sebaliknya; kotak kosong juga pindah satu sel, sehingga X berubah. Jadi totalnya selalu tetap genap, dan di tujuan nilainya 0. Setiap papan dengan total genap bisa sampai ke sana.',
  },
  'fact-why-unsolvable': {
    en: 'A move swaps a tile and the blank, which turns the sum of KURANG from even to odd or back; and the blank moves by one cell, which turns X. So the total stays odd for ever, but in the goal it is 0.',
    id: 'Satu langkah menukar ubin dengan kotak kosong, sehingga jumlah KURANG berubah dari genap ke ganjil atau sebaliknya; kotak kosong juga pindah satu sel, sehingga X berubah. Jadi totalnya selalu tetap ganjil, padahal di tujuan nilainya 0.',
  },
  'fact-mend': { en: 'What would mend it', id: 'Cara memperbaikinya' },
  'fact-swap': (p: { first: number; second: number; board: string }) => ({
    en: `Lift ${p.first} and ${p.second} out and swap them: the total becomes even${p.board === '' ? '' : `. ${p.board}`}`,
    id: `Angkat ${p.first} dan ${p.second} lalu tukar: totalnya menjadi genap${p.board === '' ? '' : `. ${p.board}`}`,
  }),
  'fact-manhattan': { en: 'Manhattan distance', id: 'Jarak Manhattan' },
  'fact-least': (p: { distance: number }) => ({
    en: `${en.format(p.distance)}: the distances of all tiles from home, added up; each slide moves one tile by one cell, so no solution slides fewer tiles`,
    id: `${id.format(p.distance)}: jumlah jarak semua ubin dari tempatnya; setiap geseran memindahkan satu ubin sejauh satu sel, jadi tidak ada solusi dengan geseran yang lebih sedikit`,
  }),
  'fact-length': { en: 'Length of a solution', id: 'Panjang solusi' },
  'fact-length-even': {
    en: 'always an even number of tiles slid, since the blank ends on a cell of the same colour of a chessboard',
    id: 'selalu bilangan genap ubin bergeser, karena kotak kosong berakhir di sel yang sewarna pada papan catur',
  },
  'fact-length-odd': {
    en: 'always an odd number of tiles slid, since the blank ends on a cell of the other colour of a chessboard',
    id: 'selalu bilangan ganjil ubin bergeser, karena kotak kosong berakhir di sel yang berlainan warna pada papan catur',
  },
  'column-number': { en: 'i', id: 'i' },
  'column-tile': { en: 'tile', id: 'ubin' },
  'column-kurang': { en: 'KURANG(i)', id: 'KURANG(i)' },
  'column-smaller': { en: 'smaller ones after it', id: 'yang lebih kecil setelahnya' },
  'scene-pairs': (p: { count: number; pairs: string; more: number; renumbered: boolean }) => ({
    en: `Inverted pairs: ${en.format(p.count)}${p.pairs === '' ? '' : ` (${p.pairs}${p.more > 0 ? `, and ${en.format(p.more)} more` : ''})`}${p.renumbered ? '; the smaller figures are the tiles’ own' : ''}`,
    id: `Pasangan terbalik: ${id.format(p.count)}${p.pairs === '' ? '' : ` (${p.pairs}${p.more > 0 ? `, dan ${id.format(p.more)} lagi` : ''})`}${p.renumbered ? '; angka yang lebih kecil ialah nomor ubin sendiri' : ''}`,
  }),
} as const;
