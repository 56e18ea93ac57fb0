import { expect, it } from 'vitest';
import { publishedComplaints } from '../testing/recomputed.ts';
import { wordscapes } from './index.ts';
import { paperTable } from './search/paper/counts.ts';
import { paperTask } from './testing/paper-task.ts';

it('every figure of the paper is the same, but for the grid that is misprinted', async () => {
  expect(await publishedComplaints(wordscapes)).toEqual([]);
  const figures = await wordscapes.about.published!();
  expect(figures.filter(({ differs }) => differs).map(({ what }) => what.code)).toEqual(['published-grid']);
});

it('what is known of each word is what the words before it leave there', async () => {
  const figures = await wordscapes.about.published!();
  const rows = figures.filter(({ what }) => what.code === 'published-crossings-word');
  const { slots } = paperTable(paperTask);
  expect(rows.map(({ text, what }) => [text.split('\n')[1], what.params!.word, what.params!.left])).toEqual(
    slots.map(({ known, answer, left }) => [`ROWS ${known}`, answer, left]),
  );
});
