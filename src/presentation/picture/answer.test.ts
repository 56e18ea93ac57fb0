import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Scene } from '../../contract/index.ts';
import { template } from '../../puzzles/template/index.ts';
import { readableLine } from '../line.ts';
import { answerScene, wordsIn } from './answer.ts';
import { textWidth } from './lettering.ts';

const place: Scene = { width: 260, height: 260, title: { code: 'any' }, shapes: [] };
const labels = ({ shapes }: Scene) => shapes.flatMap((shape) => (shape.kind === 'label' ? [shape] : []));

describe('words in the place of a picture', () => {
  it('stay inside of it, and none is lost where they fit', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[LRUD][1-9]?$/), { minLength: 1, maxLength: 90 }), (moves) => {
        const drawn = labels(wordsIn(place, ['39 moves', moves.join('')]));
        for (const { x, y, size, text } of drawn) {
          expect(x - textWidth(text, size) / 2).toBeGreaterThanOrEqual(-0.01);
          expect(x + textWidth(text, size) / 2).toBeLessThanOrEqual(260.01);
          expect(y + size / 2).toBeLessThanOrEqual(260);
          expect(text).not.toMatch(/^\d+[LRUD]/);
        }
        const [first, ...rest] = drawn.map(({ text }) => text);
        expect([first, rest.join('')]).toEqual(['39 moves', moves.join('')]);
      }),
    );
  });

  it('are parted between words, and end in dots where there is no room', () => {
    const drawn = labels(wordsIn({ ...place, height: 60 }, [Array(60).fill('word').join(' ')]));
    expect(drawn.at(-1)!.text).toBe('…');
    for (const { text } of drawn.slice(0, -1)) expect(text).toMatch(/^word( word)*$/);
  });
});

describe('the answer of a puzzle', () => {
  const say = () => 'said';
  const still = { ...template, solution: { ...template.solution, kind: 'position' as const } };
  it('is its last picture, or its words where it is a sequence of moves', async () => {
    const [task, way] = ['3 5 8 -> 8', '3 5'];
    const instance = template.instance.parse(task);
    const solution = template.solution.parse(way);
    if (!instance.ok || !solution.ok) throw new Error('no such task');
    const last = template.showing.depict(instance.value, solution.value).at(-1);
    expect(await answerScene(still, task, way, say)).toEqual(last);
    const written = labels((await answerScene(template, task, way, say))!).map(({ text }) => text);
    expect(written).toEqual(['said', readableLine(template, task, way)]);
    expect(await answerScene(template, task, undefined, say)).toBeUndefined();
  });
});
