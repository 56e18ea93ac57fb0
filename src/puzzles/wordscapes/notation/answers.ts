/** The order of the slots and their words, where the text knows them: every slot once, by its name. */
import { type Parsed, parsed, refused, shown } from '../../../contract/index.ts';
import { OPEN, type Shape, type Slot } from '../model.ts';
import { slotsOf } from '../slots.ts';
import { lackOf } from '../spelling.ts';
import { text } from '../texts.ts';
import { linesIn, type Piece, placeOf, type Section, wordsIn } from './sections.ts';

export interface Answers {
  /** In the order of the text. */
  readonly slots: readonly Slot[];
  readonly words: readonly string[];
}

interface Entry {
  readonly slot: Slot;
  readonly word: string;
  readonly piece: Piece;
}

export function readAnswers(source: string, section: Section, shape: Shape, letters: string): Parsed<Answers> {
  if (shape.kind === 'words') return refused(text('answers-without-boxes'), placeOf(source, section.keyword));
  const slots = slotsOf(shape);
  const read = readEntries(source, section, slots);
  if (!read.ok) return read;
  const entries = read.value;
  const missing = slots.filter((slot) => !entries.some((entry) => entry.slot === slot));
  if (missing.length > 0) {
    const figures = { name: missing[0]!.name, more: missing.length - 1 };
    return refused(text('answer-missing', figures), placeOf(source, section.keyword));
  }
  const cells = shape.kind === 'grid' ? shape.cells : shape.patterns.join('');
  const wrong = clash(source, entries, cells) ?? misspelt(source, entries, letters);
  return wrong ?? parsed({ slots: entries.map(({ slot }) => slot), words: entries.map(({ word }) => word) });
}

/** Names and words in turn. */
function readEntries(source: string, section: Section, slots: readonly Slot[]): Parsed<readonly Entry[]> {
  const pieces = linesIn(section).flatMap((line) => wordsIn(line, /[^\s,:=]+/g));
  const entries: Entry[] = [];
  for (let i = 0; i < pieces.length; i += 2) {
    const [name, piece] = [pieces[i]!, pieces[i + 1]];
    const slot = slots.find((one) => one.name === name.text.toUpperCase());
    if (!slot) {
      const known = slots.map((one) => one.name);
      const names = known.slice(0, 12).join(' ');
      const figures = { word: shown(name.text), names, more: known.length > 12 ? 1 : 0 };
      return refused(text('answer-unknown-slot', figures), placeOf(source, name));
    }
    if (entries.some((entry) => entry.slot === slot)) {
      return refused(text('answer-slot-twice', { name: slot.name }), placeOf(source, name));
    }
    if (!piece) return refused(text('answer-without-word', { name: slot.name }), placeOf(source, name));
    if (!/^[a-zA-Z]+$/.test(piece.text)) {
      return refused(text('answer-not-a-word', { name: slot.name, word: shown(piece.text) }), placeOf(source, piece));
    }
    const word = piece.text.toUpperCase();
    const [found, wanted] = [word.length, slot.cells.length];
    if (found !== wanted) {
      const figures = { name: slot.name, word: shown(word), found, wanted };
      return refused(text('answer-length', figures), placeOf(source, piece));
    }
    entries.push({ slot, word, piece });
  }
  return parsed(entries);
}

/** Letters that differ from known ones, or where two words cross. */
function clash(source: string, entries: readonly Entry[], known: string) {
  const letters: { letter: string; name: string }[] = [];
  for (const { slot, word, piece } of entries) {
    for (const [i, cell] of slot.cells.entries()) {
      const letter = word[i]!;
      const place = placeOf(source, { text: letter, at: piece.at + i });
      const [there, before] = [known[cell]!, letters[cell]];
      if (there !== OPEN && there !== letter) {
        return refused(text('answer-known', { name: slot.name, word, letter, number: i + 1, there }), place);
      }
      if (before && before.letter !== letter) {
        const other = { other: before.name, there: before.letter };
        return refused(text('answer-crossing', { name: slot.name, word, letter, number: i + 1, ...other }), place);
      }
      letters[cell] = { letter, name: slot.name };
    }
  }
  return undefined;
}

function misspelt(source: string, entries: readonly Entry[], letters: string) {
  for (const [i, { slot, word, piece }] of entries.entries()) {
    const { name } = slot;
    const lack = lackOf(word, letters);
    if (lack) {
      const { letter, there } = lack;
      return refused(text('answer-not-layable', { name, word, letter, there }), placeOf(source, piece));
    }
    const other = entries.slice(0, i).find((entry) => entry.word === word);
    if (other) return refused(text('answer-twice', { name, word, other: other.slot.name }), placeOf(source, piece));
  }
  return undefined;
}
