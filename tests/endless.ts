/** Searches that no machine brings to an end. */

/** One solution of it takes longer than anyone has. */
export const ENDLESS = {
  puzzle: '15',
  strategy: 'ida-star',
  text: '21 5 13 1 14 32\n16 7 17 - 2 19\n33 8 30 26 24 4\n28 22 20 6 18 12\n3 15 25 11 31 34\n35 29 23 10 27 9',
};

/** Fourteen dominoes on a board of 4 x 7: 781 tilings, each in 14! ways, which are found one after the other without a pause. */
const DOMINOES = [...'ABCDEFGHIJKLMN'];
export const MANY = `4 7 ${DOMINOES.length}\nDEFAULT\n${DOMINOES.map((name) => `${name}${name}`).join('\n')}\n`;
