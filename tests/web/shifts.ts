/** How much of a page moves by itself while a person visits it (cumulative layout shift). */
import type { Page } from 'playwright-core';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Node; readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
}

/** Begins to look, on this page and on every one that it loads; call it before the visit. */
export async function watchShifts(page: Page): Promise<void> {
  const watching = () => {
    const shifts: unknown[] = [];
    Object.assign(globalThis, { shifts });
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${(node as Element)?.className} "${node?.textContent?.slice(0, 40)}": ${place(previousRect)} -> ${place(currentRect)}`,
        );
        if (!hadRecentInput)
          shifts.push({ value, mode: document.querySelector('[data-mode]')?.getAttribute('data-mode'), moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  };
  await page.addInitScript(watching);
  await page.evaluate(watching);
}

/** All shifts that no touch or key excuses: their sum, and what moved. */
export async function shifted(page: Page): Promise<{ sum: number; what: string }> {
  const all = await page.evaluate<{ value: number }[]>('shifts');
  return { sum: all.reduce((sum, { value }) => sum + value, 0), what: JSON.stringify(all, null, 1) };
}
