import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SolveEvent, SolveRequest } from '../../../contract/index.ts';
import type { Client, Job } from '../../../hosts/client.ts';
import { type Admission, Desk } from './desk.ts';

const stats = { nodes: 1, milliseconds: 1, prepareMilliseconds: 0 };
const ended = (ending: 'exhausted' | 'cancelled'): SolveEvent => ({
  type: 'ended',
  ending,
  count: 0,
  proven: false,
  stats,
});

interface Begun {
  readonly text: string;
  end(): void;
  say(event: SolveEvent): void;
}

/** A worker whose jobs end when a test says so, or when they are cancelled. */
class Slow {
  closed = 0;
  #cut: () => void = () => undefined;

  solve(request: SolveRequest, listener: (event: SolveEvent) => void): Job<SolveEvent> {
    let settle!: (event: SolveEvent) => void;
    const done = new Promise<SolveEvent>((go) => {
      settle = go;
    });
    const last = (event: SolveEvent) => {
      listener(event);
      settle(event);
    };
    this.#cut = () => last(ended('cancelled'));
    begun.push({ text: request.text, end: () => last(ended('exhausted')), say: listener });
    return { done, cancel: this.#cut };
  }

  start(): void {}
  close(): void {
    this.closed++;
    this.#cut();
  }
}

const SLICE = 250;
let workers: Slow[];
/** In the order of time. */
let begun: Begun[];
async function deskOf(more: Partial<ConstructorParameters<typeof Desk>[0]> = {}): Promise<Desk> {
  const newClient = () => {
    const worker = new Slow();
    workers.push(worker);
    return worker as unknown as Client;
  };
  const usual = {
    quick: 1,
    long: 1,
    most: 10,
    mostEach: 9,
    slice: SLICE,
    waitingEach: 2,
    tooMany: { code: 'too-many' },
  };
  const desk = new Desk({ newClient, now: () => vi.getMockedSystemTime()!.getTime(), ...usual, ...more });
  // The workers have worked before.
  const first = admit(desk, 'nobody');
  const jobs = Array.from({ length: more.quick ?? 1 }, (_, n) => first.solve(request(`warm-${n}`)));
  for (const one of begun.splice(0)) one.end();
  await Promise.all(jobs.map(({ done }) => done));
  await settled();
  first.leave();
  return desk;
}
const admit = (desk: Desk, caller = 'a') => desk.admit(caller) as Admission;
const running = () => begun.map(({ text }) => text);
const at = (text: string) => begun.findLast((one) => one.text === text)!;
const request = (text: string): SolveRequest => ({ puzzle: 'fake', text });
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  [workers, begun] = [[], []];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the desk', () => {
  it('lets quick work pass by long work', async () => {
    const desk = await deskOf();
    const own = admit(desk);
    own.solve(request('long'));
    own.solve(request('quick'));
    expect(running()).toEqual(['long']);
    await vi.advanceTimersByTimeAsync(SLICE);
    expect(running()).toEqual(['long', 'quick']);
    expect(desk.figures).toMatchObject({ running: 1, runningLong: 1 });
  });

  it('gives the first work of a worker more time, until the worker says that it has started', async () => {
    const desk = await deskOf({ long: 2 });
    const own = admit(desk);
    own.solve(request('a'));
    await vi.advanceTimersByTimeAsync(SLICE);
    own.solve(request('on a new worker'));
    await vi.advanceTimersByTimeAsync(3 * SLICE);
    expect(desk.figures).toMatchObject({ running: 1, runningLong: 1 });
    at('on a new worker').say({ type: 'started', text: '', strategy: '', goal: 'all' });
    await vi.advanceTimersByTimeAsync(SLICE);
    expect(desk.figures).toMatchObject({ running: 0, runningLong: 2 });
  });

  it('refuses what is long while too many wait for that, but not where nobody waits', async () => {
    const desk = await deskOf();
    const own = admit(desk);
    const begin = async (text: string, from = own) => {
      const job = from.solve(request(text));
      at(text).say({ type: 'started', text: '', strategy: '', goal: 'all' });
      await vi.advanceTimersByTimeAsync(2 * SLICE);
      return job;
    };
    for (const name of ['runs', 'waits', 'waits too']) await begin(name);
    expect(desk.figures).toMatchObject({ runningLong: 1, waitingLong: 2 });
    const refused = await begin('is one too many');
    expect(await refused.done).toMatchObject({ type: 'failed', text: { code: 'too-many' } });
    await begin('can wait', admit(desk).forJob() as Admission);
    expect(desk.figures).toMatchObject({ runningLong: 1, waitingLong: 3 });
  });

  it('puts back what is long while all places for that are taken, and tells nothing twice', async () => {
    const desk = await deskOf();
    const own = admit(desk);
    const heard: SolveEvent[] = [];
    own.solve(request('first'));
    await vi.advanceTimersByTimeAsync(SLICE);
    const second = own.solve(request('second'), (event) => heard.push(event));
    at('second').say({ type: 'solutions', texts: ['1'] });
    await vi.advanceTimersByTimeAsync(41 * SLICE);
    expect(desk.figures).toMatchObject({ running: 0, runningLong: 1, waitingLong: 1 });
    expect(heard).toEqual([]);
    at('first').end();
    await settled();
    expect(running().filter((text) => text === 'second')).toHaveLength(2);
    at('second').say({ type: 'solutions', texts: ['1'] });
    at('second').end();
    expect(await second.done).toEqual(ended('exhausted'));
    expect(heard).toEqual([{ type: 'solutions', texts: ['1'] }, ended('exhausted')]);
  });

  it('gives quick work that lost its processor for a slice a second turn, while long places are taken', async () => {
    const desk = await deskOf();
    const own = admit(desk);
    own.solve(request('long'));
    await vi.advanceTimersByTimeAsync(SLICE);
    const late = own.solve(request('late'));
    await vi.advanceTimersByTimeAsync(SLICE + 1);
    expect(desk.figures).toMatchObject({ running: 1, waitingLong: 0 });
    at('late').end();
    expect(await late.done).toEqual(ended('exhausted'));
  });

  it('counts what was done for a caller elsewhere', async () => {
    const desk = await deskOf();
    const [greedy, modest] = [admit(desk, 'greedy'), admit(desk, 'modest')];
    admit(desk, 'other').solve(request('first'));
    desk.charge('greedy', 50);
    greedy.solve(request('g'));
    modest.solve(request('m'));
    at('first').end();
    await settled();
    expect(running()).toEqual(['first', 'm']);
  });

  it('leaves half of all places to callers who wait, and takes one place for a job and its request', async () => {
    const desk = await deskOf({ most: 4, mostEach: 4 });
    const jobs = [admit(desk, 'a').forJob(), admit(desk, 'a').forJob()] as Admission[];
    expect(desk.figures.admitted).toBe(2);
    const third = admit(desk, 'b');
    expect(third.forJob()).toMatchObject({ busy: 'all' });
    expect(desk.figures.admitted).toBe(3);
    jobs[0]!.leave();
    expect(third.forJob()).not.toHaveProperty('busy');
  });

  it('serves the caller first who has used least', async () => {
    const desk = await deskOf();
    const [greedy, modest] = [admit(desk, 'greedy'), admit(desk, 'modest')];
    greedy.solve(request('g1'));
    await vi.advanceTimersByTimeAsync(100);
    for (const name of ['g2', 'g3']) greedy.solve(request(name));
    modest.solve(request('m1'));
    at('g1').end();
    await settled();
    expect(running()).toEqual(['g1', 'm1']);
    at('m1').end();
    await settled();
    expect(running()).toEqual(['g1', 'm1', 'g2']);
  });

  it('refuses what is too much for one caller, for all, and while it closes', async () => {
    const desk = await deskOf({ most: 3, mostEach: 2 });
    const [first] = [admit(desk, 'a'), admit(desk, 'a')];
    expect(desk.admit('a')).toEqual({ busy: 'caller', retryAfter: 1 });
    admit(desk, 'b');
    expect(desk.admit('c')).toEqual({ busy: 'all', retryAfter: 1 });
    first!.leave();
    first!.leave();
    expect(desk.admit('a')).not.toHaveProperty('busy');
    desk.closeDoor();
    expect(desk.admit('d')).toMatchObject({ busy: 'closing' });
  });

  it('cancels what waits, and what was put back', async () => {
    const desk = await deskOf();
    const own = admit(desk);
    own.solve(request('first'));
    const waiting = own.solve(request('waiting'));
    waiting.cancel();
    expect(await waiting.done).toMatchObject({ ending: 'cancelled' });
    await vi.advanceTimersByTimeAsync(SLICE);
    const back = own.solve(request('back'));
    await vi.advanceTimersByTimeAsync(41 * SLICE);
    expect(desk.figures.waitingLong).toBe(1);
    back.cancel();
    expect(await back.done).toMatchObject({ ending: 'cancelled' });
    at('first').end();
    await settled();
    expect(running()).toEqual(['first', 'back']);
    expect(desk.figures).toMatchObject({ running: 0, runningLong: 0, waiting: 0, waitingLong: 0 });
  });

  it('makes room: idle workers first, then the work that has run longest, which fails', async () => {
    const desk = await deskOf({ quick: 2, long: 2 });
    const own = admit(desk);
    own.solve(request('done'));
    at('done').end();
    await settled();
    const why = { code: 'out-of-memory' };
    expect(desk.shed(why)).toBe(true);
    expect(workers.map(({ closed }) => closed)).toEqual([1, 1]);
    const old = own.solve(request('old'));
    await vi.advanceTimersByTimeAsync(10);
    own.solve(request('young'));
    expect(desk.shed(why)).toBe(true);
    expect(await old.done).toMatchObject({ type: 'failed', text: why });
    await settled();
    expect(desk.figures).toMatchObject({ running: 1 });
    at('young').end();
    await settled();
    expect(desk.shed(why)).toBe(true);
    expect(desk.shed(why)).toBe(false);
  });
});
