import { describe, expect, it } from 'vitest';
import type { Context, Probe, SolveEvent } from '../contract/index.ts';
import { catalogueOf, countUp, fakePuzzle, fakeStrategy } from '../engine/testing/fake.ts';
import { steadyPlatform, turn, turns } from '../engine/testing/time.ts';
import { inlineClient } from '../hosts/inline.ts';
import { TekaError } from './error.ts';
import { tekaOver } from './over.ts';

const texts = {
  'no-number': { en: 'That is no number.', id: 'Itu bukan bilangan.' },
  'out-of-range': { en: 'It is too large.', id: 'Itu terlalu besar.' },
  nudge: { en: 'Think.', id: 'Pikirkan.' },
  'nudge-offer': { en: 'A nudge', id: 'Petunjuk kecil' },
  small: (p: { n: number }) => ({ en: `Only ${p.n}.`, id: `Hanya ${p.n}.` }),
};

const made = (search: (probe: Probe<number>, instance: number) => void = countUp, more = {}) => {
  const puzzle = fakePuzzle([fakeStrategy('count-up', search)], {
    texts,
    helping: {
      hint: () => [{ kind: 'nudge', offer: { code: 'nudge-offer' }, text: { code: 'nudge' }, data: { level: 1 } }],
      explain: (instance) => ({
        verdict: { code: 'small', params: { n: instance } },
        facts: [{ label: { code: 'nudge-offer' }, value: { code: 'nudge' } }],
        figures: { columns: [{ code: 'nudge' }], rows: [[1]] },
        data: { n: instance },
      }),
    },
    making: {
      difficulties: [],
      options: {},
      generate: ({ seed }) => ({ ok: true, value: seed }),
    },
    ...more,
  });
  const catalogue = catalogueOf(puzzle);
  return tekaOver(inlineClient(catalogue, { ...steadyPlatform(), patience: 20 }), catalogue);
};

const asked = (text: string) => ({ puzzle: 'f', text });

/** The error that a promise rejects with. */
const errorOf = async (promise: Promise<unknown>): Promise<TekaError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(TekaError);
  return error as TekaError;
};

const endless = (probe: Probe<number>) => {
  for (;;) probe.tick();
};

describe('solve', () => {
  it('resolves with all that was found, and how it ended', async () => {
    const events: SolveEvent[] = [];
    expect(await made().solve(asked('3'), { onEvent: (event) => events.push(event) })).toMatchObject({
      solutions: ['1', '2', '3'],
      count: 3,
      proven: true,
      ending: 'exhausted',
      words: 'All 3 solutions.',
      strategy: 'count-up',
      goal: 'all',
      text: '3',
    });
    expect(events.map(({ type }) => type)).toEqual(['started', 'solutions', 'solutions', 'ended']);
  });

  it('gives only the best where that is the goal', async () => {
    const downward = (probe: Probe<number>, instance: number) => {
      for (let n = instance; n >= 1; n--) probe.solution(n);
    };
    const { solutions, count } = await made(downward).solve(asked('5'), { goal: 'best' });
    expect([solutions, count]).toEqual([['1'], 1]);
  });

  it('ends a search whose budget is spent without an error, in the language asked for', async () => {
    const { ending, words } = await made(endless).solve(asked('5'), { budget: { nodes: 10 }, language: 'id' });
    expect([ending, words]).toEqual([
      'out of budget',
      'Belum ada solusi yang ditemukan sampai batas itu. Mungkin saja ada.',
    ]);
  });

  it('tells note and nearest in words', async () => {
    const almost = (probe: Probe<number>) => {
      probe.nearest(9);
      probe.note({ code: 'nudge' });
    };
    expect(await made(almost).solve(asked('5'), { language: 'id' })).toMatchObject({
      note: 'Pikirkan.',
      nearest: { text: '9', problems: [{ code: 'out-of-range', message: 'Itu terlalu besar.' }] },
    });
  });

  it('rejects with what a listener threw', async () => {
    const boom = new Error('boom');
    const thrown = made().solve(asked('3'), {
      onEvent: () => {
        throw boom;
      },
    });
    await expect(thrown).rejects.toBe(boom);
  });

  it.each([
    [{ puzzle: 'g', text: '3' }, {}, 'unknown-puzzle'],
    [asked('three'), {}, 'no-number'],
    [asked('3'), { strategy: 'luck' }, 'unknown-strategy'],
    [asked('3'), { options: { fast: true } }, 'unknown-option'],
    [asked('3'), { budget: { nodes: -1 } }, 'bad-budget'],
    [{ puzzle: 'f' } as never, {}, 'bad-field'],
  ])('refuses %j with %j: %s', async (wrong, settings, code) => {
    const error = await errorOf(made().solve(wrong, settings));
    expect(error.code).toBe(code);
    expect(error.problem.text.code).toBe(code);
    expect(error.message).toBe(error.words.en);
    expect(error.words.id).not.toBe(error.words.en);
    expect((await errorOf(made().solve(wrong, { ...settings, language: 'id' }))).message).toBe(error.words.id);
  });

  it('rejects where a bug is found', async () => {
    const wrong = (probe: Probe<number>) => probe.solution(99);
    expect((await errorOf(made(wrong).solve(asked('3')))).code).toBe('wrong-answer');
  });

  it('is cancelled by a signal, before and in the middle', async () => {
    const why = new Error('enough');
    await expect(made().solve(asked('3'), { signal: AbortSignal.abort(why) })).rejects.toBe(why);
    const stop = new AbortController();
    const teka = made((probe, instance) => (instance === 1 ? endless(probe) : countUp(probe, instance)));
    const solving = teka.solve(asked('1'), { signal: stop.signal });
    // An attempt in each turn.
    void turns(3).then(() => stop.abort(why));
    await expect(solving).rejects.toBe(why);
    // The next one is not kept waiting.
    expect((await teka.solve(asked('2'))).count).toBe(2);
  });
});

describe('solutions', () => {
  it('come one by one, and then the end', async () => {
    const flow = made().solutions(asked('2'));
    expect(await flow.next()).toEqual({ value: '1', done: false });
    expect(await flow.next()).toEqual({ value: '2', done: false });
    expect(await flow.next()).toMatchObject({ value: { count: 2, proven: true }, done: true });
  });

  it('cancel the search when the loop is left, even one that would never end', async () => {
    let nodes = 0;
    const forever = (probe: Probe<number>, instance: number) => {
      for (;;) {
        nodes++;
        probe.tick();
        probe.solution(instance);
      }
    };
    const teka = made((probe, instance) => (instance === 1 ? forever(probe, 1) : countUp(probe, instance)));
    for await (const solution of teka.solutions(asked('1'))) {
      expect(solution).toBe('1');
      break;
    }
    expect((await teka.solve(asked('2'))).count).toBe(2);
    const before = nodes;
    await turns(20);
    expect(nodes).toBe(before);
  });

  it('begin nothing before the first is asked for', async () => {
    let begun = false;
    const flow = made(() => {
      begun = true;
    }).solutions(asked('2'));
    await turns(20);
    expect(begun).toBe(false);
    await flow.next();
    expect(begun).toBe(true);
  });

  it('are better and better ones where not all can be listed', async () => {
    const strategy = fakeStrategy(
      'endless',
      (probe) => {
        for (const n of [3, 2]) probe.solution(n);
      },
      { rejects: (_, goal) => (goal === 'all' ? { code: 'nudge' } : undefined) },
    );
    const events: string[] = [];
    const catalogue = catalogueOf(fakePuzzle([strategy], { solving: { strategies: [strategy], goal: () => 'best' } }));
    const found: string[] = [];
    const onEvent = ({ type }: SolveEvent) => void events.push(type);
    for await (const one of tekaOver(inlineClient(catalogue), catalogue).solutions(asked('5'), { onEvent })) {
      found.push(one);
    }
    expect(found).toEqual(['3', '2']);
    expect(events).not.toContain('refused');
  });

  it('throw what is wrong, and the reason of a signal', async () => {
    expect((await errorOf(made().solutions(asked('three')).next())).code).toBe('no-number');
    const stop = new AbortController();
    const flow = made().solutions(asked('100000'), { signal: stop.signal });
    expect(await flow.next()).toEqual({ value: '1', done: false });
    const why = new Error('enough');
    stop.abort(why);
    const rest = async () => {
      for await (const _ of flow);
    };
    await expect(rest()).rejects.toBe(why);
  });
});

describe('questions', () => {
  it('check an answer', async () => {
    expect(await made().check(asked('3'), '2')).toEqual({ right: true, problems: [] });
    expect(await made().check(asked('3'), '4', { language: 'id' })).toEqual({
      right: false,
      problems: [{ code: 'out-of-range', message: 'Itu terlalu besar.' }],
    });
    expect(await errorOf(made().check(asked('3'), 'four'))).toMatchObject({ code: 'no-number', source: 'answer' });
    expect(await errorOf(made().check(asked('three'), '4'))).toMatchObject({ code: 'no-number', source: 'text' });
  });

  it('give hints and explanations in words', async () => {
    expect(await made().hint(asked('3'), { language: 'id' })).toEqual([
      { kind: 'nudge', offer: 'Petunjuk kecil', text: 'Pikirkan.', data: { level: 1 } },
    ]);
    expect(await made().explain(asked('3'))).toEqual({
      verdict: 'Only 3.',
      facts: [{ label: 'A nudge', value: 'Think.' }],
      figures: { columns: ['Think.'], rows: [[1]] },
      data: { n: 3 },
    });
  });

  it('make a puzzle that can be asked about, with a seed or without one', async () => {
    expect(await made().generate({ puzzle: 'f', seed: 4 })).toEqual({ puzzle: 'fake', text: '4', seed: 4 });
    const { seed, text } = await made().generate({ puzzle: 'f' });
    expect(text).toBe(String(seed));
  });

  it('say what is not offered', async () => {
    expect((await errorOf(made().pick(asked('3')))).code).toBe('not-offered');
  });

  it('end at their time limit, and by a signal', async () => {
    const helping = {
      async explain(_: number, { ticker }: Context) {
        for (;;) {
          ticker.tick();
          await turn();
        }
      },
    };
    const teka = made(countUp, { helping });
    expect((await errorOf(teka.explain(asked('3'), { budget: { milliseconds: 10 } }))).code).toBe('out-of-time');
    const why = new Error('enough');
    const stop = new AbortController();
    const explaining = made(countUp, { helping }).explain(asked('3'), { signal: stop.signal });
    stop.abort(why);
    await expect(explaining).rejects.toBe(why);
  });
});

describe('watch', () => {
  const watched = (id: string, events: number) =>
    fakeStrategy(id, countUp, {
      *watch() {
        for (let node = 0; node < events; node++) yield { node, position: node };
      },
    });
  const over = (...strategies: ReturnType<typeof watched>[]) => {
    const catalogue = catalogueOf(fakePuzzle(strategies, { texts }));
    return tekaOver(inlineClient(catalogue), catalogue);
  };

  it('tells every event in its order, of the first strategy that can be watched', async () => {
    const nodes: number[] = [];
    for await (const { node } of over(fakeStrategy('dark', countUp), watched('light', 100)).watch(asked('3'))) {
      nodes.push(node);
    }
    expect(nodes).toEqual(Array.from({ length: 100 }, (_, i) => i));
  });

  it('ends where the loop is left, and refuses what cannot be watched', async () => {
    for await (const { node } of over(watched('light', Number.POSITIVE_INFINITY)).watch(asked('3'))) {
      if (node === 50) break;
    }
    expect((await errorOf(over(fakeStrategy('dark', countUp)).watch(asked('3')).next())).code).toBe('no-trace');
    expect((await errorOf(over(watched('light', 1)).watch(asked('x')).next())).code).toBe('no-number');
    expect((await errorOf(over(watched('light', 1)).watch({ puzzle: 'g', text: '1' }).next())).code).toBe(
      'unknown-puzzle',
    );
  });
});
