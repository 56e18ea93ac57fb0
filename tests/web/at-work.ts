/** What a page still has to do, and the answers of its workers, which a test may hold back: so no test waits for a time. */
import type { Page, Request } from 'playwright-core';

/** What `watchWork` gives to a page. */
declare const work: {
  /** Resolves once no job, no short timer and no change of the page is on its way. */
  rest(): Promise<void>;
  hold(): void;
  /** Hands on the answers that wait longest. */
  letGo(count: number): void;
};

/** Runs in a page before its own scripts. */
export function watchWork(): void {
  /** Longer timers, in milliseconds, are for what may never come. */
  const SHORT = 1000;
  /** How many pictures show that nothing changes any more. */
  const FRAMES = 3;
  /** Timers that have not fired, and jobs without an answer. */
  const open = new Set<unknown>();
  const waiting: (() => void)[] = [];
  let isHeld = false;

  // A test may put its own clock in the place of these.
  const { setTimeout: begin, clearTimeout: end, requestAnimationFrame: nextFrame } = globalThis;
  const timers = {
    setTimeout(act: (...given: unknown[]) => void, after = 0, ...given: unknown[]) {
      const fire = () => {
        open.delete(timer);
        act(...given);
      };
      const timer = begin(fire, after);
      if (after <= SHORT && globalThis.setTimeout === timers.setTimeout) open.add(timer);
      return timer;
    },
    clearTimeout(timer?: number) {
      open.delete(timer);
      end(timer);
    },
  };
  Object.assign(globalThis, timers);

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
        if (isLast(data)) open.delete(jobOf(this, data));
        if (!isHeld) return;
        message.stopImmediatePropagation();
        waiting.push(() => numbers.has(this) && this.dispatchEvent(new MessageEvent('message', { data })));
      });
    }
    override postMessage(message: { job?: number; ahead?: unknown }): void {
      if (message.ahead === undefined) open.add(jobOf(this, message));
      super.postMessage(message);
    }
    override terminate(): void {
      const mine = jobOf(this, {}).replace('undefined', '');
      for (const one of open) if (String(one).startsWith(mine)) open.delete(one);
      numbers.delete(this);
      super.terminate();
    }
  };

  Object.assign(globalThis, {
    work: {
      rest: () =>
        new Promise<void>((resolve) => {
          let still = 0;
          const changes = new MutationObserver(() => {
            still = 0;
          });
          changes.observe(document, { childList: true, characterData: true, subtree: true });
          const look = () => {
            still = open.size > 0 ? 0 : still + 1;
            if (still <= FRAMES) return void nextFrame(look);
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
  readonly open: Set<Request>;
  count: number;
}
const asked = new WeakMap<Page, Asked>();

/** Notes what a page asks its server for; call it before the page is shown. */
export function watchRequests(page: Page): void {
  const now: Asked = { open: new Set(), count: 0 };
  asked.set(page, now);
  page.on('request', (request) => {
    now.count++;
    now.open.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => now.open.delete(request));
}

/** Resolves once the page has nothing left to do by itself: boards load their words and tables after they are shown. */
export async function settled(page: Page): Promise<void> {
  const { open } = asked.get(page)!;
  let before: number;
  do {
    before = asked.get(page)!.count;
    for (const request of open) await (await request.response())?.finished();
    await page.evaluate(() => work.rest());
  } while (open.size > 0 || before !== asked.get(page)!.count);
}

/** From now on what its workers say waits until it is let go. */
export const holdAnswers = (page: Page) => page.evaluate(() => work.hold());

/** The same for every page that it shows from now on, from its beginning. */
export const holdAnswersOf = (page: Page) => page.addInitScript(() => work.hold());

/** Lets go the answers that wait, and all later ones. */
export const letGo = (page: Page) => page.evaluate(() => work.letGo(Number.POSITIVE_INFINITY));

/** Lets go one answer after the other until it is so; the next ones still wait. */
export async function letGoUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await page.evaluate(() => work.letGo(1));
}
