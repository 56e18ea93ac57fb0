import { describe, expect, it } from 'vitest';
import { speaker } from '../../contract/index.ts';
import { headingHeight, headingOf, headingShapes } from './heading.ts';
import { PAGE, sheet } from './sheet.ts';
import { sheetTexts } from './sheet-texts.ts';

const say = speaker('id', sheetTexts);
const words = (title: string, hasNames: boolean, isBack = false) => {
  const shapes = headingShapes(headingOf(title, hasNames, say)!, isBack, 0, 0, 700);
  return shapes.flatMap((shape) => (shape.kind === 'label' ? [shape.text] : []));
};

describe('a heading', () => {
  it('has a title, and lines that are written on; the back has the title alone', () => {
    expect(words('Latihan', true)).toEqual(['Latihan', 'Nama', 'Kelas']);
    expect(words('Latihan', true, true)).toEqual(['Jawaban: Latihan']);
    expect(words('', true)).toEqual(['Nama', 'Kelas']);
    expect(words('', true, true)).toEqual(['Jawaban']);
    expect(headingOf('  ', false, say)).toBeUndefined();
  });

  it('is written smaller where it is long, and never leaves its place', () => {
    const heading = headingOf('A title that is '.repeat(20), true, say)!;
    for (const shape of headingShapes(heading, false, 48, 48, 700)) {
      if (shape.kind === 'line') expect(shape.x2).toBeLessThanOrEqual(748);
      if (shape.kind === 'label') expect(2 * shape.x - 48).toBeLessThanOrEqual(2 * 748);
    }
  });

  it('moves the pictures down, in front and behind alike', () => {
    const scene = {
      width: 200,
      height: 200,
      title: { code: 'any' },
      shapes: [{ kind: 'rect', x: 0, y: 0, width: 200, height: 200 }],
    } as const;
    const heading = headingOf('Latihan', true, say)!;
    const top = (pages: ReturnType<typeof sheet>) =>
      pages.map((page) => Math.min(...page.shapes.flatMap((shape) => (shape.kind === 'rect' ? [shape.y] : []))));
    const [bare] = top(sheet([scene]));
    expect(top(sheet([scene], [], [scene], heading))).toEqual(Array(2).fill(bare! + headingHeight(heading)));
    const many = sheet(Array(200).fill(scene), [], undefined, heading);
    for (const { shapes } of many) {
      for (const shape of shapes) if (shape.kind === 'rect') expect(shape.y + shape.height).toBeLessThan(PAGE.height);
    }
  });
});
