import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { canBeLaid } from '../../../algorithms/word-graph/testing/words.ts';
import { dictionaryLanguages } from '../model.ts';
import { lexiconFor } from '../testing/lexicons.ts';
import { lexiconOf } from './index.ts';
import { HALVING, type Lexicon, likelihood, type Word } from './lexicon.ts';

/** Every word there is: the wheel has each letter as often as any word of the dictionaries does. */
const everything = (lexicon: Lexicon): readonly Word[] => lexicon.wordsOf('ABCDEFGHIJKLMNOPQRSTUVWXYZ'.repeat(8));

const rarity = (lexicon: Lexicon, text: string): number => lexicon.find(text)!.rarity;

beforeAll(async () => {
  await Promise.all(dictionaryLanguages.map((language) => lexiconOf({ language })));
});

describe('the dictionaries', () => {
  it.each([
    // SCOWL (Debian scowl 2020.12.07-2): 104,166 words up to size 80, and 24,672 up to 35, less 193 that offend and 61
    // that are odd.
    ['en', 104_166, 24_386],
    // hunspell-id 1:7.5.0-1 written out, and its 4,779 words among the ten thousand most frequent, less 60 that offend
    // and 201 that are odd.
    ['id', 40_775, 4_516],
  ] as const)('have as many words as their sources: %s', (language, all, common) => {
    const words = everything(lexiconFor({ language }));
    expect(words).toHaveLength(all);
    expect(words.filter(({ isCommon }) => isCommon)).toHaveLength(common);
  });

  it.each(dictionaryLanguages)('have words of three to eight letters in alphabetical order: %s', (language) => {
    const words = everything(lexiconFor({ language })).map(({ text }) => text);
    expect(words.filter((word) => !/^[A-Z]{3,8}$/.test(word))).toEqual([]);
    expect(words.filter((word, i) => i > 0 && word <= words[i - 1]!)).toEqual([]);
  });

  it.each(dictionaryLanguages)('say of every common word that it is less rare than any other: %s', (language) => {
    const words = everything(lexiconFor({ language }));
    const rarities = (isCommon: boolean) =>
      words.filter((word) => word.isCommon === isCommon).map((word) => word.rarity);
    const rarestCommon = rarities(true).reduce((a, b) => Math.max(a, b));
    const leastRare = rarities(false).reduce((a, b) => Math.min(a, b));
    expect(leastRare).toBeGreaterThanOrEqual(rarestCommon + HALVING);
    expect(words.every((word) => Number.isInteger(word.rarity) && word.rarity >= 0)).toBe(true);
  });

  it('know which words people meet more often', () => {
    const en = lexiconFor({ language: 'en' });
    const order = ['THE', 'CAT', 'SCOUT', 'COTS', 'AALII'].map((text) => rarity(en, text));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(new Set(order).size).toBe(order.length);
    const id = lexiconFor({ language: 'id' });
    const urut = ['YANG', 'RUMAH', 'MERPATI', 'ABDUKTOR'].map((text) => rarity(id, text));
    expect(urut).toEqual([...urut].sort((a, b) => a - b));
    expect(new Set(urut).size).toBe(urut.length);
    expect(likelihood(HALVING)).toBe(0.5);
  });

  // Some of each kind; tools/lib/dictionaries/profanity.mjs has the rules, and --removed prints all.
  it.each([
    ['en', 'BITCH BITCHES COCK CUMS FAGGOTS HELL NIPPLE ORGIES PENIS RAPED RAPISTS RETARD SEXY SLUT TITS WHORES'],
    ['id', 'ANJING BAJINGAN BANGSAT GOBLOK KEPARAT PANTATMU PELACUR PENIS SEKS SIALAN TOLOL VAGINA'],
  ] as const)('ask for no word that offends, but know it: %s', (language, offending) => {
    const lexicon = lexiconFor({ language });
    for (const text of offending.split(' ')) expect(lexicon.find(text)?.isCommon, text).toBe(false);
  });

  // Some of each kind; all are in tools/lib/dictionaries/odd.mjs.
  it.each([
    ['en', 'CHI GIMME HES MES QUA SHES WEER WHATS YOUS'],
    ['id', 'ACEH BAM DEH DIBAGIAN GUE HENRY KURA LETAKAN MEL OPEN SIL WERE'],
  ] as const)('ask for no word that is odd, but know it: %s', (language, odd) => {
    const lexicon = lexiconFor({ language });
    for (const text of odd.split(' ')) expect(lexicon.find(text)?.isCommon, text).toBe(false);
  });

  it('take no contraction for a word', () => {
    const en = lexiconFor({ language: 'en' });
    const order = ['WERE', 'SHELL', 'LETS', 'WONT'].map((text) => rarity(en, text));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    // Behind all words that the list has a place for.
    expect(rarity(en, 'CANT')).toBeGreaterThan(55);
    expect(en.find('CANT')!.isCommon).toBe(true);
  });

  it.each([
    ['en', 'ASSESS BUTTER CLASS COCKPIT GRAPES LUSTER PAWN SCATTER SCUM SPACES SPICES'],
    ['id', 'AGAMA BANGSA BIBIR MANUSIA SOSIAL SPESIAL TUBUH'],
  ] as const)('ask for words that only look like it: %s', (language, harmless) => {
    const lexicon = lexiconFor({ language });
    for (const text of harmless.split(' ')) expect(lexicon.find(text)?.isCommon, text).toBe(true);
  });

  it('answer as a plain filter of all words does', () => {
    const en = lexiconFor({ language: 'en' });
    const all = everything(en);
    const wheel = fc.string({ unit: fc.constantFrom(...'EEAAIIOORRTTNNSSLLUCDQX'), minLength: 2, maxLength: 9 });
    fc.assert(
      fc.property(wheel, (letters) => {
        expect(en.wordsOf(letters)).toEqual(all.filter(({ text }) => canBeLaid(text, letters)));
      }),
      { numRuns: 10 },
    );
  });
});

describe('a list of one’s own', () => {
  const own = ['AB', 'CAT', 'COCK', 'PSEUDOCAT', 'XYZZY', 'ZYGOTES'];

  it('takes the dictionary’s place', () => {
    const lexicon = lexiconFor({ language: 'en', own });
    expect(lexicon.wordsOf('PSEUDOCATXYZZYAB').map(({ text }) => text)).toEqual(['AB', 'CAT', 'PSEUDOCAT', 'XYZZY']);
    expect(lexicon.find('DOG')).toBeUndefined();
    expect(own.every((text) => lexicon.find(text)!.isCommon)).toBe(true);
  });

  it('takes from the dictionary how rare its words are, as far as it has them', () => {
    const lexicon = lexiconFor({ language: 'en', own });
    const en = lexiconFor({ language: 'en' });
    expect(rarity(lexicon, 'CAT')).toBe(rarity(en, 'CAT'));
    expect(rarity(lexicon, 'XYZZY')).toBeGreaterThan(rarity(en, 'CAT'));
    expect(rarity(lexicon, 'ZYGOTES')).toBe(rarity(en, 'ZYGOTES'));
    expect(rarity(lexicon, 'XYZZY')).toBeLessThan(rarity(lexicon, 'ZYGOTES'));
  });

  it('is built once', async () => {
    expect(lexiconFor({ language: 'en', own })).toBe(await lexiconOf({ language: 'en', own }));
    expect(lexiconFor({ language: 'id', own })).not.toBe(lexiconFor({ language: 'en', own }));
  });
});
