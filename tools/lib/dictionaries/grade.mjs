/**
 * How rare each word is, in quarters of a halving (lexicon.ts, `HALVING`), as a grade.
 *
 * A frequency list gives the words in order, not how often they occur; by the law of Zipf and Mandelbrot a word at place r
 * is met in proportion to 1/(r + 3). Words that the list lacks go by their tier: the larger the part of a tier that is in
 * the list, the likelier the rest of it. So a common word that is not in the list counts as one at the end of the list,
 * rarer by as much as the list's share of its tier is below 1.
 *
 * Words that are not common come behind all common ones, by the shares of their tiers alone; those in the list count four
 * times as likely as the others of their tier. Their places in the list say little: there they are mostly names.
 */
const HALVING = 4;
const OFFSET = 3;
const IN_LIST = 2 * HALVING;

/**
 * `tiers`: every word with its tier; `places`: words of the list, from 1; `isCommon` of a word and its tier. Returns a map
 * from word to grade.
 */
export function grade({ tiers, places, isCommon }, { STEP, FIRST_UNCOMMON }) {
  const penalty = penalties(tiers, places);
  const atPlace = (place) => HALVING * Math.log2((place + OFFSET) / (1 + OFFSET));
  const end = atPlace(Math.max(...places.values()));
  const rarity = (word, tier) => {
    const place = places.get(word);
    if (isCommon(word, tier)) return place ? atPlace(place) : end + penalty.get(tier);
    return Math.max(0, penalty.get(tier) - (place ? IN_LIST : 0));
  };
  const grades = new Map();
  for (const [word, tier] of tiers) {
    const steps = Math.round(rarity(word, tier) / STEP);
    if (isCommon(word, tier) && steps >= FIRST_UNCOMMON) throw new Error(`${word} has no grade: ${steps} is too high.`);
    grades.set(word, isCommon(word, tier) ? steps : FIRST_UNCOMMON + steps);
  }
  return grades;
}

/** By how much words of a tier are rarer than if the whole tier were in the list. */
function penalties(tiers, places) {
  const counts = new Map();
  for (const [word, tier] of tiers) {
    const count = counts.get(tier) ?? { all: 0, inList: 0 };
    counts.set(tier, { all: count.all + 1, inList: count.inList + (places.has(word) ? 1 : 0) });
  }
  return new Map([...counts].map(([tier, { all, inList }]) => [tier, HALVING * Math.log2(all / inList)]));
}
