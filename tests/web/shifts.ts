/** How much of a page moves by itself while a person visits it (cumulative layout shift). */
import type { Page } from 'playwright-core';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node?: Node; readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
}

/** What `watchShifts` gives to a page. */
declare const shifts: { all(): { value: number }[]; excuse(): void };

/** Looks from now on, and at what has moved since the page was loaded. */
export const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    let all: { value: number; mode: string | null | undefined; moved: string[] }[] = [];
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    const note = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as Shift[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${(node as Element)?.className} "${node?.textContent?.slice(0, 40)}": ${place(previousRect)} -> ${place(currentRect)}`,
        );
        all.push({ value, mode: document.querySelector('[data-mode]')?.getAttribute('data-mode'), moved });
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // What was there already comes by itself, within a picture or two.
    for (let i = 0; i < 3; i++) await new Promise((next) => requestAnimationFrame(next));
    Object.assign(globalThis, {
      shifts: {
        all() {
          note(observer.takeRecords());
          return all;
        },
        excuse() {
          observer.takeRecords();
          all = [];
        },
      } satisfies typeof shifts,
    });
  });

/**
 * Excuses what has moved so far. A browser excuses by itself what moves within half a second after a touch or a key, which on one
 * machine is all that follows from it and on another hardly anything: so that does not count here, and a test says when.
 */
export const excuseShifts = (page: Page) => page.evaluate(() => shifts.excuse());

/** All shifts that are not excused: their sum, and what moved. */
export async function shifted(page: Page): Promise<{ sum: number; what: string }> {
  const all = await page.evaluate(() => shifts.all());
  return { sum: all.reduce((sum, { value }) => sum + value, 0), what: JSON.stringify(all, null, 1) };
}
