/**
 * What the grades in the data mean. A grade stands for a rarity, in coarser steps, and every common word has a lower one
 * than every other word; how they are found is told in tools/lib/dictionaries/grade.mjs.
 */

/** Rarities differ by this from grade to grade. */
export const STEP = 2;
/** The first grade of words that a level does not ask for. */
export const FIRST_UNCOMMON = 32;

export const rarityOf = (grade: number): number => grade * STEP;
/** The grade of a rarity; the rarity must be a multiple of `STEP`. */
export const gradeOf = (rarity: number): number => rarity / STEP;
export const isCommonGrade = (grade: number): boolean => grade < FIRST_UNCOMMON;
