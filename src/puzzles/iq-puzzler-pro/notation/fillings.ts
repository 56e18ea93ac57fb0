/**
 * Fillings on one line: rows with a blank between them, layers with a slash. Over several lines, as a saved file has them,
 * each line is a row, its blanks are closed cells, and an empty line ends a layer.
 */
import { type Notation, type Place, parsed, placeAt, refused } from '../../../contract/index.ts';
import { layersOf, openCells } from '../geometry.ts';
import { type Board, CLOSED, EMPTY, type Filling, MOST_CELLS, NAMES } from '../model.ts';
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
      if (size > MOST_CELLS) return tooLarge(placeAt(source, index, 1));
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
    if (!isDrawing(source)) return parsed(layers);
    const drawn = drawnLayers(source);
    const isTooLarge = drawn.flat().reduce((sum, row) => sum + row.length, 0) > MOST_CELLS;
    return isTooLarge ? tooLarge(placeAt(source, 0, 1)) : parsed(drawn);
  },
  format: (filling) =>
    filling.length === 1 ? filling[0]!.join(' ') : filling.map((rows) => rows.join(' ')).join(' / '),
};

/** Where the open cells stand in the line of a filling. */
export function placesInLine(board: Board): readonly number[] {
  const layers = layersOf(board);
  // After each row there is a blank, and between layers a slash and another blank.
  const begins = layers.map((_, layer) =>
    layers.slice(0, layer).reduce((sum, { rows, columns }) => sum + rows * (columns + 1) + 2, 0),
  );
  return openCells(board).map(([layer, row, column]) => begins[layer]! + row * (layers[layer]!.columns + 1) + column);
}

const tooLarge = (place: Place) => refused(text('filling-too-large', { most: MOST_CELLS }), place);

const LINE = /\r\n?|\n/;

const isDrawing = (source: string): boolean => LINE.test(source.trim()) && !source.includes('/');

/** What all lines are indented by is no part of the drawing. */
function drawnLayers(source: string): string[][] {
  const lines = source.split(LINE).map((line) => line.replaceAll(/\s/g, ' ').trimEnd());
  const indent = Math.min(...lines.filter((line) => line !== '').map((line) => line.search(/\S/)));
  const layers: string[][] = [[]];
  for (const line of lines) {
    if (line !== '') layers.at(-1)!.push(line.slice(indent).replaceAll(' ', CLOSED));
    else if (layers.at(-1)!.length > 0) layers.push([]);
  }
  return layers.filter((rows) => rows.length > 0).map(squared);
}

/** Rows end with their last open cell in a drawing; a board has all of them equally long. */
function squared(rows: readonly string[]): string[] {
  const width = Math.max(...rows.map((row) => row.length));
  // What is larger than any board is refused before it is filled up.
  return width * rows.length > MOST_CELLS ? [...rows] : rows.map((row) => row.padEnd(width, CLOSED));
}
