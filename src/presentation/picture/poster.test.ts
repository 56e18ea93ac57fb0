import { expect, it } from 'vitest';
import { withParts } from '../../engine/testing/with-parts.ts';
import { template } from '../../puzzles/template/index.ts';
import { anyPuzzle } from '../../puzzles/testing/run.ts';
import { posterOf } from './poster.ts';

it('has the names in every language, and the solved examples frame by frame', () => {
  const poster = posterOf(anyPuzzle(template));
  expect(poster.name).toEqual({ en: 'Template', id: 'Contoh' });
  expect(poster.summary.id).toMatch(/Pilih/);
  expect(poster.frames).toHaveLength(3 + 4);
  expect(poster.still).toBe(2);
  for (const frame of poster.frames) expect(frame).toMatch(/^<svg .*var\(--scene-surface\).*<\/svg>$/);
});

it('keeps the first and the last of many frames, and only some between them', () => {
  const frame = (title: string) => ({
    ...template.showing.depict({ numbers: [1], target: 1 })[0]!,
    title: { code: title },
  });
  const long = withParts(template, {
    showing: { depict: () => Array.from({ length: 40 }, (_, i) => frame(`frame ${i}`)) },
  });
  const titles = posterOf(anyPuzzle(long)).frames.map((svg) => /<title>(.*)<\/title>/.exec(svg)![1]);
  expect(titles.slice(0, 5)).toEqual(['frame 0', 'frame 10', 'frame 20', 'frame 29', 'frame 39']);
});

it('of a puzzle whose examples have no known solution is a name alone', () => {
  expect(posterOf(anyPuzzle(withParts(template, { about: { examples: [] } })))).toMatchObject({ frames: [], still: 0 });
});
