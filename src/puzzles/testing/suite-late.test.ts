/** That every check of the shared suite waits for what a puzzle must load before it judges. */
import { expect, it } from 'vitest';
import { parsed, refused } from '../../contract/index.ts';
import { late } from '../../engine/testing/late.ts';
import { template } from '../template/index.ts';
import * as broken from './broken.ts';
import { agreement } from './checks/agreement.ts';
import { answerComplaints, solutionComplaints } from './checks/answers.ts';
import { atlasComplaints } from './checks/atlas.ts';
import { goalComplaints } from './checks/goals.ts';
import { moveComplaints } from './checks/questions.ts';
import { stepComplaints } from './checks/steps.ts';
import { collect } from './run.ts';

const text = '3 5 8 -> 8';
const MOST = 1_000_000;
const moves = {
  help: { code: 'name' },
  play: (task: Parameters<typeof template.verify>[0], move: string) =>
    move === '3' ? parsed(task) : refused({ code: 'name' }),
  finished: () => false,
};
const puzzle = { ...broken.withStrategy(broken.sound, broken.onlyForOne), atlas: broken.withAtlas().atlas!, moves };
const fresh = () => late(puzzle);

it('answers, agreement and goals', async () => {
  const example = { ...template.examples[0]!, answers: [{ strategy: 'every-subset', count: 2, cost: 1 }] };
  expect(await answerComplaints(fresh(), example)).toEqual([]);
  expect((await agreement(fresh(), text, MOST)).complaints).toEqual([]);
  for (const id of ['every-subset', 'suspect']) expect(await goalComplaints(fresh(), text, id, MOST)).toEqual([]);
  const another = fresh();
  expect(solutionComplaints(another, (await collect(another, { text, strategy: 'every-subset' }, MOST))!)).toEqual([]);
});

it('lists by number, moves and steps', async () => {
  expect(await atlasComplaints(fresh(), text, MOST)).toEqual([]);
  expect(await moveComplaints(fresh(), text)).toEqual([]);
  const watched = late(broken.withSteps([[8]]));
  expect(await stepComplaints(watched, watched.strategies[1]!, text, MOST)).toEqual([]);
});
