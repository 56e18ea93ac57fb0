import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsed, refused } from '../contract/index.ts';
import { answer } from './ask.ts';
import { questionProblem, requestProblem } from './request.ts';
import { createService } from './service.ts';
import { solve } from './solve.ts';
import { catalogueOf, countUp, fakeHost, fakePuzzle, fakeStrategy } from './testing/fake.ts';
import type { FromWorker } from './worker-protocol.ts';

const word = { code: 'word' };
const tooLarge = (n: number) => (n > 100 ? { code: 'too-large' } : undefined);
/** It has everything that a request can speak of. */
const puzzle = fakePuzzle(
  [
    fakeStrategy('any', countUp, {
      options: {
        double: { kind: 'flag', default: false, summary: word },
        size: { kind: 'number', least: 1, most: 9, summary: word },
      },
      rejects: tooLarge,
      *watch(instance) {
        for (let n = 1; n <= instance; n++) yield { node: n, position: n };
      },
    }),
  ],
  {
    helping: { explain: () => ({ verdict: word, facts: [] }), hint: () => [] },
    solving: { atlas: (n) => (tooLarge(n) ? refused(word) : parsed({ count: n, at: (index) => index + 1 })) },
    making: {
      difficulties: [{ id: 'easy', name: word }],
      options: { odd: { kind: 'flag', default: false, summary: word } },
      generate: ({ seed, attached }) => parsed(seed + (attached?.list?.length ?? 0)),
    },
  },
);

const solving = { puzzle: 'fake', text: '3' };
const questions = {
  check: { ...solving, answer: '2' },
  explain: solving,
  hint: solving,
  pick: { ...solving, index: 0, seed: 1 },
  trace: { ...solving, strategy: 'any', from: 0, count: 2 },
  divides: solving,
  split: { ...solving, round: 0 },
  generate: { puzzle: 'fake', seed: 1, difficulty: 'easy', attached: { list: 'a' } },
};
const inFull = { ...solving, strategy: 'any', goal: 'first', options: { double: true }, budget: { nodes: 9 } };

async function outcomeOf(message: object): Promise<FromWorker> {
  const said: FromWorker[] = [];
  const service = createService(catalogueOf(puzzle), fakeHost().now, (one) => void said.push(one));
  await service({ job: 1, ...message } as never);
  return said.at(-1)!;
}

describe('a request', () => {
  it.each([
    [null, 'no-request'],
    [[], 'no-request'],
    ['text', 'no-request'],
    [undefined, 'no-request'],
    [{ text: '3' }, 'puzzle'],
    [{ ...solving, puzzle: 5 }, 'puzzle'],
    [{ puzzle: 'fake' }, 'text'],
    [{ ...solving, text: ['3'] }, 'text'],
    [{ ...solving, strategy: null }, 'strategy'],
    [{ ...solving, goal: {} }, 'goal'],
    [{ ...solving, options: null }, 'options'],
    [{ ...solving, options: [] }, 'options'],
    [{ ...solving, options: { double: { toString: 1 } } }, 'options'],
    [{ ...solving, budget: null }, 'budget'],
    [{ ...solving, budget: { nodes: '5' } }, 'budget'],
  ])('%j is refused by name of what is wrong', async (request, wrong) => {
    const problem = requestProblem(request);
    expect(problem?.params?.field ?? problem?.code).toBe(wrong);
    expect(await outcomeOf({ solve: request })).toEqual({
      job: 1,
      event: { type: 'refused', problem: { text: problem } },
    });
    const host = fakeHost();
    await solve(puzzle as never, request as never, host);
    expect(host.events).toEqual([{ type: 'refused', problem: { text: problem } }]);
  });

  it('is one when every field is of its kind', async () => {
    expect(requestProblem(inFull)).toBeUndefined();
    expect(await outcomeOf({ solve: inFull })).toMatchObject({ event: { type: 'ended', count: 1 } });
    expect(await outcomeOf({ solve: { ...inFull, goal: 'some' } })).toMatchObject({
      event: { type: 'refused', problem: { text: { code: 'unknown-goal' } } },
    });
  });
});

describe('a question', () => {
  it.each(Object.entries(questions))(
    'to %s is answered, and refused where any of its fields is null',
    async (ask, rest) => {
      const question = { ask, ...rest };
      expect(questionProblem(question)).toBeUndefined();
      expect(await outcomeOf({ ask: question })).toMatchObject({ reply: { ok: true, ask } });
      for (const field of Object.keys(question)) {
        const malformed = { ...question, [field]: null };
        const problem = questionProblem(malformed);
        expect(problem).toMatchObject({ code: 'bad-field', params: { field } });
        const reply = { ok: false, of: 'instance', problem: { text: problem } };
        expect(await outcomeOf({ ask: malformed })).toEqual({ job: 1, reply });
        expect(await answer(puzzle as never, malformed as never, { ticker: { tick() {} }, cache: new Map() })).toEqual(
          reply,
        );
      }
    },
  );

  it.each(['guess', 'constructor', ''])('with the unknown word %j is refused', (ask) => {
    expect(questionProblem({ ...questions.check, ask })).toMatchObject({ code: 'unknown-question' });
  });

  it('that is not an object is refused', () => {
    for (const question of [null, 'hint', [], undefined]) expect(questionProblem(question)?.code).toBe('no-request');
  });
});

/** Mostly right, so that what is wrong comes to light behind the first check too. */
const almost = (right: object): fc.Arbitrary<unknown> => {
  const keys = [...new Set([...Object.keys(right), 'strategy', 'goal', 'options', 'budget', 'attached'])];
  const values = { ...inFull, ...questions.generate, ...right } as Record<string, unknown>;
  const inner = fc.dictionary(
    fc.constantFrom('double', 'size', 'odd', 'nodes', 'milliseconds', 'list', '__proto__', 'toString'),
    fc.oneof(fc.constantFrom<unknown>(1, 'true', false, Number.POSITIVE_INFINITY), fc.jsonValue()),
  );
  const fieldOf = (key: string) =>
    fc.oneof({ weight: 6, arbitrary: fc.constant(values[key]) }, { weight: 1, arbitrary: inner }, fc.jsonValue());
  return fc.record(Object.fromEntries(keys.map((key) => [key, fieldOf(key)])), { requiredKeys: [] });
};

const arbitraryMessage: fc.Arbitrary<object> = fc.oneof(
  fc.oneof(fc.jsonValue(), almost(solving)).map((request) => ({ solve: request })),
  fc
    .oneof(fc.jsonValue(), ...Object.entries(questions).map(([ask, rest]) => almost({ ask, ...rest })))
    .map((question) => ({ ask: question })),
);

it('whatever JSON is asked, nothing breaks, and a refusal can be worded', async () => {
  const endings = new Set<string>();
  await fc.assert(
    fc.asyncProperty(arbitraryMessage, async (message) => {
      const last = await outcomeOf(message);
      const came = 'event' in last ? last.event : last.reply;
      endings.add('type' in came ? came.type : String(came.ok));
      expect(came).not.toMatchObject({ type: 'failed' });
      if (!('problem' in came)) return;
      expect(came.problem.text.code).not.toBe('bug');
      // Anything else in a sentence, such as a JSON object, could not be worded.
      for (const param of Object.values(came.problem.text.params ?? {})) {
        expect(['string', 'number']).toContain(typeof (typeof param === 'object' ? param.code : param));
      }
    }),
    { numRuns: 500 },
  );
  // It has seen good ones and bad ones of both kinds.
  expect([...endings].sort()).toEqual(['ended', 'false', 'refused', 'true']);
});
