/** Every call of the API, by the client that programs use. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Service } from '../src/api/service.ts';
import { type JobEvent, TekaError, tekaClient } from '../src/client/index.ts';
import { catalogue } from '../src/puzzles/catalogue.ts';
import { ENDLESS } from './endless.ts';
import { post, QUICK, Running } from './server/running.ts';
import { until } from './until.ts';

let server: Running;
const { answers } = (await Service.open(catalogue)).schemas('en');
beforeAll(async () => {
  server = await Running.start();
});
afterAll(() => server?.stop());
const client = (language: 'en' | 'id' = 'en') => tekaClient(server.url, { language });
const problemOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('it was answered'),
    (error) => (error instanceof TekaError ? error.problem : error),
  );

describe('calls', () => {
  it('tell which puzzles there are, in both languages', async () => {
    const listed = await client().puzzles();
    expect(answers.puzzles.parse(listed)).toHaveLength(catalogue.length);
    for (const { id, aliases } of listed) {
      const [about, tentang] = [await client().puzzle(aliases[0]!), await client('id').puzzle(id)];
      expect(answers.puzzle.parse(about)).toMatchObject({ id });
      expect(about.strategies.map((one) => one.id)).toEqual(tentang.strategies.map((one) => one.id));
      expect(about.strategies[0]!.summary).not.toBe(tentang.strategies[0]!.summary);
    }
    expect(await problemOf(client().puzzle('chess/../x'))).toMatchObject({ status: 404, code: 'no-puzzle' });
  });

  it('solve, check, explain, hint, pick and generate', async () => {
    const found = await client().solve(QUICK);
    expect(answers.solve.parse(found)).toMatchObject({ count: 1, proven: true, solutions: ['(5 * 5) - (5 / 5)'] });
    const answer = found.solutions[0]!;
    expect(await client().check({ ...QUICK, answer })).toEqual({ puzzle: 'twenty-four', right: true, problems: [] });
    expect(answers.explain.parse(await client().explain(QUICK)).facts.length).toBeGreaterThan(0);
    expect(answers.hint.parse(await client().hint({ ...QUICK, level: 2 })).level).toBe(2);
    const made = await client().generate({ puzzle: '15', seed: 5 });
    expect(await client().generate({ puzzle: '15', seed: 5 })).toEqual(made);
    const board = { puzzle: 'iq', text: 'BOARD 5x11\nPIECES IQ Puzzler Pro' };
    const { count, number, solution } = answers.pick.parse(await client().pick({ ...board, number: 1 }));
    expect([count, number]).toEqual([4_331_140, 1]);
    expect(await client().check({ ...board, answer: solution! })).toMatchObject({ right: true });
  });

  it('draw', async () => {
    const svg = new TextDecoder().decode(await client().picture('solve', QUICK));
    expect(svg).toMatch(/^<svg /);
    const png = await client().picture('generate', { puzzle: 'words', seed: 1 }, 'image/png');
    expect([...png.slice(1, 4)]).toEqual([0x50, 0x4e, 0x47]);
    expect(await problemOf(client().picture('solve', { ...QUICK, text: 'A A A A' }))).toMatchObject({
      status: 422,
      code: 'no-picture',
    });
  });

  it.each([
    [QUICK, { accept: 'text/html' }, 406, { code: 'not-acceptable' }],
    [QUICK, { 'content-type': 'text/plain' }, 415, { code: 'media-type' }],
    [QUICK, { origin: 'https://evil.example' }, 403, { code: 'foreign-origin' }],
    ['', {}, 400, { code: 'no-body' }],
    ['{"puzzle":\n"24",}', {}, 400, { code: 'not-json', line: 2, column: 6 }],
    ['[]', {}, 400, { code: 'no-request' }],
    [{ ...QUICK, goal: 'most' }, {}, 400, { code: 'field-value', field: 'goal' }],
    [{ ...QUICK, text: '5 5 x 5' }, {}, 422, { code: 'unknown-card', field: 'text', line: 1, column: 5 }],
  ])('refuse %j with %j: %i', async (body, headers, status, told) => {
    for (const language of ['en', 'id']) {
      const response = await post(`${server.url}api/solve`, body, { ...headers, 'accept-language': language });
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      const problem = answers.problem.parse(await response.json());
      expect(problem).toMatchObject({ status, ...told });
      expect(problem.type).toMatch(/^\/api\/#[a-z-]+$/);
    }
  });

  it('refuse what is too large, also where its size is not said before', async () => {
    const text = JSON.stringify({ ...QUICK, text: ' '.repeat(2 ** 21) });
    const said = await post(`${server.url}api/solve`, text);
    expect([said.status, await said.json()]).toMatchObject([413, { code: 'too-large' }]);
    const body = new Blob([text]).stream();
    const headers = { 'Content-Type': 'application/json' };
    const chunked = await fetch(`${server.url}api/solve`, {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit);
    expect(chunked.status).toBe(413);
  });

  it('say what is at no address, and what an address takes', async () => {
    expect((await fetch(`${server.url}api/nothing`)).status).toBe(404);
    const wrong = await fetch(`${server.url}api/solve`);
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
    const one = await fetch(`${server.url}api/jobs/x`, { method: 'PUT' });
    expect([one.status, one.headers.get('allow')]).toEqual([405, 'GET, DELETE']);
  });

  it('are described in both languages, for programs and for people', async () => {
    for (const language of ['en', 'id']) {
      const headers = { 'accept-language': language };
      const document = await (await fetch(`${server.url}api/openapi.json`, { headers })).json();
      expect(document.openapi).toBe('3.1.0');
      const page = await (await fetch(`${server.url}api/`, { headers })).text();
      expect(page).toContain(`<html lang="${language}">`);
      for (const path of Object.keys(document.paths)) expect(page).toContain(path);
    }
  });
});

describe('jobs', () => {
  const all = async (events: AsyncIterable<JobEvent>) => {
    const heard: JobEvent[] = [];
    for await (const event of events) heard.push(event);
    return heard;
  };

  it('are the same for the same request, and keep their result', async () => {
    const { jobs } = client();
    const first = await jobs.ask({ ...QUICK, budget: { nodes: 1e6, solutions: 5 } });
    const second = await jobs.ask({ budget: { solutions: 5, nodes: 1e6 }, text: QUICK.text, puzzle: 'twenty-four' });
    expect(second.id).toBe(first.id);
    await until(async () => (await jobs.see(first.id)).state === 'ended');
    const job = answers.job.parse(await jobs.see(first.id));
    expect(job.result).toMatchObject({ count: 1, message: 'Exactly one solution.' });
    expect((await client('id').jobs.see(first.id)).result?.message).toBe('Tepat satu solusi.');
    await jobs.delete(first.id);
    expect(await problemOf(jobs.see(first.id))).toMatchObject({ status: 404, code: 'no-job' });
    expect(await problemOf(jobs.delete(first.id))).toMatchObject({ status: 404 });
  });

  it('tell their events, and tell them again from any of them on', async () => {
    const { jobs } = client();
    const { id } = await jobs.ask({ puzzle: '24', text: 'A 2 3 4', goal: 'all' });
    const heard = await all(jobs.events(id));
    expect(heard.map(({ type }) => type)).toEqual(['started', ...heard.slice(1, -1).map(() => 'solutions'), 'ended']);
    expect(heard.at(-1)).toMatchObject({ count: 3, proven: true });
    const text = await (await fetch(`${server.url}api/jobs/${id}/events`)).text();
    const ids = [...text.matchAll(/^id: (.+)$/gm)].map(([, one]) => one!);
    expect(ids).toHaveLength(heard.length);
    for (const [i, last] of ids.entries()) {
      const rest = await fetch(`${server.url}api/jobs/${id}/events`, { headers: { 'last-event-id': last } });
      if (i === ids.length - 1) expect(rest.status).toBe(204);
      else expect([...(await rest.text()).matchAll(/^id: (.+)$/gm)].map(([, one]) => one)).toEqual(ids.slice(i + 1));
    }
  });

  it.each(['x', '-1', 'a-b', '1-99999999999', '💥'.repeat(1), ' '])('do not resume after %j', async (last) => {
    const { id } = await client().jobs.ask({ puzzle: '24', text: 'A 2 3 4', goal: 'all' });
    const headers = { 'last-event-id': encodeURIComponent(last) };
    const response = await fetch(`${server.url}api/jobs/${id}/events`, { headers });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'bad-event-id' });
  });

  it('start from the beginning for an event of an earlier job of the same request', async () => {
    const { id } = await client().jobs.ask({ puzzle: '24', text: 'A 2 3 4', goal: 'all' });
    for (const last of ['zzzzzzzz-2', '0-999999999']) {
      const response = await fetch(`${server.url}api/jobs/${id}/events`, { headers: { 'last-event-id': last } });
      expect(await response.text()).toContain('event: started');
    }
  });

  it('tell their refusal', async () => {
    const { jobs } = client();
    const { id } = await jobs.ask({ puzzle: '24', text: '1 2' });
    const [last] = (await all(jobs.events(id))).slice(-1);
    expect(last).toMatchObject({ type: 'refused', problem: { status: 422, field: 'text' } });
    expect(await jobs.see(id)).toMatchObject({ state: 'refused', problem: { status: 422 } });
  });

  it('go on without their caller, tell how far they are, and stop when they are deleted', async () => {
    const { jobs } = client();
    const { id } = await jobs.ask(ENDLESS);
    const heard: JobEvent[] = [];
    const hearing = (async () => {
      for await (const event of jobs.events(id)) heard.push(event);
    })();
    await until(() => heard.filter(({ type }) => type === 'progress').length > 1);
    expect(await jobs.see(id)).toMatchObject({ state: 'running', progress: { count: 0 } });
    await jobs.delete(id);
    await hearing;
    expect(heard.at(-1)).toMatchObject({ type: 'ended', ending: 'cancelled' });
    await until(async () => (await server.figure('teka_work{state="runningLong"}')) === 0);
  });
});
