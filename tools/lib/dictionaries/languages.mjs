/** The words of each language, their tiers, and which of them are common: what docs/wordscapes.md says of the sources. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expand } from './hunspell.mjs';
import { oddWords, withoutContractions } from './odd.mjs';
import { unfitWords } from './profanity.mjs';

/** Words of a level: three to eight plain letters. */
const fits = (word) => /^[a-z]{3,8}$/.test(word);

const SIZES = [10, 20, 35, 40, 50, 55, 60, 70, 80];
const COMMON_SIZE = 35;

/** SCOWL up to size 80; up to 35 the words are common. The list is one of words in subtitles, by frequency. */
export function english(fetched) {
  const folder = join(fetched('scowl'), 'usr/share/dict/scowl');
  const tiers = new Map();
  for (const size of SIZES)
    for (const part of ['english', 'american', 'british']) {
      const file = join(folder, `${part}-words.${size}`);
      const words = existsSync(file) ? lines(readFileSync(file, 'latin1')) : [];
      for (const word of words.filter(fits)) if (!tiers.has(word)) tiers.set(word, size);
    }
  const unfit = unfitWords(
    'en',
    json(fetched('naughty-words'), 'en.json'),
    json(fetched('bad-words-en'), 'lib/array.js'),
  );
  const odd = oddWords('en');
  return {
    tiers,
    places: withoutContractions(placesOf(json(fetched('subtitles-en'), 'src/commonWords.json'))),
    isCommon: (word, tier) => tier <= COMMON_SIZE && !unfit.has(word) && !odd.has(word),
  };
}

/** hunspell-id written out; the ten thousand most frequent words of a list are common. Another, longer list goes on. */
export function indonesian(fetched) {
  const folder = join(fetched('hunspell-id'), 'usr/share/hunspell');
  const [affixes, stems] = ['aff', 'dic'].map((ending) => readFileSync(join(folder, `id_ID.${ending}`), 'latin1'));
  const frequent = lines(readFileSync(join(fetched('most-common-words'), 'build/resources/indonesian.txt'), 'utf8'));
  const places = placesOf(frequent);
  const further = placesOf(json(fetched('subtitles-id'), 'src/commonWords.json'));
  const unfit = unfitWords('id', json(fetched('bad-words-id'), 'src/dict.json'));
  const odd = oddWords('id');
  const tiers = new Map(
    [...expand(affixes, stems, fits)].map((word) => [word, places.has(word) ? 'frequent' : 'rest']),
  );
  return {
    tiers,
    places: new Map([...further, ...places]),
    isCommon: (word, tier) => tier === 'frequent' && !unfit.has(word) && !odd.has(word),
  };
}

const lines = (text) => text.split(/\r?\n/).filter((line) => line !== '');
const placesOf = (words) => new Map(words.map((word, i) => [word, i + 1]));

/** A list in JSON, or one that a script of one line exports. */
function json(folder, path) {
  const text = readFileSync(join(folder, path), 'utf8');
  return JSON.parse(text.slice(text.indexOf('['), text.lastIndexOf(']') + 1));
}
