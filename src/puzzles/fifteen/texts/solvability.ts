/** KURANG, parity, and what they prove. */
export const solvability = {
  unsolvable: {
    en: 'Every move changes the parity of the tiles and of the gap together, and these two do not match the goal: no row of moves leads there.',
    id: 'Setiap langkah mengubah paritas ubin dan paritas kotak kosong bersama-sama, dan keduanya tidak cocok dengan tujuan: tidak ada rangkaian langkah yang sampai ke sana.',
  },
} as const;
