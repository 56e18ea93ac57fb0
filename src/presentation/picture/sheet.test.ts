import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Scene, type Shape, speaker } from '../../contract/index.ts';
import { textWidth } from './lettering.ts';
import { PAGE, scaled, sheet } from './sheet.ts';
import { sheetTexts } from './sheet-texts.ts';

const scene = (width: number, height: number, shapes: readonly Shape[] = []): Scene => ({
  width,
  height,
  title: { code: 'title' },
  // A frame along the edge shows where the picture came to lie.
  shapes: [{ kind: 'rect', x: 0, y: 0, width, height, fill: 'surface' }, ...shapes],
});
const letter = (size: number): Shape => ({ kind: 'label', x: 30, y: 20, size, text: 'A', fill: 'ink' });

const rects = (page: Scene) => page.shapes.flatMap((s) => (s.kind === 'rect' ? [s] : []));
const captions = (page: Scene) => page.shapes.flatMap((s) => (s.kind === 'label' && s.fill === 'muted' ? [s] : []));

const sizes = fc.record({
  width: fc.integer({ min: 60, max: 3000 }),
  height: fc.integer({ min: 20, max: 3000 }),
  letter: fc.integer({ min: 2, max: 40 }),
});

describe('a sheet', () => {
  it('has every picture once, in order, inside its page and apart from the others', () => {
    fc.assert(
      fc.property(fc.array(sizes, { maxLength: 40 }), (wanted) => {
        const pages = sheet(wanted.map((w) => scene(w.width, w.height, [letter(w.letter)])));
        expect(pages.flatMap(captions).map(({ text }) => text)).toEqual(wanted.map((_, i) => String(i + 1)));
        expect(pages.flatMap(rects)).toHaveLength(wanted.length);
        for (const page of pages) {
          expect(page).toMatchObject(PAGE);
          const all = rects(page);
          for (const { x, y, width, height } of all) {
            expect(Math.min(x, y)).toBeGreaterThan(0);
            expect(x + width).toBeLessThan(PAGE.width);
            expect(y + height).toBeLessThan(PAGE.height);
          }
          for (const [i, a] of all.entries()) {
            for (const b of all.slice(i + 1)) {
              expect(a.x + a.width < b.x || b.x + b.width < a.x || a.y + a.height < b.y).toBe(true);
            }
          }
        }
      }),
    );
  });

  it('keeps one scale and the shape of every picture', () => {
    const [page] = sheet([scene(100, 50), scene(400, 300), scene(200, 300)]);
    const scales = rects(page!).flatMap(({ width, height }, i) => [
      width / [100, 400, 200][i]!,
      height / [50, 300, 300][i]!,
    ]);
    for (const scale of scales) expect(scale).toBeCloseTo(scales[0]!);
  });

  it('has fewer columns where letters are small', () => {
    const columns = (size: number) =>
      new Set(rects(sheet(Array(9).fill(scene(300, 100, [letter(size)])))[0]!).map(({ x }) => x)).size;
    expect([3, 8, 30].map(columns)).toEqual([1, 3, 4]);
  });

  it('takes one row more where that fills the page better, or a second picture would stand on no page', () => {
    const each = (count: number, ...size: [number, number, number]) =>
      rects(sheet(Array(count).fill(scene(size[0], size[1], [letter(size[2])])))[0]!).length;
    // Taller than wide: two in a column, also where each alone would be larger.
    expect(each(9, 570, 672, 7.5)).toBe(2);
    // Two columns and half a page empty under them, so two rows.
    expect(each(9, 400, 640, 7.5)).toBe(4);
    // Letters that could not be read, and a picture that has no other beside it.
    expect(each(9, 570, 672, 6)).toBe(1);
    const [alone] = rects(sheet([scene(570, 672, [letter(7.5)])])[0]!);
    expect(alone!.width).toBeGreaterThan(700);
  });

  it('never writes a letter too small to read where the picture fits the page in its own size', () => {
    const fitting = sizes.filter((s) => s.width <= 700 && s.height <= 1000 && s.letter >= 5);
    fc.assert(
      fc.property(fc.array(fitting, { minLength: 1, maxLength: 9 }), (wanted) => {
        const pages = sheet(wanted.map((w) => scene(w.width, w.height, [letter(w.letter)])));
        for (const shape of pages.flatMap((p) => p.shapes)) {
          if (shape.kind === 'label' && shape.text === 'A') expect(shape.size).toBeGreaterThan(4.9);
        }
      }),
    );
  });

  it('puts words beside the numbers, in the width of the picture', () => {
    const [page] = sheet(Array(8).fill(scene(100, 100)), [
      'easy',
      'a caption far too long to stand above so small a picture',
    ]);
    const [first, second, third] = captions(page!);
    expect([first!.text, third!.text]).toEqual(['1 · easy', '3']);
    expect(second!.size).toBeLessThan(first!.size);
    expect(textWidth(second!.text, second!.size)).toBeLessThan(PAGE.width / 4);
  });

  it('has every picture behind the one that it belongs to, on a page of its own', () => {
    fc.assert(
      fc.property(fc.array(sizes, { minLength: 1, maxLength: 30 }), fc.nat(29), (wanted, missing) => {
        const fronts = wanted.map((w) => scene(w.width, w.height, [letter(w.letter)]));
        // Solutions are drawn in another size than puzzles, and one is not there at all.
        const backs = wanted.map((w, i) => (i === missing ? undefined : scene(w.height, w.width)));
        const pages = sheet(fronts, [], backs);
        expect(pages.length % 2).toBe(0);
        for (let page = 0; page < pages.length; page += 2) {
          const [front, back] = [captions(pages[page]!), captions(pages[page + 1]!)];
          expect(back.map(({ text }) => text)).toEqual(front.map(({ text }) => text));
          for (const [i, { x, y }] of front.entries()) {
            expect(back[i]!.x).toBeCloseTo(PAGE.width - x);
            expect(back[i]!.y).toBe(y);
          }
          for (const { x, width } of rects(pages[page + 1]!)) {
            expect(x).toBeGreaterThan(0);
            expect(x + width).toBeLessThan(PAGE.width);
          }
        }
        const drawn = pages.filter((_, i) => i % 2 === 1).flatMap(rects);
        expect(drawn).toHaveLength(backs.filter((back) => back !== undefined).length);
      }),
    );
  });

  it('says which page it is', () => {
    const say = speaker('en', sheetTexts);
    const titles = sheet(Array(3).fill(scene(800, 900, [letter(5)]))).map(({ title }) => say(title));
    expect(titles).toEqual([1, 2, 3].map((n) => `Page ${n} of 3: picture ${n}.`));
    expect(say(sheet([scene(9, 9), scene(9, 9)])[0]!.title)).toBe('Page 1 of 1: pictures 1 to 2.');
    expect(sheet([])).toEqual([]);
  });
});

describe('a scaled scene', () => {
  it('moves every kind of shape, and its pen', () => {
    const shapes: Shape[] = [
      { kind: 'rect', x: 1, y: 2, width: 3, height: 4, radius: 5, stroke: 'line' },
      { kind: 'circle', x: 1, y: 2, radius: 3, fill: 'tint-4' },
      { kind: 'line', x1: 1, y1: 2, x2: 3, y2: 4, stroke: 'ink', strokeWidth: 5 },
      {
        kind: 'polyline',
        points: [
          [1, 2],
          [3, 4],
        ],
        stroke: 'ink',
        dash: [2, 3],
      },
      { kind: 'label', x: 50, y: 2, size: 3, text: 'A', fill: 'ink', bold: true },
    ];
    expect(scaled({ ...scene(100, 100), shapes }, 2, 10, 20)).toEqual([
      { kind: 'rect', x: 12, y: 24, width: 6, height: 8, radius: 10, stroke: 'line', strokeWidth: 2 },
      { kind: 'circle', x: 12, y: 24, radius: 6, fill: 'tint-4' },
      { kind: 'line', x1: 12, y1: 24, x2: 16, y2: 28, stroke: 'ink', strokeWidth: 10 },
      {
        kind: 'polyline',
        points: [
          [12, 24],
          [16, 28],
        ],
        stroke: 'ink',
        strokeWidth: 2,
        dash: [4, 6],
      },
      { kind: 'label', x: 110, y: 24, size: 6, text: 'A', fill: 'ink', bold: true },
    ]);
  });

  it('writes a label as small as its own picture would', () => {
    const label: Shape = { kind: 'label', x: 50, y: 5, size: 10, text: 'a rather long label', fill: 'ink' };
    const [drawn] = scaled({ ...scene(100, 10), shapes: [label] }, 1, 0, 0);
    expect(drawn).toMatchObject({ kind: 'label', text: label.text });
    expect(textWidth(label.text, (drawn as typeof label).size)).toBeCloseTo(100);
  });
});
