import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Goal, Options } from '../contract/index.ts';
import { answer, type Reply } from './ask.ts';
import { Stop } from './pacer.ts';
import { countUp, fakePuzzle, fakeStrategy } from './testing/fake.ts';

let taken = 0;
/** Makes the nodes 1, 2, 3 and so on up to the instance, or twice that. */
const stepping = fakeStrategy('stepping', countUp, {
  options: { double: { kind: 'flag', default: false, summary: { code: 'word' } } },
  adapt: (instance, { double }) => (double ? 2 * instance : instance),
  *watch(instance) {
    for (let n = 1; n <= instance; n++) {
      taken++;
      yield { node: n, position: n };
    }
  },
});
/** Ticks by itself before each node. */
const ticking = fakeStrategy('ticking', countUp, {
  *watch(instance, _goal, _options, { ticker }) {
    for (let n = 1; n <= instance; n++) {
      ticker.tick(0);
      yield { node: n, position: n };
    }
  },
});
const puzzle = fakePuzzle([stepping, ticking, fakeStrategy('silent', countUp)]);

let cache: Map<string, unknown>;
beforeEach(() => {
  cache = new Map();
  taken = 0;
});

interface Asked {
  readonly text?: string;
  readonly strategy?: string;
  readonly options?: Options;
  readonly goal?: Goal;
  readonly tick?: () => void;
}

const trace = (from: number, count: number, { tick = () => {}, ...asked }: Asked = {}): Promise<Reply> =>
  answer(
    puzzle as never,
    { ask: 'trace', puzzle: 'fake', text: '5', strategy: 'stepping', ...asked, from, count },
    { ticker: { tick }, cache },
  );
const made = (...positions: string[]) => positions.map((position) => ({ node: Number(position), position }));
const reply = (positions: readonly string[], done: boolean) => ({
  ...{ ok: true, ask: 'trace', events: made(...positions), done },
});

describe('a search that is watched', () => {
  it('is told in stretches, each going on where the last one ended', async () => {
    expect(await trace(0, 2)).toEqual(reply(['1', '2'], false));
    expect(await trace(2, 3)).toEqual(reply(['3', '4', '5'], false));
    expect(taken).toBe(5);
    expect(await trace(5, 3)).toEqual(reply([], true));
  });

  it('says when it is over', async () => {
    expect(await trace(0, 6)).toEqual(reply(['1', '2', '3', '4', '5'], true));
    expect(await trace(9, 1)).toEqual(reply([], true));
  });

  it('goes back by walking again', async () => {
    await trace(0, 4);
    expect(await trace(1, 2)).toEqual(reply(['2', '3'], false));
    expect(await trace(3, 1)).toEqual(reply(['4'], false));
    expect(taken).toBe(4 + 4);
  });

  it('is not mistaken for another instance or other options', async () => {
    await trace(0, 5);
    expect(await trace(5, 1, { text: '9' })).toEqual(reply(['6'], false));
    expect(await trace(6, 4, { options: { double: true } })).toEqual(reply(['7', '8', '9', '10'], false));
  });

  it('is the same in whatever stretches it is asked for', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(12), fc.nat(12))), async (stretches) => {
        for (const [from, count] of stretches) {
          const events = made('1', '2', '3', '4', '5').slice(from, from + count);
          const got = await trace(from, count);
          expect(got).toMatchObject({ events });
          if (from + count > 5 && count > 0) expect(got).toMatchObject({ done: true });
        }
      }),
    ));

  it('is told in bounded stretches', async () => {
    expect(await trace(0, 1_000_000, { text: '30000' })).toMatchObject({ events: { length: 10_000 }, done: false });
  });

  it('can be stopped on a long way, and asked again', async () => {
    let ticks = 0;
    const tick = () => {
      if (++ticks > 3) throw new Stop('cancelled');
    };
    await expect(trace(4, 1, { tick })).rejects.toBeInstanceOf(Stop);
    expect(await trace(4, 1)).toEqual(reply(['5'], false));
  });

  it('is for a goal, and begins anew for another', async () => {
    expect(await trace(0, 2, { text: '1', goal: 'count' })).toEqual(reply(['1'], true));
    expect(taken).toBe(1);
    await trace(1, 1, { text: '1', goal: 'count' });
    expect(taken).toBe(1);
    await trace(1, 1, { text: '1', goal: 'first' });
    expect(taken).toBe(2);
  });

  it('is stopped by the question at hand, also where another one began it', async () => {
    await trace(0, 1, { strategy: 'ticking' });
    const tick = () => {
      throw new Stop('cancelled');
    };
    await expect(trace(1, 1, { strategy: 'ticking', tick })).rejects.toBeInstanceOf(Stop);
    expect(await trace(0, 1, { strategy: 'ticking' })).toEqual(reply(['1'], false));
  });

  it.each([
    [{ strategy: 'silent' }, 'no-trace'],
    [{ strategy: 'none' }, 'unknown-strategy'],
    [{ options: { triple: true } }, 'unknown-option'],
    [{ text: 'x' }, 'no-number'],
  ])('refuses %j', async (asked, code) => {
    expect(await trace(0, 1, asked)).toMatchObject({ ok: false, of: 'instance', problem: { text: { code } } });
  });
});
