/** Fillings on one line: rows with a blank between them, layers with a slash. Pasted over several lines they are read too. */
import { type Notation, parsed, placeAt, refused } from '../../../contract/index.ts';
import { CLOSED, EMPTY, type Filling, MOST_CELLS, NAMES } from '../model.ts';
import { text } from '../texts.ts';
import { nameOf } from './lines.ts';

const CELLS = NAMES + EMPTY + CLOSED;

export const fillings: Notation<Filling> = {
  parse(source) {
    const layers: string[][] = [[]];
    let size = 0;
    let slash = 0;
    for (const { 0: word, index } of source.matchAll(/\/|[^\s/]+/g)) {
      const layer = layers.at(-1)!;
      if (word === '/') {
        if (layer.length === 0) return refused(text('empty-layer'), placeAt(source, index, 1));
        layers.push([]);
        slash = index;
        continue;
      }
      size += word.length;
      if (size > MOST_CELLS) return refused(text('filling-too-large', { most: MOST_CELLS }), placeAt(source, index, 1));
      for (let i = 0; i < word.length; i++) {
        if (CELLS.includes(word[i]!)) continue;
        const character = String.fromCodePoint(word.codePointAt(i)!);
        const place = placeAt(source, index + i, character.length);
        return refused(text('filling-character', { character: nameOf(character) }), place);
      }
      layer.push(word);
    }
    if (size === 0) return refused(text('no-filling'), placeAt(source, 0, 1));
    if (layers.at(-1)!.length === 0) return refused(text('empty-layer'), placeAt(source, slash, 1));
    return parsed(layers);
  },
  format: (filling) => filling.map((rows) => rows.join(' ')).join(' / '),
};
