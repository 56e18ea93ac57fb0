/** How a task is written: sections under keywords, or just the letters and, below them, what is to be filled. */
import { type Notation, type Parsed, parsed, placeAt, refused } from '../../../contract/index.ts';
import { OPEN, type Task } from '../model.ts';
import { slotsOf } from '../slots.ts';
import { text } from '../texts.ts';
import { readAnswers } from './answers.ts';
import { readBonus, readLanguage, readLetters, readList } from './head.ts';
import { readOwn } from './own.ts';
import { looksLikeKeyword, type Piece, placeOf, readSections, type Sections, trimmed } from './sections.ts';
import { readShape } from './shape.ts';

export const tasks: Notation<Task> = {
  parse(source) {
    const sections = readSections(source);
    return sections.ok ? readTask(source, sections.value) : sections;
  },
  format: (task) =>
    [
      `LETTERS ${task.letters}`,
      ...(task.language === 'en' ? [] : [`LANGUAGE ${task.language}`]),
      ...(task.list === 'full' ? [] : [`LIST ${task.list}`]),
      ...shapeLines(task),
      ...answerLines(task),
      ...(task.bonus.length === 0 ? [] : [`BONUS ${task.bonus.join(' ')}`]),
      ...(task.own ? ['WORDS', ...task.own] : []),
    ].join('\n'),
};

function readTask(source: string, { bare, named, own: ownAt }: Sections): Parsed<Task> {
  const wheel = wheelOf(source, bare, named);
  if (!wheel.ok) return wheel;
  const letters = readLetters(source, wheel.value.line);
  if (!letters.ok) return letters;
  const language = readLanguage(source, named.LANGUAGE);
  if (!language.ok) return language;
  const list = readList(source, named.LIST);
  if (!list.ok) return list;
  const shape = readShape(source, named, wheel.value.below, letters.value);
  if (!shape.ok) return shape;
  const answers = named.ANSWERS && readAnswers(source, named.ANSWERS, shape.value, letters.value);
  if (answers && !answers.ok) return answers;
  const bonus = readBonus(source, named.BONUS, letters.value);
  if (!bonus.ok) return bonus;
  const own = ownAt === undefined ? undefined : readOwn(source, ownAt);
  if (own && !own.ok) return own;
  return parsed({
    letters: letters.value,
    language: language.value,
    list: list.value,
    ...(own ? { own: own.value } : {}),
    shape: shape.value,
    slots: answers ? answers.value.slots : slotsOf(shape.value),
    ...(answers ? { answers: answers.value.words } : {}),
    bonus: bonus.value,
  });
}

/** The line with the letters, and those that stand below it without a keyword. */
function wheelOf(
  source: string,
  bare: readonly Piece[],
  { LETTERS: section }: Sections['named'],
): Parsed<{ line: Piece; below: readonly Piece[] }> {
  if (section && !section.beside) return refused(text('no-letters'), placeOf(source, section.keyword));
  if (section) return parsed({ line: section.beside!, below: bare });
  const [line, ...below] = bare;
  return line ? parsed({ line: trimmed(line), below }) : refused(text('no-letters'), placeAt(source, 0, 1));
}

function shapeLines({ shape }: Task): readonly string[] {
  if (shape.kind === 'words') return shape.patterns.length === 0 ? [] : [`PATTERNS ${shape.patterns.join(' ')}`];
  if (shape.kind === 'rows') {
    const isOpen = shape.patterns.every((pattern) => [...pattern].every((box) => box === OPEN));
    return isOpen
      ? [`LENGTHS ${shape.patterns.map(({ length }) => length).join(' ')}`]
      : [`ROWS ${shape.patterns.join(' ')}`];
  }
  const rows = rowsOf(shape);
  // A row that spells a keyword would be taken for one on a line of its own.
  return rows.some(looksLikeKeyword) ? [`GRID ${rows.join('/')}`] : ['GRID', ...rows];
}

const rowsOf = ({ rows, columns, cells }: { rows: number; columns: number; cells: string }) =>
  Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns));

const answerLines = ({ answers, slots }: Task): readonly string[] =>
  answers ? [`ANSWERS ${answers.map((word, i) => `${slots[i]!.name} ${word}`).join(', ')}`] : [];
