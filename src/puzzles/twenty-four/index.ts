/** The 24 game: four cards, + - * / and parentheses make 24; any numbers, any target, the Countdown rules; and censuses. */
import type { Judge, Puzzle } from '../../contract/index.ts';
import { flatForm, sameKey } from './canonical.ts';
import { effortOf } from './effort.ts';
import { examples } from './examples.ts';
import { generator } from './generate/index.ts';
import {
  type Answer,
  expressionOf,
  type Hand,
  isFinding,
  isPattern,
  type Pattern,
  type Slot,
  type Task,
} from './model.ts';
import { answers, readableAnswer, tasks } from './notation/index.ts';
import { unknownIn } from './pattern.ts';
import { depict } from './picture.ts';
import { census } from './strategies/census.ts';
import { distinct } from './strategies/distinct.ts';
import { everyExpression } from './strategies/every-expression.ts';
import { subsetTable } from './strategies/subset-table.ts';
import { text, texts } from './texts.ts';
import { verify } from './verify/index.ts';

export const twentyFour: Puzzle<Task, Answer> = {
  about: {
    id: 'twenty-four',
    name: text('name'),
    summary: text('summary'),
    examples,
    published: async () => (await import('./published.ts')).published,
    lessons: async () => (await import('./lessons/index.ts')).lessons,
  },
  texts,
  instance: { ...tasks, help: text('help-instance'), lines: 'one' },
  solution: { ...answers, help: text('help-solution'), kind: 'position', cost: 'untold' },
  judge: async (task) => (isPattern(task) ? (await import('./verify/findings.ts')).judgeOf(task) : judgeOf(task)),
  solving: {
    strategies: [distinct, subsetTable, everyExpression, census],
    goal: (task) => (task === undefined || !isPattern(task) || isListed(task) ? 'all' : 'count'),
    size: { of: (task) => slotsOf(task).length, unit: text('figure-unused') },
    reorder: (task, random) =>
      isPattern(task)
        ? { ...task, slots: shuffled(task.slots, random) }
        : { ...task, numbers: shuffled(task.numbers, random) },
  },
  showing: { depict, line: readableAnswer },
  helping: {
    explain: async (task, context) => (await import('./explain.ts')).explain(task, context),
    hint: async (task, context) => (await import('./hint.ts')).hint(task, context),
  },
  making: generator,
};

const judgeOf = (hand: Hand): Judge<Task, Answer> => ({
  verify: (answer) => (isFinding(answer) ? [{ text: text('expression-wanted') }] : verify(hand, answer)),
  key: (answer) => sameKey(expressionOf(answer), 'd2'),
  cost: (answer) => effortOf(flatForm(expressionOf(answer), 'd2')).points,
});

/** Whether a pattern has up to some two thousand hands. */
const isListed = (pattern: Pattern): boolean => unknownIn(pattern) <= (pattern.target === '?' ? 0 : 4);

const slotsOf = (task: Task): readonly Slot[] => (isPattern(task) ? task.slots : task.numbers);

/** By random ranks, which takes no other module. */
const shuffled = <T>(list: readonly T[], random: { below(n: number): number }): T[] =>
  list
    .map((one) => [random.below(2 ** 32), one] as const)
    .sort((a, b) => a[0] - b[0])
    .map((ranked) => ranked[1]);
