/** What a page still has to do, and the answers of its workers, which a test may hold back: so no test waits for a time. */
import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';

/** What `watchWork` gives to a page. */
declare const work: {
  /** Resolves once no job is without an answer, no timer runs that is as short as this, and so many pictures are alike. */
  rest(jobs: boolean, timers: number, pictures: number): Promise<void>;
  hold(): void;
  /** Hands on the answers that wait longest. */
  letGo(count: number): void;
};

/** Runs in a page before its own scripts. */
export function watchWork(): void {
  /** Jobs without an answer, and timers that have not fired with what they wait, in milliseconds. */
  const jobs = new Set<string>();
  const timers = new Map<unknown, number>();
  const waiting: (() => void)[] = [];
  let isHeld = location.search === '?held';

  // A test may put its own clock in the place of these.
  const { setTimeout: begin, clearTimeout: end, requestAnimationFrame: nextFrame } = globalThis;
  const watched = {
    setTimeout(act: (...given: unknown[]) => void, after = 0, ...given: unknown[]) {
      const fire = () => {
        timers.delete(timer);
        act(...given);
      };
      const timer = begin(fire, after);
      if (globalThis.setTimeout === watched.setTimeout) timers.set(timer, after);
      return timer;
    },
    clearTimeout(timer?: number) {
      timers.delete(timer);
      end(timer);
    },
  };
  Object.assign(globalThis, watched);

  /** A job is named by its worker and its number; a worker that measures has but one, without a number. */
  const jobOf = (worker: Worker, message: { job?: number }) => `${numbers.get(worker)} ${message.job}`;
  const numbers = new WeakMap<Worker, number>();
  let started = 0;
  const isLast = ({ event }: { event?: { type: string } }) =>
    event === undefined || ['ended', 'refused', 'failed'].includes(event.type);

  globalThis.Worker = class extends Worker {
    constructor(script: string | URL, options?: WorkerOptions) {
      super(script, options);
      numbers.set(this, ++started);
      this.addEventListener('message', (message) => {
        const { data } = message;
        if (!message.isTrusted) return;
        if (isLast(data)) jobs.delete(jobOf(this, data));
        if (!isHeld) return;
        message.stopImmediatePropagation();
        waiting.push(() => numbers.has(this) && this.dispatchEvent(new MessageEvent('message', { data })));
      });
    }
    override postMessage(message: { job?: number; ahead?: unknown }): void {
      if (message.ahead === undefined) jobs.add(jobOf(this, message));
      super.postMessage(message);
    }
    override terminate(): void {
      for (const job of jobs) if (job.startsWith(`${numbers.get(this)} `)) jobs.delete(job);
      numbers.delete(this);
      super.terminate();
    }
  };

  Object.assign(globalThis, {
    work: {
      rest: (withJobs, longest, pictures) =>
        new Promise<void>((resolve) => {
          let still = 0;
          const changes = new MutationObserver(() => {
            still = 0;
          });
          changes.observe(document, { childList: true, characterData: true, subtree: true });
          const look = () => {
            const isBusy = (withJobs && jobs.size > 0) || [...timers.values()].some((wait) => wait <= longest);
            still = isBusy ? 0 : still + 1;
            if (still <= pictures) return void nextFrame(look);
            changes.disconnect();
            resolve();
          };
          look();
        }),
      hold() {
        isHeld = true;
      },
      letGo(count: number) {
        for (const go of waiting.splice(0, count)) go();
        isHeld &&= count !== Number.POSITIVE_INFINITY;
      },
    } satisfies typeof work,
  });
}

interface Asked {
  /** Requests without an end, with what resolves then: with false where nobody may ever hear of it. */
  readonly open: Map<Request, { readonly ended: Promise<boolean>; end(isHeard: boolean): void }>;
  count: number;
}
const asked = new WeakMap<Page, Asked>();

/** Notes what a page and its workers ask the server for; call it before the page is shown. */
export function watchRequests(page: Page): void {
  const now: Asked = { open: new Map(), count: 0 };
  asked.set(page, now);
  page.on('request', (request) => {
    now.count++;
    let end = (_: boolean) => {};
    const ended = new Promise<boolean>((resolve) => {
      end = resolve;
    });
    now.open.set(request, { ended, end });
  });
  const finish = (request: Request) => {
    now.open.get(request)?.end(true);
    now.open.delete(request);
  };
  page.on('requestfinished', finish);
  page.on('requestfailed', finish);
  // A worker takes its requests along without a word.
  page.on('worker', (worker) => {
    worker.on('close', () => {
      for (const { end } of now.open.values()) end(false);
    });
  });
}

/** Resolves once nothing is asked of the server any more, and `rest` has not led to something. */
async function quiet(page: Page, rest: () => Promise<void>): Promise<void> {
  const now = asked.get(page)!;
  const ask = async (address: string) => void (await (await fetch(address)).arrayBuffer());
  let before: number;
  do {
    before = now.count;
    for (const [request, { ended }] of now.open) {
      if (await ended) continue;
      // If it is not the worker's but the page's, the browser answers it before it answers the same once more.
      await page.evaluate(ask, request.url());
      now.open.delete(request);
    }
    await rest();
  } while (now.open.size > 0 || before !== now.count);
}

/** Resolves once the page is all there and listens; longer timers and workers may be at work. */
export const loaded = (page: Page) => quiet(page, () => page.evaluate(() => work.rest(false, 35, 1)));

/** Lets the keys of a page wait until what is shown listens: Preact runs effects up to 35 milliseconds after it has drawn. */
export function delayKeys(page: Page): void {
  const { keyboard } = page;
  for (const name of ['press', 'type'] as const) {
    const own = keyboard[name].bind(keyboard);
    keyboard[name] = async (...given) => {
      await page.evaluate(() => work.rest(false, 35, 0));
      await own(...given);
    };
  }
}

/** Resolves once the page has nothing left to do by itself: boards load their words and tables after they are shown. */
export const settled = (page: Page) => quiet(page, () => page.evaluate(() => work.rest(true, 1000, 3)));

/** From now on what its workers say waits until it is let go. In a page at `?held` it does so from the beginning. */
export const holdAnswers = (page: Page) => page.evaluate(() => work.hold());

/** Lets go the answers that wait, and all later ones. */
export const letGo = (page: Page) => page.evaluate(() => work.letGo(Number.POSITIVE_INFINITY));

/** Lets go one answer after the other until it is so; the next ones still wait. */
export const letGoUntil = (page: Page, isSo: () => Promise<boolean>) =>
  untilThen(isSo, () => page.evaluate(() => work.letGo(1)));

/** Lets the time of a page whose clock stands still go on until it is so. */
export const passUntil = (page: Page, isSo: () => Promise<boolean>) => untilThen(isSo, () => page.clock.runFor(20));

/** Asks again and again, and does something where it is not so yet. */
const untilThen = (isSo: () => Promise<boolean>, act: () => Promise<void>): Promise<void> =>
  expect
    .poll(
      async () => {
        const so = await isSo();
        if (!so) await act();
        return so;
      },
      { interval: 1 },
    )
    .toBe(true);
