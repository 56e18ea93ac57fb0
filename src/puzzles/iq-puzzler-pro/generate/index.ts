/** Which challenges can be wished for; generate.ts makes them. */
import type { Generator } from '../../../contract/index.ts';
import type { Task } from '../model.ts';
import { tasks } from '../notation/index.ts';
import { text } from '../texts.ts';
import { bareText, boardIn, boards, levels } from './levels.ts';

const names = Object.keys(boards) as (keyof typeof boards)[];

export const generator: Generator<Task> = {
  difficulties: levels.map((id) => ({ id, name: text(`level-${id}`) })),
  options: {
    board: {
      kind: 'choice',
      default: names[0]!,
      summary: text('option-board'),
      values: names.map((id) => ({ id, name: text(`board-${id}`) })),
    },
  },
  like({ board }) {
    const name = boardIn(board);
    return name ? { board: name } : {};
  },
  key: (task) => tasks.format(task),
  on: {
    inPlaceOf: ['board'],
    isNeeded(task) {
      const name = boardIn(task.board);
      return !name || tasks.format({ ...task, form: 'extension', placed: [] }) !== bareText(name);
    },
    generate: async (board, wish, context) => (await import('./generate.ts')).generateOn(board, wish, context),
  },
  generate: async (wish, context) => (await import('./generate.ts')).generate(wish, context),
};
