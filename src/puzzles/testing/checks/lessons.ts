/** Whether a puzzle's lessons can be read in every language, begin with something to touch, and only run what runs. */
import type { Lesson, LessonBlock, LessonSearch, Param, Puzzle, Text } from '../../../contract/index.ts';
import { languages, speaker } from '../../../contract/index.ts';
import { planSolve } from '../../../engine/plan.ts';
import { anyPuzzle, cachedFor } from '../run.ts';
import { traced } from '../traced.ts';
import { wordComplaints } from './words.ts';

/** A search with more nodes than this is not one to step through. */
const MOST_NODES = 5000;

export async function lessonComplaints<I, S>(puzzle: Puzzle<I, S>): Promise<string[]> {
  const lessons = (await puzzle.about.lessons?.()) ?? [];
  const all = lessons.map(async (lesson) => {
    const searches = await Promise.all(lesson.blocks.map((block) => blockComplaints(puzzle, block)));
    return [...shapeComplaints(lesson), ...textComplaints(lesson), ...searches.flat()].map(
      (what) => `${lesson.id}: ${what}`,
    );
  });
  return (await Promise.all(all)).flat();
}

function shapeComplaints({ id, blocks }: Lesson): string[] {
  const isFirstTouched = blocks[0] !== undefined && !('text' in blocks[0]);
  return [
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) ? [] : ['the id is not in kebab case']),
    ...(isFirstTouched ? [] : ['it does not begin with something to touch']),
  ];
}

function textComplaints({ title, summary, blocks, texts }: Lesson): string[] {
  const used = [title, summary, ...blocks.map((block) => ('text' in block ? block.text : block.caption))];
  const codes = new Set(used.map(({ code }) => code));
  return [
    ...used.flatMap((text) => [
      ...wordComplaints(texts, text),
      ...languages.flatMap((language) => strayNumbers(speaker(language, texts)(text), text)),
    ]),
    ...Object.keys(texts).flatMap((code) => (codes.has(code) ? [] : [`nothing says ${code}`])),
  ];
}

/** Numbers of three digits and more that the words have of their own: a test computes only those that are parameters. */
function strayNumbers(words: string, { code, params = {} }: Text): string[] {
  const given = new Set(Object.values(params).map((value: Param) => String(value)));
  const numbers = [...words.matchAll(/\d[\d.,]*\d/g)].map(([number]) => number.replaceAll(/[.,]/g, ''));
  const isYear = (number: string) => /^(18|19|20)\d\d$/.test(number);
  return numbers
    .filter((number) => number.length > 2 && !given.has(number) && !isYear(number))
    .map((number) => `${code} has the number ${number}, which is no parameter`);
}

async function blockComplaints<I, S>(puzzle: Puzzle<I, S>, block: LessonBlock): Promise<string[]> {
  if ('text' in block) return [];
  const searches = 'searches' in block ? block.searches : [block.search];
  const found = searches.map((search) =>
    block.kind === 'count' ? planComplaints(puzzle, search) : watchedComplaints(puzzle, search),
  );
  return (await Promise.all(found)).flat().map((what) => `${block.kind}, ${block.caption.code}: ${what}`);
}

const planOf = <I, S>(puzzle: Puzzle<I, S>, search: LessonSearch) =>
  planSolve(anyPuzzle(puzzle), { puzzle: puzzle.about.id, ...search });

function planComplaints<I, S>(puzzle: Puzzle<I, S>, search: LessonSearch): string[] {
  const plan = planOf(puzzle, search);
  return plan.ok ? [] : [`${search.strategy} does not take it: ${plan.problem.text.code}`];
}

async function watchedComplaints<I, S>(puzzle: Puzzle<I, S>, search: LessonSearch): Promise<string[]> {
  const plan = planOf(puzzle, search);
  if (!plan.ok) return planComplaints(puzzle, search);
  const { strategy, instance, goal, options } = plan.value;
  if (!strategy.watch) return [`${search.strategy} cannot be watched`];
  const context = { ticker: { tick: () => undefined }, cache: cachedFor(puzzle) };
  // Each node is made once and settled once.
  const { nodes, isCut } = traced(await strategy.watch(instance, goal, options, context), 2 * MOST_NODES);
  if (isCut || nodes.length > MOST_NODES) return [`${search.strategy} has more than ${MOST_NODES} nodes`];
  return nodes.length > 1 ? [] : [`${search.strategy} has nothing to step through`];
}
