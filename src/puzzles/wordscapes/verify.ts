/**
 * The independent judge of a filling: it looks at the boxes and into the dictionary, shares nothing with the strategies,
 * and says everything that is wrong, each thing once.
 */
import type { Problem, Text } from '../../contract/index.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { type Filling, OPEN, patternOf, type Slot, type Task } from './model.ts';
import { lackOf } from './spelling.ts';
import { text } from './texts.ts';

export function verify(task: Task, filling: Filling, lexicon: Lexicon): readonly Problem[] {
  const texts =
    task.shape.kind === 'words' ? wrongSingle(task, filling, lexicon) : wrongFilling(task, filling, lexicon);
  return texts.map((wrong) => ({ text: wrong }));
}

function wrongSingle(task: Task, filling: Filling, lexicon: Lexicon): Text[] {
  const [word] = filling;
  if (filling.length !== 1 || word === undefined) return [wrongNumber(filling.length, 1)];
  const { patterns } = task.shape as { patterns: readonly string[] };
  const open = [...word].filter((box) => box === OPEN).length;
  if (open > 0) return [text('boxes-open', { count: open, name: word })];
  const lack = lackOf(word, task.letters);
  if (lack) return [text('letter-lacking', { name: '', word, letter: lack.letter, there: lack.there })];
  const isMatch = patterns.length === 0 || patterns.some((pattern) => matches(word, pattern));
  const unmatched = isMatch ? [] : [text('no-pattern-matched', { word, patterns: patterns.join(' ') })];
  const unknown = unknownWord(task, '', word, lexicon);
  return unknown ? [...unmatched, unknown] : unmatched;
}

const wrongNumber = (found: number, wanted: number) => text('wrong-number-of-words', { found, wanted });

const matches = (word: string, pattern: string): boolean =>
  word.length === pattern.length && [...pattern].every((box, i) => box === OPEN || box === word[i]);

function wrongFilling(task: Task, filling: Filling, lexicon: Lexicon): Text[] {
  const { slots } = task;
  if (filling.length !== slots.length) return [wrongNumber(filling.length, slots.length)];
  const lengths = slots.flatMap(({ name, cells }, i) => {
    const word = filling[i]!;
    const [found, wanted] = [word.length, cells.length];
    return found === wanted ? [] : [text('wrong-length', { name, word, found, wanted })];
  });
  if (lengths.length > 0) return lengths;
  return [
    ...slots.flatMap((slot, i) => wrongWord(task, slot, i, filling[i]!, lexicon)),
    ...wrongCrossings(task, filling),
    ...repeated(task, filling),
    ...outOfOrder(task, filling),
    ...stillOpen(task, filling),
  ];
}

/** What is wrong with a word by itself; the first thing, since the others mostly follow from it. */
function wrongWord(task: Task, slot: Slot, index: number, word: string, lexicon: Lexicon): Text[] {
  const { name } = slot;
  const pattern = patternOf(task, slot);
  const at = [...word].findIndex((letter, i) => letter !== OPEN && pattern[i] !== OPEN && pattern[i] !== letter);
  if (at >= 0) {
    const letters = { letter: word[at]!, known: pattern[at]! };
    return [text('known-changed', { name, word, number: at + 1, ...letters })];
  }
  const lack = lackOf(word, task.letters);
  if (lack) return [text('letter-lacking', { name, word, letter: lack.letter, there: lack.there })];
  const answer = task.answers?.[index];
  if (answer !== undefined) return matches(answer, word) ? [] : [text('not-the-answer', { name, word })];
  if (word.includes(OPEN)) return [];
  const unknown = unknownWord(task, name, word, lexicon);
  return unknown ? [unknown] : [];
}

/** Why a word may not be used in the slot of this name, or, without a name, at all. */
function unknownWord(task: Task, name: string, word: string, lexicon: Lexicon): Text | undefined {
  const found = lexicon.find(word);
  if (!found && task.own) return text('not-in-own-list', { name, word });
  if (!found) return text('not-in-dictionary', { name, word, language: task.language });
  return task.list === 'common' && !found.isCommon ? text('not-common', { name, word }) : undefined;
}

function wrongCrossings({ slots, shape }: Task, filling: Filling): Text[] {
  const texts: Text[] = [];
  const seen = new Map<number, { name: string; letter: string }>();
  for (const [i, { name, cells }] of slots.entries()) {
    for (const [j, cell] of cells.entries()) {
      const letter = filling[i]![j]!;
      const before = seen.get(cell);
      if (letter === OPEN) continue;
      if (!before) seen.set(cell, { name, letter });
      else if (before.letter !== letter && shape.kind === 'grid') {
        const where = { row: Math.floor(cell / shape.columns) + 1, column: (cell % shape.columns) + 1 };
        texts.push(text('crossing-differs', { name, letter, other: before.name, there: before.letter, ...where }));
      }
    }
  }
  return texts;
}

function repeated({ slots }: Task, filling: Filling): Text[] {
  return filling.flatMap((word, i) => {
    const before = filling.indexOf(word);
    if (before === i || word.includes(OPEN)) return [];
    return [text('word-twice', { word, name: slots[i]!.name, other: slots[before]!.name })];
  });
}

/** Rows that look the same could hold their words in any order; so that a set of words counts once, it is this one. */
function outOfOrder(task: Task, filling: Filling): Text[] {
  const { shape, slots, answers } = task;
  if (shape.kind !== 'rows' || answers) return [];
  const last = new Map<string, number>();
  return slots.flatMap((slot, i) => {
    const word = filling[i]!;
    if (word.includes(OPEN)) return [];
    const pattern = patternOf(task, slot);
    const other = last.get(pattern);
    last.set(pattern, i);
    if (other === undefined || filling[other]! <= word) return [];
    return [text('rows-out-of-order', { name: slot.name, word, other: slots[other]!.name, before: filling[other]! })];
  });
}

/** A box is open as long as any word leaves it so. */
function stillOpen(task: Task, filling: Filling): Text[] {
  const open = new Map<number, string>();
  for (const [i, { name, cells }] of task.slots.entries()) {
    for (const [j, cell] of cells.entries()) {
      if (filling[i]![j] === OPEN && !open.has(cell)) open.set(cell, name);
    }
  }
  const [name] = open.values();
  return name === undefined ? [] : [text('boxes-open', { count: open.size, name })];
}
