import { expect, it } from 'vitest';
import { taskOf } from '../testing/searching.ts';
import { symmetryGroup } from './symmetry-group.ts';

const groupOf = (board: string) => symmetryGroup(taskOf(`BOARD ${board}\nPIECES\nA`).board);

it.each([
  ['5x11', 'group-rectangle'],
  ['4x4', 'group-square'],
  ['pyramid 5', 'group-square'],
  ['diagonal', 'group-rhombus'],
  ['\n_..\n___\n__.', 'group-none'],
  ['\n__\n_.', 'group-diagonal'],
  ['\n_._\n___', 'group-left-right'],
  ['\n__\n._\n__', 'group-top-bottom'],
  ['\n__.\n.__', 'group-half-turn'],
  ['\n__.._\n._.__\n.....\n__._.\n_..__', 'group-pinwheel'],
])('%j has the group %s', (board, code) => {
  expect(groupOf(board).code).toBe(code);
});

it('of a box is told by its turns and mirrorings', () => {
  expect(groupOf('box 3x3x3').params).toEqual({ turns: 24, mirrors: 24 });
  expect(groupOf('box 3x4x5').params).toEqual({ turns: 4, mirrors: 4 });
});
