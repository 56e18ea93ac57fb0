/** Random small tasks for property tests: mostly with a few made-up words as a list, so that every search is short. */
import fc from 'fast-check';
import { type Filling, NONE, OPEN, type Task } from '../model.ts';
import { tasks } from '../notation/index.ts';
import { taskOf } from './reading.ts';

/** Words laid from a wheel, each a stretch of it in some order. */
const madeUp = (wheel: string): fc.Arbitrary<readonly string[]> =>
  fc
    .array(fc.shuffledSubarray([...wheel], { minLength: 2, maxLength: Math.min(5, wheel.length) }), {
      minLength: 2,
      maxLength: 14,
    })
    .map((words) => words.map((letters) => letters.join('')));

const wheels = fc
  .array(fc.constantFrom(...'AAEIRSTN'), { minLength: 3, maxLength: 6 })
  .map((letters) => letters.join(''));

type Letters = ReadonlyMap<string, string>;
const key = (row: number, column: number) => `${row} ${column}`;

/** Where a word can cross those that lie: every box of its own that has the same letter as one of theirs. */
function placesFor(word: string, lying: Letters): Letters[] {
  if (lying.size === 0) return [laid(word, 0, 0, false)];
  return [...lying].flatMap(([at, letter]) => {
    const [row, column] = at.split(' ').map(Number) as [number, number];
    return [...word].flatMap((own, i) =>
      own === letter ? [laid(word, row - i, column, true), laid(word, row, column - i, false)] : [],
    );
  });
}

const laid = (word: string, row: number, column: number, down: boolean): Letters =>
  new Map([...word].map((letter, i) => [key(row + (down ? i : 0), column + (down ? 0 : i)), letter]));

/** Rows of a grid with these letters in it. */
function drawn(letters: Letters): string[] {
  const cells = [...letters.keys()].map((at) => at.split(' ').map(Number) as [number, number]);
  const [rows, columns] = [cells.map(([row]) => row), cells.map(([, column]) => column)];
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  return Array.from({ length: Math.max(...rows) - top + 1 }, (_, row) =>
    Array.from(
      { length: Math.max(...columns) - left + 1 },
      (__, column) => letters.get(key(row + top, column + left)) ?? NONE,
    ).join(''),
  );
}

/** Words that cross, as many of them as find a place and leave a grid that can be read. */
function crossing(wheel: string, words: readonly string[], choices: readonly number[]): string[] {
  let lying: Letters = new Map();
  for (const [i, word] of words.entries()) {
    const places = placesFor(word, lying);
    const place = places[choices[i % choices.length]! % Math.max(1, places.length)];
    if (!place || [...place].some(([at, letter]) => (lying.get(at) ?? letter) !== letter)) continue;
    const next = new Map([...lying, ...place]);
    if (tasks.parse(`LETTERS ${wheel}\nGRID ${drawn(next).join('/')}`).ok) lying = next;
  }
  return drawn(lying);
}

/** Which boxes show their letter, and which show one that may be wrong. */
interface Shown {
  readonly known: readonly number[];
  readonly wrong: number;
}

const shown: fc.Arbitrary<Shown> = fc.record({
  known: fc.array(fc.nat({ max: 30 }), { maxLength: 3 }),
  wrong: fc.nat({ max: 60 }),
});

function covered(rows: readonly string[], wheel: string, { known, wrong }: Shown): string[] {
  let box = -1;
  return rows.map((row) =>
    [...row]
      .map((letter) => {
        if (letter === NONE) return NONE;
        box++;
        if (box === wrong) return wheel[wrong % wheel.length]!;
        return known.includes(box) ? letter : OPEN;
      })
      .join(''),
  );
}

/** The first of the texts that can be read: a wrong letter may make a grid one that cannot. */
function firstGood(...texts: readonly string[]): Task {
  for (const text of texts) {
    const task = tasks.parse(text);
    if (task.ok) return task.value;
  }
  return taskOf(texts.at(-1)!);
}

const choices = fc.array(fc.nat({ max: 50 }), { minLength: 1, maxLength: 6 });
const language = fc.constantFrom('', '', 'LANGUAGE id\n');
const list = fc.constantFrom('', '', 'LIST common\n');

const grids: fc.Arbitrary<Task> = wheels.chain((wheel) =>
  fc
    .tuple(madeUp(wheel), madeUp(wheel), choices, shown, fc.boolean(), language, list)
    .map(([words, others, picks, some, answered, language, list]) => {
      const rows = crossing(wheel, words.slice(0, 5), picks);
      const head = `LETTERS ${wheel}\n${language}${list}GRID `;
      const tail = `\nWORDS\n${[...words, ...others].join('\n')}`;
      const filled = taskOf(`${head}${rows.join('/')}${tail}`);
      const cells = rows.join('');
      const answers = filled.slots.map((slot) => `${slot.name} ${slot.cells.map((cell) => cells[cell]).join('')}`);
      const open = `${head}${covered(rows, wheel, { ...some, wrong: -1 }).join('/')}`;
      return answered
        ? firstGood(`${open}\nANSWERS ${answers.reverse().join(', ')}${tail}`, `${open}${tail}`)
        : firstGood(`${head}${covered(rows, wheel, some).join('/')}${tail}`, `${open}${tail}`);
    }),
);

const rows: fc.Arbitrary<Task> = wheels.chain((wheel) =>
  fc.tuple(madeUp(wheel), madeUp(wheel), shown, list).map(([words, others, some, list]) => {
    const head = `LETTERS ${wheel}\n${list}ROWS `;
    const tail = `\nWORDS\n${[...words, ...others].join('\n')}`;
    const laid = words.slice(0, 4);
    const open = `${head}${covered(laid, wheel, { ...some, wrong: -1 }).join(' ')}${tail}`;
    return firstGood(`${head}${covered(laid, wheel, some).join(' ')}${tail}`, open);
  }),
);

/** Single words, with and without patterns, a few of them bonus words that were found; of a list or the dictionary. */
const single: fc.Arbitrary<Task> = wheels.chain((wheel) =>
  fc
    .tuple(madeUp(wheel), shown, fc.boolean(), fc.boolean(), language, list)
    .map(([words, some, withPatterns, withOwn, language, list]) => {
      const patterns = withPatterns
        ? `PATTERNS ${covered(words.slice(0, 3), wheel, { ...some, wrong: -1 }).join(' ')}\n`
        : '';
      const own = withOwn ? `WORDS\n${words.join('\n')}` : '';
      return taskOf(`LETTERS ${wheel}\n${language}${list}${patterns}BONUS ${words[0]}\n${own}`);
    }),
);

/** Real words: a wheel, and boxes that few of them fit. */
const real: fc.Arbitrary<Task> = fc
  .tuple(
    fc.constantFrom('STARE', 'NOTED', 'KAPAL', 'BERAS'),
    fc.constantFrom('???/?../?..', '.?./???/.?.', '????/?..?'),
    language,
  )
  .map(([wheel, boxes, language]) => taskOf(`LETTERS ${wheel}\n${language}LIST common\nGRID ${boxes}`));

/** Small enough for every strategy; some have many fillings, some none. */
export const smallTask: fc.Arbitrary<Task> = fc.oneof(
  { arbitrary: grids, weight: 6 },
  { arbitrary: rows, weight: 3 },
  { arbitrary: single, weight: 2 },
  { arbitrary: real, weight: 1 },
);

export const arbitraryFilling: fc.Arbitrary<Filling> = fc.array(
  fc.array(fc.constantFrom(...'ABCXYZ??'), { minLength: 1, maxLength: 16 }).map((letters) => letters.join('')),
  { minLength: 1, maxLength: 30 },
);
