import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Scene, Shape } from '../../contract/index.ts';
import { lightPalette, paintWith } from './palette.ts';
import { renderSvg } from './svg.ts';

const scene = (shapes: readonly Shape[], title = 'title'): Scene => ({
  width: 200,
  height: 100,
  title: { code: title },
  shapes,
});
const render = (shapes: readonly Shape[], title?: string) =>
  renderSvg(scene(shapes, title), ({ code }) => code, paintWith(lightPalette));

/** The names of all elements, in order; throws where the text is not well-formed. */
function elements(svg: string): string[] {
  const names: string[] = [];
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-z]+)((?: [a-zA-Z:\d-]+="[^"<]*")*)(\/?)>/g,
    (_, close, name, _attributes, empty) => {
      if (close) expect(open.pop()).toBe(name);
      else {
        names.push(name);
        if (!empty) open.push(name);
      }
      return '';
    },
  );
  expect(open).toEqual([]);
  expect(rest).not.toMatch(/[<>]|&(?!(amp|lt|gt|quot);)/);
  return names;
}

describe('a picture', () => {
  it('is a whole SVG document that a screen reader can name', () => {
    const svg = render([]);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 200 100" /);
    expect(svg).toContain('role="img"><title>title</title>');
  });

  it('draws every kind of shape', () => {
    const svg = render([
      { kind: 'rect', x: 1, y: 2, width: 3, height: 4, radius: 5, fill: 'surface' },
      { kind: 'circle', x: 6, y: 7, radius: 8, stroke: 'accent' },
      { kind: 'line', x1: 1, y1: 2, x2: 3, y2: 1 / 3, stroke: 'line', strokeWidth: 2 },
      {
        kind: 'polyline',
        points: [
          [1, 2],
          [3, 1 / 3],
        ],
        stroke: 'line',
        dash: [4, 1.5],
      },
      { kind: 'label', x: 100, y: 50, size: 10, text: '4 J 10 9', fill: 'ink' },
    ]);
    expect(elements(svg)).toEqual(['svg', 'title', 'rect', 'circle', 'line', 'polyline', 'path']);
    expect(svg).toContain('<rect x="1" y="2" width="3" height="4" rx="5" fill="#ffffff"/>');
    expect(svg).toContain('<circle cx="6" cy="7" r="8" fill="none" stroke="#0b6f74" stroke-width="1"/>');
    expect(svg).toContain('y2="0.33"');
    expect(svg).toContain('<polyline points="1 2 3 0.33" fill="none" stroke="#cfd3cf"');
    expect(svg).toContain('stroke-dasharray="4 1.5"');
  });

  it('needs neither styles nor fonts, so that the strictest page may show it', () => {
    const label: Shape = { kind: 'label', x: 100, y: 50, size: 10, text: 'A', fill: 'ink', bold: true };
    expect(render([label])).not.toMatch(/style|<text|font|class/);
    const themed = renderSvg(
      scene([label]),
      ({ code }) => code,
      (role) => `var(--${role})`,
    );
    expect(themed).toContain('stroke="var(--ink)"');
  });

  it('leaves out a label without ink', () => {
    expect(elements(render([{ kind: 'label', x: 9, y: 9, size: 9, text: ' ', fill: 'ink' }]))).toEqual([
      'svg',
      'title',
    ]);
  });

  it('writes a label smaller rather than beyond its edge', () => {
    const text = 'a very long label that would not fit into the picture';
    const svg = render([{ kind: 'label', x: 100, y: 50, size: 10, text, fill: 'ink' }]);
    const xs = [...svg.matchAll(/M(-?[\d.]+) /g)].map((m) => Number(m[1]));
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...xs)).toBeLessThanOrEqual(200);
  });

  it('stays well-formed whatever the words are', () => {
    expect(render([], '</title><script>&"')).toContain('<title>&lt;/title&gt;&lt;script&gt;&amp;&quot;</title>');
    const words = fc.string({ unit: 'binary', maxLength: 20 });
    fc.assert(
      fc.property(words, words, fc.double({ noNaN: true, min: -50, max: 250 }), (title, text, x) => {
        const svg = render([{ kind: 'label', x, y: 50, size: 10, text, fill: 'ink' }], title);
        elements(svg);
        expect(svg).not.toMatch(/NaN|Infinity|undefined/);
        expect([...svg].every((c) => c >= ' ' || '\t\n\r'.includes(c))).toBe(true);
      }),
    );
  });
});
