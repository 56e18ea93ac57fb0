import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages, speaker } from '../../../contract/index.ts';
import { framesFor, openCells, orientations, placementsOf } from '../geometry.ts';
import type { Piece, Task } from '../model.ts';
import { fillings, tasks } from '../notation/index.ts';
import { arbitraryFilling, arbitraryTask } from '../testing/arbitrary.ts';
import { plainSearch } from '../testing/plain.ts';
import { reports } from '../testing/reports.ts';
import { texts } from '../texts.ts';
import { waysToLie } from './congruent.ts';
import { verify } from './index.ts';

const task = (source: string): Task => {
  const read = tasks.parse(source);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value;
};

const filling = (source: string) => {
  const read = fillings.parse(source);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value;
};

const codes = (instance: string, answer: string): string[] =>
  verify(task(instance), filling(answer)).map(({ text }) => text.code);

describe('right fillings', () => {
  it.each([
    ['a-default-1', 'AABCC ABBCD EEEDD EEFFF GGGFF'],
    ['a-default-2', 'ABBZ ABBZ AAZZ CAEE'],
    ['a-default-3', 'JJBBFAEEC BBBFFAECC HHDAAAECI HDDGGGGII DDKKKKKII'],
    ['a-custom-1', '...A... .AAABB. CCCCBBB .CDEEE. ...E...'],
    ['b-case-1', 'AGGGD AABDD CCBBE CFFEE FFFEE'],
    ['b-case-2', 'AABBBGGCKKK DAHBBGCCKEK DAHHFGJCCEE DDIHFGJJLLE DIIIFFFJJLE'],
    ['b-case-4', 'ABBFC ABFFC AEEFD EEDDD'],
    ['b-case-5', 'AABBC ADDBC DDEEC FFEGG'],
    ['b-case-6', 'AABE ABBE DBBE DDCC'],
  ])('the report’s solution of %s', (name, answer) => {
    expect(codes(reports[name]!, answer)).toEqual([]);
  });

  it.each([
    ['gaps', 'BOARD 1x3; PIECES; A; B; GAPS', 'B_A'],
    ['copies under each other’s names', 'BOARD 1x3; A__; PIECES; A; COPIES A 3', 'CBA'],
    ['a piece that lay already', 'BOARD 2x2; _A; _A; PIECES; AA; BB', 'BA BA'],
    ['an upright plane', 'BOARD pyramid 3; PIECES; AA; A; GAPS', '_ / A_ __ / A__ _A_ ___'],
    ['a twisted piece in a box', 'BOARD box 2x2x2; PIECES; A|AA; | A; GAPS', '_A __ / _A AA'],
    ['a box', 'BOARD box 2x2x2; PIECES; A|AA; |B; B|B; C; COPIES C 2', 'AC BB / AA DB'],
  ])('%s', (_, instance, answer) => {
    expect(codes(instance, answer)).toEqual([]);
  });
});

describe('wrong fillings', () => {
  const small = 'BOARD 2x3; ___; __.; PIECES; AA; A; BB';
  it.each([
    [small, 'AAB AB. / A', ['wrong-layers']],
    [small, 'AAB', ['wrong-rows']],
    [small, 'AAB AB AB.', ['wrong-rows']],
    [small, 'AA AB.', ['wrong-columns']],
    ['BOARD pyramid 2; PIECES; A; GAPS', 'A / BB B', ['wrong-columns-in-space']],
    [small, 'AAB A.B', ['cell-is-open', 'cell-is-closed', 'piece-size']],
    [small, 'AAB A_.', ['cells-empty', 'piece-size']],
    [small, 'AA_ A_.', ['cells-empty', 'piece-missing']],
    [small, 'AAC ABB', ['no-such-piece', 'cell-is-closed', 'piece-size']],
    [small, 'AAB BA.', ['piece-shape']],
    [small, 'AAA BB.', ['piece-shape']],
    ['BOARD 1x3; PIECES; A; B', 'A_B', ['cells-empty']],
    ['BOARD 2x3; PIECES; AA;  AA; GAPS; NO MIRROR', '_AA AA_', ['piece-turned-over']],
    ['BOARD 1x2; PIECES; A; A; NO TURN', 'AA', ['piece-turned']],
    ['BOARD 2x2; AB; __; PIECES; A; B; COPIES A 2; GAPS', 'BA C_', ['piece-moved', 'piece-moved']],
    ['BOARD 1x3; AA_; PIECES; AA; GAPS', '_AA', ['piece-moved']],
    ['BOARD pyramid 2; PIECES; AA; GAPS', '_ / A_ _A', ['piece-shape']],
    // Three balls that touch each other lie in no square plane.
    ['BOARD pyramid 2; PIECES; AA; A; GAPS', 'A / AA __', ['piece-shape']],
    // A twisted piece in a box is not its own mirror image.
    ['BOARD box 2x2x2; PIECES; A|AA; | A; GAPS', '__ A_ / _A AA', ['piece-shape']],
  ])('%s: %s', (instance, answer, wanted) => {
    const problems = verify(task(instance), filling(answer));
    expect(problems.map(({ text }) => text.code)).toEqual(wanted);
    for (const language of languages) {
      for (const { text } of problems) expect(speaker(language, texts)(text)).toMatch(/^[A-Z][^[\]]*\.$/);
    }
  });

  it('say where', () => {
    const words = (instance: string, answer: string) =>
      verify(task(instance), filling(answer)).map(({ text }) => speaker('en', texts)(text));
    expect(words('BOARD 2x2; PIECES; A; GAPS', '__ _A')).toEqual([]);
    expect(words('BOARD 2x2; PIECES; A; GAPS', '_A _A')).toEqual([
      'Piece A has 1 cell, here it has 2, the first at row 1, column 2.',
    ]);
    expect(words('BOARD 2x1; PIECES; A; GAPS', '_ / A')).toEqual(['The board has 1 layer, this has 2.']);
    // A flat board has no layers, so none is named.
    expect(words('BOARD 2x1; PIECES; A; GAPS', '_')).toEqual(['The board has 2 rows, this has 1.']);
    expect(words('BOARD 2x1; PIECES; A; GAPS', '_ AA')).toEqual(['Row 2 has 1 cell, here it has 2.']);
    expect(words('BOARD pyramid 2; PIECES; A; GAPS', '_A / __ __')).toEqual([
      'Row 1 of layer 1 has 1 cell, here it has 2.',
    ]);
    expect(words('BOARD pyramid 2; PIECES; A', '_ / __ A_')).toEqual([
      'Empty cells: 4, the first at layer 1 from the top, row 1, column 1; every cell must be filled.',
    ]);
  });
});

describe('the judge and the strategies’ geometry', () => {
  const key = (list: readonly (readonly number[])[]) => list.map((cells) => cells.join()).sort();

  it('know the same placements', () => {
    fc.assert(
      fc.property(arbitraryTask, (one) => {
        for (const [piece, drawn] of one.pieces.entries()) {
          const { copyOf: _, ...alone } = drawn;
          const mine = plainSearch({ ...one, pieces: [alone], placed: [], gaps: true }, 10_000)!.fillings.map(
            (layers) => {
              const marks = layers.flat().join('').replaceAll('.', '');
              return [...marks].flatMap((mark, cell) => (mark === alone.name ? [cell] : []));
            },
          );
          expect(key(mine)).toEqual(key(placementsOf(one, piece).map(({ cells }) => cells)));
        }
      }),
    );
  });

  it.each(['BOARD 9x9', 'BOARD pyramid 5', 'BOARD box 5x5x5'])('know the same ways to lie, %s', (board) => {
    const { board: b, pieces } = task(`${board}; PIECES pentominoes; AA; A; B`);
    for (const piece of pieces) {
      for (const freedom of [
        {},
        { turn: false },
        ...(b.kind === 'flat' ? [{ mirror: false }, { mirror: false, turn: false }] : []),
      ]) {
        const bound: Piece = { ...piece, ...freedom };
        expect(waysToLie(b, bound)).toHaveLength(orientations(bound.shape, framesFor(b, bound)).length);
      }
    }
    expect(openCells(b).length).toBeGreaterThan(50);
  });
});

it('every solution of the plain search is right, and hardly anything else is', () => {
  const seen = { right: 0, wrong: 0 };
  fc.assert(
    fc.property(arbitraryTask, fc.nat(), fc.nat(), (one, which, where) => {
      const { fillings: found } = plainSearch(one, 100_000)!;
      const known = new Set(found.map((f) => fillings.format(f)));
      for (const answer of found.slice(0, 20)) expect(verify(one, answer)).toEqual([]);
      const answer = found[which % Math.max(1, found.length)];
      if (!answer) return;
      seen.right++;
      // One character changed: right only if that is another solution, or the same with copies exchanged.
      const written = fillings.format(answer);
      const at = where % written.length;
      const mark = [...`_.${one.pieces.map(({ name }) => name).join('')}`][which % (one.pieces.length + 2)]!;
      if (/[ /]/.test(written[at]!) || written[at] === mark) return;
      const changed = written.slice(0, at) + mark + written.slice(at + 1);
      if (one.pieces.some(({ copyOf }) => copyOf)) return;
      seen.wrong++;
      expect(verify(one, filling(changed)).length === 0).toBe(known.has(changed));
    }),
    { numRuns: 300 },
  );
  expect(seen.right).toBeGreaterThan(100);
  expect(seen.wrong).toBeGreaterThan(30);
});

it('answers to anything that has the form of a filling', () => {
  fc.assert(
    fc.property(arbitraryTask, arbitraryFilling, (one, answer) => {
      for (const { text } of verify(one, answer)) {
        for (const language of languages) expect(speaker(language, texts)(text)).not.toMatch(/undefined|NaN|\[object/);
      }
    }),
  );
});
