/** However much is given, a notation answers soon. What it answers is in `fuzz.long.test.ts`. */
import { describe, expect, it } from 'vitest';
import type { Notation } from '../../contract/index.ts';
import { leastCpu } from '../testing/cpu.speed.ts';
import { fillings, tasks } from './notation/index.ts';
import { huge } from './testing/huge.ts';

describe.each([
  ['instance', tasks as Notation<unknown>],
  ['solution', fillings as Notation<unknown>],
] as const)('%s notation', (_, notation) => {
  it.each(huge)('answers to %s within half a second of work', async (_what, source) => {
    expect(await leastCpu(3, 500, () => notation.parse(source))).toBeLessThan(500);
  });
});
