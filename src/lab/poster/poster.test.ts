import { expect, it } from 'vitest';
import type { Film, PosterPlan, Shape } from '../../contract/index.ts';
import { withParts } from '../../engine/testing/with-parts.ts';
import { template } from '../../puzzles/template/index.ts';
import { anyPuzzle } from '../../puzzles/testing/run.ts';
import { clientOf } from '../testing/client.ts';
import { posterOf, stillOf, writeFilm } from './index.ts';

const puzzle = anyPuzzle(template);
const client = clientOf(puzzle);
const poster = (of = puzzle, plan?: PosterPlan) => posterOf(of, plan, (question) => client.ask(question));

it('has the names in every language, and the solved examples frame by frame', async () => {
  const { name, summary, levels, film, lanes } = await poster();
  expect(name).toEqual({ en: 'Template', id: 'Contoh' });
  expect(summary.id).toMatch(/Pilih/);
  expect(levels.map(({ id }) => id)).toEqual(template.making!.difficulties.map(({ id }) => id));
  expect([film.frames.length, film.still, lanes]).toEqual([3 + 4, 2, []]);
});

it('keeps the first and the last of many frames, and only some between them', async () => {
  const frame = template.showing.depict({ numbers: [1], target: 1 })[0]!;
  const circle = (radius: number): Shape => ({ kind: 'circle', x: 0, y: 0, radius });
  const long = withParts(template, {
    showing: { depict: () => Array.from({ length: 40 }, (_, i) => ({ ...frame, shapes: [circle(i)] })) },
  });
  const { film } = await poster(anyPuzzle(long));
  const seen = film.frames.slice(0, 5).map(([pose]) => film.actors[pose!.actor]![0]);
  expect(seen).toEqual([0, 10, 20, 29, 39].map(circle));
});

it('of a puzzle whose examples have no known solution is a name alone', async () => {
  const bare = anyPuzzle(withParts(template, { about: { examples: [] } }));
  expect((await poster(bare)).film).toMatchObject({ frames: [], still: 0 });
});

it('lets two searches race: both arrive, the quicker one earlier', async () => {
  const texts = { one: { en: 'One', id: 'Satu' }, two: { en: 'Two', id: 'Dua' } };
  const { film, lanes } = await poster(puzzle, {
    texts,
    caption: { code: 'one' },
    shows: {
      race: {
        text: template.about.examples[0]!.text,
        goal: 'all',
        contenders: [
          { name: { code: 'one' }, strategy: 'take-or-leave' },
          { name: { code: 'two' }, strategy: 'every-subset' },
        ],
      },
    },
  });
  expect(lanes.map(({ name }) => name.id)).toEqual(['Satu', 'Dua']);
  const counts = lanes.map(({ count }) => Number.parseInt(count.en, 10));
  expect(counts.every((count) => count > 0)).toBe(true);
  /** The runners are the third and the fourth in every frame; where each is last is the end of its track. */
  const runner = (lane: number) => film.frames.map((poses) => poses[2 + lane]!.x);
  const arrival = [0, 1].map((lane) => runner(lane).indexOf(runner(lane).at(-1)!));
  expect(Math.sign(arrival[0]! - arrival[1]!)).toBe(Math.sign(counts[0]! - counts[1]!));
});

const dot = (radius: number): readonly Shape[] => [{ kind: 'circle', x: 0, y: 0, radius, fill: 'ink' }];
const film = (frames: Film['frames'], actors = [dot(1), dot(2), dot(1)]): Film => ({
  ...{ width: 10, height: 10, actors, frames, pace: 100, glide: 1, still: 0 },
});
const at = (actor: number, x = 0, y = 0) => ({ actor, x, y });

it('is written with every look once, and of each frame what has changed', () => {
  const written = writeFilm(film([[at(0), at(1), at(2, 3)], [at(1, 0.25), at(2, 3)], [at(1, 0.25)]]));
  expect(written.looks).toHaveLength(2);
  expect(written.looks[0]).toContain('var(--scene-ink)');
  expect(written.actors).toEqual([0, 1, 0]);
  expect(written.whole).toBe(false);
  expect(written.frames).toEqual([[0, 0, 0, 100, 1, 0, 0, 100, 2, 30, 0, 100], [-1, 1, 3, 0, 100], [-3]]);
});

it('finds an order from back to front that holds in every frame, or writes all frames whole', () => {
  const sorted = writeFilm(
    film([
      [at(2), at(0)],
      [at(2), at(1), at(0)],
    ]),
  );
  expect(sorted.whole).toBe(false);
  expect(sorted.actors).toEqual([0, 1, 0]);
  expect(sorted.frames[1]).toEqual([1, 0, 0, 100]);
  expect(
    writeFilm(
      film([
        [at(0), at(1)],
        [at(1), at(0)],
      ]),
    ).whole,
  ).toBe(true);
});

it('has a still picture in colours of the theme', () => {
  const svg = stillOf(film([[at(0), { ...at(1, 2, 3), scale: 2 }]]));
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 10 10"><circle [^>]*var\(--scene-ink\)"\/>/);
  expect(svg).toContain('<g transform="translate(2 3) scale(2)">');
});
