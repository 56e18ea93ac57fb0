/** However much is given, a notation and the judge answer soon. What they answer is in `fuzz.test.ts`. */
import { describe, expect, it } from 'vitest';
import type { Notation } from '../../contract/index.ts';
import { leastCpu } from '../testing/cpu.speed.ts';
import { answers, tasks } from './notation/index.ts';
import { huge, longest } from './testing/huge.ts';
import { verify } from './verify/index.ts';

describe.each([
  ['instance', tasks as Notation<unknown>],
  ['solution', answers as Notation<unknown>],
] as const)('%s notation', (_name, notation) => {
  it.each(huge)('refuses %s within 100 ms of work', async (_what, source) => {
    expect(await leastCpu(5, 100, () => notation.parse(source))).toBeLessThan(100);
  });
});

it('the longest answers are judged within 100 ms of work', async () => {
  for (const { hand, answer } of longest()) {
    expect(await leastCpu(5, 100, () => verify(hand, answer))).toBeLessThan(100);
  }
});
