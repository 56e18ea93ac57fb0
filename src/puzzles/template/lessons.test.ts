import { expect, test } from 'vitest';
import { figureComplaints } from '../testing/lessons.ts';
import { template } from './index.ts';
import { figures } from './lessons.ts';

test('the numbers in the lesson are what the engine counts', async () => {
  expect(await figureComplaints(template, figures)).toEqual([]);
});
