/** A room with everything that it can show, one tool or use after the other. */
import type { Page } from 'playwright-core';
import { settled } from './at-work.ts';
import type { Site } from './site.ts';

/** Opens a room with all that can be unfolded in it. */
export async function enter(site: Site, page: Page, id: string): Promise<void> {
  await page.goto(`${site.url}?${id}#/${id}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settled(page);
  await unfold(page);
}

const unfold = (page: Page) =>
  page.locator('details').evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true;
  });

/** The modes of a room with all that they unfold, and what its actions open, each shown in turn. */
export async function* tools(page: Page): AsyncGenerator<string> {
  const openers = page.getByRole('toolbar').locator('button[aria-expanded]');
  for (const opener of await openers.all()) {
    const name = (await opener.textContent()) ?? '';
    await opener.click();
    await settled(page);
    await unfold(page);
    yield name;
  }
  for (const tab of (await page.getByRole('tab').all()).slice(1)) {
    await tab.click();
    await settled(page);
    await unfold(page);
    yield (await tab.textContent()) ?? '';
  }
}
