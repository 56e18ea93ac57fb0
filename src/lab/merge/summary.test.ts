import { expect, it } from 'vitest';
import { speaker } from '../../contract/index.ts';
import { commonTexts } from '../../presentation/texts.ts';
import { catalogue } from '../../puzzles/catalogue.ts';
import { labTexts } from '../texts.ts';
import { merge } from './merged.ts';
import { mergeSummary, outcomeText } from './summary.ts';
import { pathsOf, searchOf } from './testing/searches.ts';
import { mergeTexts } from './texts.ts';

const say = speaker('en', mergeTexts);
const told = (...two: Parameters<typeof merge>) => mergeSummary(merge(...two)).map(say);

it('tells what they share and what either has more', () => {
  expect(told(searchOf(pathsOf('r ra rb raa')), searchOf(pathsOf('r ra rb')))).toEqual([
    'Both begin alike and share 3 nodes. A has 1 more, B has no more.',
  ]);
  expect(mergeSummary(merge(searchOf(pathsOf('r')), searchOf(pathsOf('r ra')))).map(speaker('id', mergeTexts))).toEqual(
    ['Keduanya bermula sama dan berbagi 1 simpul. A tidak punya simpul lain, B punya 1 simpul lagi.'],
  );
});

it('tells that they are the same', () => {
  expect(told(searchOf(pathsOf('r ra')), searchOf(pathsOf('r ra')))).toEqual([
    'A and B are the same search: they share all 2 nodes.',
  ]);
  expect(told(searchOf(pathsOf('r')), searchOf(pathsOf('r')))).toEqual([
    'A and B are the same search: they share their only node.',
  ]);
});

it('tells that the same nodes are counted differently', () => {
  const nodes = pathsOf('r ra');
  const other = nodes.map((node, i) => ({ ...node, isCounted: i === 0 }));
  expect(told(searchOf(nodes), searchOf(other))).toEqual([
    'Both begin alike and share 2 nodes. A has no more, B has no more.',
    'The strategy counts 2 of the nodes of A, and 1 of those of B.',
  ]);
});

it('tells what is not compared', () => {
  const part = searchOf(pathsOf('r ra', { r: undefined }), false);
  expect(told(part, part)).toEqual([
    'Both begin alike and share 2 nodes. A has no more, B has no more.',
    'Only the recorded part is compared.',
  ]);
  const more = 'The recording of A ends before it reaches 2 nodes of B; these are left out.';
  expect(told(part, searchOf(pathsOf('r ra rb rc'))).at(-1)).toBe(more);
  const other = 'The recording of B ends before it reaches 2 nodes of A; these are left out.';
  expect(told(searchOf(pathsOf('r ra rb rc')), part).at(-1)).toBe(other);
});

it('tells that they do not branch alike', () => {
  expect(told(searchOf(pathsOf('r ra raa')), searchOf(pathsOf('r rb rba')))).toEqual([
    'A and B do not branch alike, so their trees cannot be laid over each other. In one of the searches, 67% of the nodes lie below branches that the other search does not have.',
    'This begins at node 0 of A: A has 1 child there, B has 1, and 0 of them are the same.',
    'A has 3 nodes, B has 3 nodes.',
  ]);
  expect(told(searchOf(pathsOf('r ra')), searchOf(pathsOf('s')))).toEqual([
    'A and B do not branch alike, so their trees cannot be laid over each other. They have no root in common.',
    'A has 2 nodes, B has 1 node.',
  ]);
});

it('names what became of a node', () => {
  expect(say(outcomeText({ node: 3, outcome: 'dead end' }))).toBe('dead end');
  expect(say(outcomeText({ node: 3, outcome: undefined }))).toBe('recording ends here');
  expect(say(outcomeText({ node: -1, outcome: undefined }))).toBe('does not have this node');
});

it('has no code that another dictionary beside it has', async () => {
  const puzzles = await Promise.all(catalogue.map(async ({ load }) => (await load()).texts));
  for (const texts of [commonTexts, labTexts, ...puzzles])
    expect(Object.keys(mergeTexts).filter((code) => Object.hasOwn(texts, code))).toEqual([]);
});
