/** Which hands can be wished for; generate.ts deals them. */
import { type Generator, parsed } from '../../../contract/index.ts';
import type { Hand } from '../model.ts';
import { text } from '../texts.ts';
import { levelIds, levelName } from './levels.ts';

export const generator: Generator<Hand> = {
  difficulties: levelIds.map((id) => ({ id, name: levelName(id) })),
  options: { solvable: { kind: 'flag', default: true, summary: text('solvable-summary') } },
  key: ({ numbers, target }) => `${[...numbers].sort((a, b) => a - b).join(' ')} -> ${target}`,
  generate: async (wish, context) => parsed((await import('./generate.ts')).deal(wish, context)),
};
