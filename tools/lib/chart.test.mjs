import { describe, expect, it } from 'vitest';
import { chart, spread } from './chart.mjs';

describe('spread', () => {
  it('leaves alone what is far enough apart', () => {
    expect(spread([0, 30, 60], 20)).toEqual([0, 30, 60]);
  });

  it('moves apart what is too close, evenly to both sides, and what comes too close by that', () => {
    expect(spread([100, 100], 20)).toEqual([90, 110]);
    const places = spread([100, 100, 105, 118, 300], 20);
    for (let i = 1; i < places.length; i++) expect(places[i] - places[i - 1]).toBeGreaterThanOrEqual(20);
    expect(places.at(-1)).toBe(300);
  });
});

describe('chart', () => {
  const drawn = chart({
    title: 'a < b',
    across: 'depth',
    upward: 'nodes',
    most: 1000,
    series: [
      {
        name: 'one & two',
        colour: 1,
        points: [
          { x: 0, y: 1 },
          { x: 20, y: 1000 },
        ],
      },
      { name: 'dashed', dash: '6 4', points: [{ x: 10, y: 0 }] },
      { name: 'nothing', points: [] },
    ],
  });

  it('has a line and a name for every series that has points', () => {
    expect(drawn.match(/class="series"/g)).toHaveLength(2);
    expect(drawn).toContain('>one &amp; two</text>');
    expect(drawn).toContain('stroke-dasharray: 6 4');
    expect(drawn).not.toContain('nothing');
    expect(drawn).toContain('a &lt; b');
  });

  it('puts figures on both axes, tenfold steps upward', () => {
    for (const figure of ['1', '10', '100', '1,000', '0', '20']) expect(drawn).toContain(`>${figure}</text>`);
    const [left, right] = drawn.match(/points="([\d.,]+) ([\d.,]+)"><title>one/).slice(1);
    const [x1, y1] = left.split(',').map(Number);
    const [x2, y2] = right.split(',').map(Number);
    expect(x2).toBeGreaterThan(x1);
    expect(y1 - y2).toBeCloseTo(616 - 156 - 64, 0);
  });

  it('is legible in the dark', () => {
    expect(drawn).toContain('prefers-color-scheme: dark');
  });
});
