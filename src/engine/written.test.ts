/** Solutions that a search reports as they are written. */
import { describe, expect, it } from 'vitest';
import type { Lines, SolveRequest } from '../contract/index.ts';
import { solve } from './solve.ts';
import { type FakeHost, fakeHost, fakePuzzle, fakeStrategy } from './testing/fake.ts';

const bytes = (line: string) => Uint8Array.from(line, (character) => character.charCodeAt(0));

/** A strategy that writes these lines, and breaks at the word for it. */
const writing = (...lines: string[]) =>
  fakePuzzle([
    fakeStrategy('writing', (probe) => {
      for (const line of lines) {
        if (line === 'broken') throw new Error('broken');
        probe.tick();
        probe.written!(bytes(line));
      }
    }),
  ]);

async function run(puzzle: ReturnType<typeof writing>, request: Partial<SolveRequest> = {}, host = fakeHost()) {
  await solve(puzzle as never, { puzzle: 'fake', text: '10', ...request }, host);
  return host;
}

const found = (host: FakeHost) => host.of('solutions').flatMap(({ texts }) => texts);
const ten = Array.from({ length: 10 }, (_, i) => String(i + 1));

describe('solutions that are written', () => {
  it('are told like others, the first at once', async () => {
    const host = await run(writing(...ten));
    expect(host.of('solutions').map(({ texts }) => texts)).toEqual([['1'], ten.slice(1)]);
    expect(host.last()).toMatchObject({ ending: 'exhausted', count: 10, proven: true, stats: { nodes: 10 } });
  });

  it('go to a host that takes bytes as lines', async () => {
    let lines = '';
    const emitLines = (given: Lines) => {
      lines += String.fromCharCode(...given.bytes);
    };
    const host = await run(writing(...ten), {}, { ...fakeHost(), emitLines });
    expect(lines).toBe(ten.map((line) => `${line}\n`).join(''));
    expect(found(host)).toEqual([]);
  });

  it('are as many as the budget allows', async () => {
    const host = await run(writing(...ten), { budget: { solutions: 4 } });
    expect(found(host)).toEqual(ten.slice(0, 4));
    expect(host.last()).toMatchObject({ ending: 'out of budget', count: 4, proven: false });
  });

  it('stay in their order among those that are not', async () => {
    const mixed = fakeStrategy('mixed', (probe) => {
      for (const line of ten) {
        if (Number(line) % 3 === 0) probe.solution(Number(line));
        else probe.written!(bytes(line));
      }
    });
    expect(found(await run(fakePuzzle([mixed])))).toEqual(ten);
  });

  it('are not handed on where they are wrong or cannot be read, but those before stand', async () => {
    for (const [line, code] of [
      ['11', 'out-of-range'],
      ['x', 'no-number'],
    ] as const) {
      const host = await run(writing('1', '2', '3', line, '4'));
      expect(found(host)).toEqual(['1', '2', '3']);
      const params = { strategy: 'writing', solution: line, code };
      expect(host.last()).toMatchObject({ type: 'failed', text: { code: 'wrong-answer', params } });
    }
  });

  it('are judged and stand where the search breaks behind them', async () => {
    const host = await run(writing('1', '2', 'broken', '3'));
    expect(found(host)).toEqual(['1', '2']);
    expect(host.last()).toMatchObject({ type: 'failed', text: { code: 'bug', params: { detail: 'broken' } } });
    const wrong = await run(writing('1', '2', '11', 'broken'));
    expect(found(wrong)).toEqual(['1', '2']);
    expect(wrong.last()).toMatchObject({ type: 'failed', text: { code: 'wrong-answer' } });
  });
});
