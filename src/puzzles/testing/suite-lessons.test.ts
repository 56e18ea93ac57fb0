/** That the checks of the shared suite complain of lessons that are wrong. */
import { describe, expect, it } from 'vitest';
import type { Dictionary, Lesson, LessonBlock, LessonSearch } from '../../contract/index.ts';
import { withParts } from '../../engine/testing/with-parts.ts';
import { template } from '../template/index.ts';
import { lessonComplaints } from './checks/lessons.ts';
import { figureComplaints } from './lessons.ts';

const texts: Dictionary = {
  title: { en: 'Title', id: 'Judul' },
  caption: (p: { n: number }) => ({ en: `Since 1985, ${p.n} nodes.`, id: `Sejak 1985, ${p.n} simpul.` }),
};
const caption = { code: 'caption', params: { n: 1500 } };
const search: LessonSearch = { text: '3 5 8 -> 8', strategy: 'take-or-leave' };
const touch: LessonBlock = { kind: 'watch', caption, search };
const lesson: Lesson = {
  id: 'a-lesson',
  place: 1,
  title: { code: 'title' },
  summary: { code: 'title' },
  texts,
  blocks: [touch],
};
const complain = (part: Partial<Lesson>) =>
  lessonComplaints(withParts(template, { about: { lessons: async () => [{ ...lesson, ...part }] } }));

describe('the checks of lessons', () => {
  it('have nothing against a sound one', async () => {
    expect(await complain({})).toEqual([]);
  });

  it('catch words that are missing, and words that nothing says', async () => {
    expect(await complain({ title: { code: 'lost' } })).toEqual(['a-lesson: no words for lost']);
    expect(await complain({ texts: { ...texts, more: { en: 'More', id: 'Lagi' } } })).toEqual([
      'a-lesson: nothing says more',
    ]);
  });

  it('catch a number that the words have of their own', async () => {
    const own = { ...texts, title: { en: 'All 1,234', id: 'Semua' } };
    const stray = 'a-lesson: title has the number 1234, which is no parameter';
    expect(await complain({ texts: own })).toEqual([stray, stray]);
  });

  it('catch one that begins with words, and an id that is no part of an address', async () => {
    const words: LessonBlock = { kind: 'words', text: { code: 'title' } };
    expect(await complain({ blocks: [words, touch] })).toEqual(['a-lesson: it does not begin with something to touch']);
    expect(await complain({ id: 'A lesson' })).toEqual(['A lesson: the id is not in kebab case']);
  });

  it('catch searches that do not run', async () => {
    const runs = (changed: Partial<LessonSearch>, kind: 'watch' | 'count') => {
      const one = { ...search, ...changed };
      const block: LessonBlock = kind === 'watch' ? { ...touch, search: one } : { kind, caption, searches: [one] };
      return complain({ blocks: [block] });
    };
    expect(await runs({ strategy: 'none' }, 'count')).toEqual([expect.stringMatching(/count.*unknown-strategy/)]);
    expect(await runs({ options: { speed: 1 } }, 'count')).toEqual([expect.stringMatching(/count.*unknown-option/)]);
    expect(await runs({ strategy: 'none' }, 'watch')).toEqual([expect.stringMatching(/watch.*unknown-strategy/)]);
    expect(await runs({ strategy: 'greedy' }, 'watch')).toEqual([expect.stringMatching(/watch.*cannot be watched/)]);
    const numbers = Array.from({ length: 13 }, (_, i) => 100 + i);
    const many = { text: `${numbers.join(' ')} -> 700`, strategy: 'every-subset' };
    expect(await runs(many, 'watch')).toEqual([expect.stringMatching(/watch.*more than 5000 nodes/)]);
    expect(await runs(many, 'count')).toEqual([]);
  });

  it('catch a figure that the engine does not confirm', async () => {
    const figure = { search: { ...search, goal: 'all' }, nodes: 13, solutions: 2 } as const;
    expect(await figureComplaints(template, { figure })).toEqual([]);
    expect(await figureComplaints(template, { figure: { ...figure, nodes: 12, solutions: 3 } })).toEqual([
      'figure: 13 nodes, not 12',
      'figure: 2 solutions, not 3',
    ]);
  });
});
