import { describe, expect, it } from 'vitest';
import { languages, type Shape, speaker } from '../../../contract/index.ts';
import { examples } from '../examples.ts';
import { tasks } from '../notation/index.ts';
import { fillingOf, taskOf } from '../testing/reading.ts';
import { texts } from '../texts.ts';
import { boardOf, CELL } from './board.ts';
import { depict, layout } from './index.ts';

const labels = (shapes: readonly Shape[] = []) =>
  shapes.flatMap((shape) => (shape.kind === 'label' ? [shape.text] : [])).join(' ');
const titles = (...of: Parameters<typeof depict>) => depict(...of).map(({ title }) => speaker('en', texts)(title));

describe('frames', () => {
  const task = taskOf('LETTERS STUOMC\nGRID\nC??\n?..\n?..');

  it('show the boxes, then one word more in each, then all', () => {
    expect(titles(task, fillingOf('CUT COM'))).toEqual([
      'A crossword of 2 words with 5 boxes; the letters are STUOMC.',
      'Word 1 of 2: 1A is CUT; the letters are STUOMC.',
      'Word 2 of 2: 1D is COM; the letters are STUOMC.',
      'Filled with CUT COM; the letters are STUOMC.',
    ]);
    const [bare, one, two, all] = depict(task, fillingOf('CUT COM')).map(({ shapes }) => labels(shapes));
    expect(bare).toBe('C 1 S T U O M C');
    expect(one).toBe('C 1 U T S T U O M C');
    expect([two, all]).toEqual(['C 1 U T O M S T U O M C', 'C 1 U T O M S T U O M C']);
  });

  it('tell the newest word from those before, and known letters by a frame as well', () => {
    const frame = depict(task, fillingOf('CUT COM'))[2]!;
    const fills = frame.shapes.flatMap((shape) => (shape.kind === 'rect' ? [shape.fill] : []));
    expect(fills).toEqual(['accent', 'tint-5', 'tint-5', 'accent', 'accent']);
    const last = depict(task, fillingOf('CUT COM'))[3]!;
    const frames = last.shapes.flatMap((shape) => (shape.kind === 'rect' ? [shape.strokeWidth] : []));
    expect(frames[0]).toBeGreaterThan(frames[1]!);
  });

  it('leave boxes open that a filling leaves open', () => {
    const last = depict(task, fillingOf('??? C?M')).at(-1)!;
    expect(labels(last.shapes)).toBe('C 1 M S T U O M C');
  });

  it('show rows and single words', () => {
    expect(titles(taskOf('STUOMC; 3 3'), fillingOf('CUT SUM'))[0]).toBe('Rows of 3, 3 boxes; the letters are STUOMC.');
    expect(titles(taskOf('STUOMC'), fillingOf('CUT'))).toEqual([
      'A wheel with the letters STUOMC.',
      'CUT, from the letters STUOMC.',
    ]);
    expect(titles(taskOf('STUOMC; C?S?'))).toEqual(['A wheel with the letters STUOMC; words that match C?S?.']);
    expect(labels(depict(taskOf('STUOMC; C?S?'))[0]!.shapes)).toBe('C S S T U O M C');
  });

  it('are worded in both languages', () => {
    for (const language of languages) {
      for (const { title } of depict(task, fillingOf('CUT COM')))
        expect(speaker(language, texts)(title)).toMatch(/STUOMC/);
    }
  });
});

describe('boxes', () => {
  it('never overlap, however many rows there are', () => {
    const lengths = Array.from({ length: 30 }, (_, i) => 2 + (i % 7)).join(' ');
    for (const source of [...examples.map(({ text }) => text), `ABCDEFGH; ${lengths}`]) {
      const { boxes, width, height } = boardOf(taskOf(source));
      const places = new Set(boxes.map(({ x, y }) => `${x} ${y}`));
      expect(places.size).toBe(boxes.length);
      for (const { x, y } of boxes) {
        expect(x >= 0 && y >= 0 && x + CELL <= width && y + CELL <= height).toBe(true);
      }
    }
  });
});

describe('lines', () => {
  const plain = (...of: Parameters<typeof layout>) => layout(...of).map((row) => row.map(({ text }) => text).join(''));
  const grid = taskOf('LETTERS STUOMC\nGRID\nC??\n?..\n?..');

  it('show the letters and the boxes, and can be read again', () => {
    expect(plain(grid)).toEqual(['STUOMC', '', 'C ? ?', '? · ·', '? · ·']);
    expect(tasks.parse(plain(grid).join('\n'))).toEqual({ ok: true, value: grid });
    expect(plain(taskOf('STUOMC; 2 3'))).toEqual(['STUOMC', '', '? ?', '? ? ?']);
    expect(plain(taskOf('STUOMC; C?S? ??'))).toEqual(['STUOMC', 'C?S?', '??']);
  });

  it('show a filling, with colours for what it brought', () => {
    expect(plain(grid, fillingOf('CUT C?M'))).toEqual(['C U T', '? · ·', 'M · ·']);
    const tinted = layout(grid, fillingOf('CUT C?M')).map((row) =>
      row.flatMap(({ text, tint }) => (tint ? [text] : [])),
    );
    expect(tinted).toEqual([['U', 'T'], [], ['M']]);
    expect(plain(taskOf('STUOMC'), fillingOf('CUT'))).toEqual(['CUT']);
  });

  it('of rows stay in their order when the answers have another', () => {
    const task = taskOf('STUOMC; LENGTHS 2 3; ANSWERS 2 CUT, 1 SO');
    expect(plain(task, fillingOf('CUT SO'))).toEqual(['S O', 'C U T']);
  });
});
