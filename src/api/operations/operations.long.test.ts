import { afterAll, describe, expect, it } from 'vitest';
import type { CatalogueEntry } from '../../contract/index.ts';
import { catalogueOf, countUp, fakePuzzle, fakeStrategy } from '../../engine/testing/fake.ts';
import { timelessPlatform } from '../../engine/testing/time.ts';
import { inlineClient } from '../../hosts/inline.ts';
import { catalogue } from '../../puzzles/catalogue.ts';
import { usualLimits } from '../limits.ts';
import { type Call, Service } from '../service.ts';
import { compare } from './compare.ts';
import { puzzle, puzzles } from './describe.ts';
import { check, explain, generate, hint, pick } from './questions.ts';
import { solve } from './solve.ts';

const clientOf = (entries: readonly CatalogueEntry[]) => inlineClient(entries, timelessPlatform);

const workers = clientOf(catalogue);
const call: Call = { workers, language: 'en' };
const service = await Service.open(catalogue);
afterAll(() => workers.close());

describe('operations', () => {
  it('solve, with words in the language of the call', async () => {
    const { answers } = service.schemas('en');
    const found = await solve(service, { puzzle: '24', text: '5 5 5 5', goal: 'all' }, call);
    expect(found).toMatchObject({ ok: true, value: { puzzle: 'twenty-four', count: 1, proven: true } });
    expect(answers.solve.parse(found.ok && found.value)).toMatchObject({ message: 'Exactly one solution.' });
    const same = await solve(service, { puzzle: '24', text: '5 5 5 5', goal: 'all' }, { workers, language: 'id' });
    expect(same).toMatchObject({ value: { message: 'Tepat satu solusi.' } });
  });

  it('say where a text is wrong', async () => {
    const found = await solve(service, { puzzle: '24', text: '5 5 x 5' }, call);
    expect(found).toMatchObject({
      ok: false,
      failure: { kind: 'refused', field: 'text', problem: { place: { line: 1, column: 5 } } },
    });
  });

  it('tell what a solution costs, and judge it', async () => {
    const text = '1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 0 15';
    const found = await solve(service, { puzzle: '15', text, goal: 'best' }, call);
    expect(found).toMatchObject({ value: { cost: 1, count: 1, proven: true } });
    const answer = found.ok ? found.value.solutions[0]! : '';
    expect(await check(service, { puzzle: '15', text, answer }, call)).toMatchObject({
      value: { right: true, problems: [], cost: 1 },
    });
    const wrong = await check(service, { puzzle: '15', text, answer: `${answer} ${answer}` }, call);
    expect(wrong).toMatchObject({ value: { right: false } });
    const unread = await check(service, { puzzle: '15', text, answer: '?' }, call);
    expect(unread).toMatchObject({ ok: false, failure: { kind: 'refused', field: 'answer' } });
  });

  it('answer what each puzzle offers, as their schemas promise', async () => {
    const { answers } = service.schemas('id');
    const asked: Call = { workers, language: 'id' };
    for (const { entry } of service.puzzles) {
      const about = answers.puzzle.parse(puzzle(service, entry.aliases[0]!, 'id'));
      const text = about.examples[0]!.text;
      const request = { puzzle: entry.id, text };
      for (const offer of about.offers) {
        const found =
          offer === 'explain'
            ? await explain(service, request, asked)
            : offer === 'hint'
              ? await hint(service, request, asked)
              : offer === 'pick'
                ? await pick(service, { ...request, seed: 3 }, asked)
                : await generate(service, { puzzle: entry.id, seed: 3 }, asked);
        expect(found).toMatchObject({ ok: true });
        if (!found.ok) continue;
        answers[offer].parse('answer' in found.value ? found.value.answer : found.value);
      }
    }
    answers.puzzles.parse(puzzles(service, 'id'));
    expect(puzzle(service, 'chess', 'en')).toBeUndefined();
  });

  it('make puzzles on the board of another one, where the puzzle takes boards', async () => {
    const board = '5 5 7\nDEFAULT\nA\nAA\nB\nBB\nC\nCC\nD\nDD\nEE\nEE\nE\nFF\nFF\nF\nGGG';
    const { requests } = service.schemas('en');
    const asked = { puzzle: 'iq', seed: 3, on: board };
    expect(requests.generate.safeParse(asked).success).toBe(true);
    expect(requests.generate.safeParse({ ...asked, puzzle: '24' }).success).toBe(false);
    const made = await generate(service, asked, call);
    expect(made).toMatchObject({ ok: true });
    if (!made.ok) return;
    const solved = await solve(service, { puzzle: 'iq', text: made.value.text, goal: 'count' }, call);
    expect(solved).toMatchObject({ value: { count: 1, proven: true } });
    expect(made.value.text).toContain('5x5');
  });

  it('compare strategies, with the reason where one cannot be used', async () => {
    const text = '2 - 3\n1 4 6\n7 5 8';
    const compared = await compare(service, { puzzle: '15', text }, call);
    expect(compared).toMatchObject({ value: { goal: 'best', agree: true } });
    if (!compared.ok) return;
    service.schemas('en').answers.compare.parse(compared.value);
    const proven = compared.value.runs.filter(({ status }) => status === 'solved');
    expect(proven.length).toBeGreaterThan(2);
    expect(new Set(proven.map(({ cost }) => cost)).size).toBe(1);
    for (const { status, why } of compared.value.runs) if (status === 'not applicable') expect(why).toBeTruthy();
    expect(await compare(service, { puzzle: '15', text: '1 1' }, call)).toMatchObject({
      failure: { kind: 'refused', field: 'text' },
    });
  });

  it('refuse levels and numbers that there are not', async () => {
    const text = '1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 0 15';
    expect(await hint(service, { puzzle: '15', text, level: 99 }, call)).toMatchObject({
      failure: { kind: 'refused', field: 'level', problem: { text: { code: 'level-beyond' } } },
    });
  });
});

describe('the limits of an answer', () => {
  const endless = fakeStrategy('up', countUp);
  const entries = catalogueOf(fakePuzzle([endless]));
  const asked: Call = { workers: clientOf(entries), language: 'en' };

  it('bound what is searched, whatever a request wants', async () => {
    const small = await Service.open(entries, { ...usualLimits, solutions: 3 });
    const found = await solve(small, { puzzle: 'fake', text: '9', goal: 'all', budget: { solutions: 5 } }, asked);
    expect(found).toMatchObject({ value: { ending: 'out of budget', count: 3, solutions: ['1', '2', '3'] } });
  });

  it('bound the size of an answer, and say so', async () => {
    const small = await Service.open(entries, { ...usualLimits, bytes: 4 });
    const found = await solve(small, { puzzle: 'fake', text: '9', goal: 'all' }, asked);
    expect(found).toMatchObject({
      value: { ending: 'out of budget', proven: false, count: 4, note: { code: 'answer-large' } },
    });
  });

  it('cancel the work of a caller who has left', async () => {
    const signal = AbortSignal.abort();
    const open = await Service.open(entries);
    const found = await solve(open, { puzzle: 'fake', text: '9' }, { ...asked, signal });
    expect(found).toMatchObject({ value: { ending: 'cancelled' } });
  });
});
