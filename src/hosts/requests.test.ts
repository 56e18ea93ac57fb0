/** The real puzzles, asked anything that JSON can carry. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AnyPuzzle } from '../contract/index.ts';
import { createService } from '../engine/service.ts';
import type { FromWorker } from '../engine/worker-protocol.ts';
import { catalogue } from '../puzzles/catalogue.ts';

/** Mostly one of these, now and then anything. */
const mostly = (...values: readonly unknown[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: fc.jsonValue() });

/** The fields of every request and question together. */
function arbitraryRequest({ about: { id, examples }, solving: { strategies }, making }: AnyPuzzle) {
  const tables = [...strategies.map(({ options }) => options), making?.options];
  const names = tables.flatMap((table) => Object.keys(table ?? {}));
  const fields = {
    ask: mostly('check', 'explain', 'hint', 'pick', 'trace', 'generate'),
    text: mostly(...examples.map(({ text }) => text)),
    answer: mostly('', '1', 'ULDR', 'A1'),
    strategy: mostly(...strategies.map((strategy) => strategy.id)),
    goal: mostly('first', 'best', 'all', 'count'),
    options: fc.oneof(
      mostly({}),
      fc.dictionary(fc.constantFrom(...names), mostly(1, 5, true, 'random'), { maxKeys: 2 }),
    ),
    budget: mostly({ nodes: 9 }, { solutions: -1 }, { milliseconds: '1' }),
    attached: mostly({}, { words: 'TEA EAT' }, { words: 5 }),
    difficulty: mostly(...(making?.difficulties ?? []).map((difficulty) => difficulty.id), 'easy'),
    seed: mostly(1, -1.5),
    index: mostly(0, 1e9),
    from: mostly(0),
    count: mostly(1),
  };
  const requiredKeys = ['puzzle', 'ask', 'text', 'answer', 'seed', 'from', 'count'] as const;
  return fc.record({ puzzle: fc.constant(id), ...fields }, { requiredKeys: [...requiredKeys] });
}

it('break over no request and no question', async () => {
  const puzzles = await Promise.all(catalogue.map(({ load }) => load()));
  const said: FromWorker[] = [];
  const post = (message: FromWorker) => void said.push(message);
  const service = createService(catalogue, () => 0, post);
  // Raised from the beginning: whatever would take long is stopped at its first look.
  const flag = new Int32Array(new SharedArrayBuffer(4)).fill(1);
  await fc.assert(
    fc.asyncProperty(fc.oneof(...puzzles.map(arbitraryRequest)), fc.boolean(), async (asked, isSolve) => {
      await service({ job: 1, flag, ...(isSolve ? { solve: asked } : { ask: asked }) } as never);
      const last = said.splice(0).at(-1)!;
      const came = 'event' in last ? last.event : last.reply;
      expect(came).not.toMatchObject({ type: 'failed' });
      expect(came).not.toMatchObject({ problem: { text: { code: 'bug' } } });
    }),
    { numRuns: 200 },
  );
});
