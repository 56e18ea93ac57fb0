/**
 * `npm run shots`: a picture of every mode of every room, and of what its actions open, on a phone, a tablet and a desktop, in
 * both themes and languages, in a folder to look through. `--out FOLDER` names it; `--room ID` takes one room only.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withPage } from './lib/browser.mjs';
import { readFlags } from './lib/flags.mjs';
import { at } from './lib/process.mjs';

const screens = [
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  { name: 'tablet', viewport: { width: 820, height: 1180 }, hasTouch: true },
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
];
const { values } = readFlags({ out: { type: 'string' }, room: { type: 'string' } });
const folder = resolve(values.out ?? at('.cache/shots'));
mkdirSync(folder, { recursive: true });

await withPage(async (browser, url) => {
  const { catalogue } = await import(pathToFileURL(at('dist/index.js')).href);
  const rooms = catalogue.map(({ id }) => id).filter((id) => (values.room ?? id) === id);
  let taken = 0;
  for (const { name, ...screen } of screens) {
    for (const colorScheme of ['light', 'dark']) {
      for (const locale of ['en-US', 'id-ID']) {
        const context = await browser.newContext({ ...screen, colorScheme, locale, reducedMotion: 'reduce' });
        const page = await context.newPage();
        const take = async (what) => {
          await page.waitForTimeout(400);
          const file = [what, name, colorScheme, locale.slice(0, 2)].join('-');
          await page.screenshot({ path: join(folder, `${file}.png`) });
          taken++;
        };
        await page.goto(url);
        await take('home');
        await page.goto(`${url}#/reports`);
        await page.getByRole('main').getByRole('button').first().click();
        await page.waitForTimeout(4000);
        await take('reports');
        for (const room of rooms) await takeRoom(page, url, room, take);
        await context.close();
      }
    }
  }
  console.log(`${taken} pictures in ${folder}`);
});

/** Every mode, what the actions of the game open, and a solved one. */
async function takeRoom(page, url, room, take) {
  await page.goto(`${url}#/${room}`);
  await page.reload();
  await page.getByRole('toolbar').waitFor();
  const tabs = page.getByRole('tab');
  const names = ['play', 'solve', ...((await tabs.count()) > 3 ? ['watch'] : []), 'compare'];
  for (const [i, name] of names.entries()) {
    await tabs.nth(i).click();
    await take(`${room}-${name}`);
    if (name === 'play') {
      const openers = page.getByRole('toolbar').locator('button[aria-expanded]');
      for (let n = 0; n < (await openers.count()); n++) {
        await openers.nth(n).click();
        await take(`${room}-${name}-${['hint', 'new', 'more'][n]}`);
      }
    }
    if (name === 'watch') {
      await page.getByRole('tabpanel').locator('button:has-text("›"):enabled').first().click();
      await take(`${room}-${name}ed`);
    }
    if (name === 'solve') {
      await page.locator('button[form=ask]').click();
      await page.waitForTimeout(1500);
      await take(`${room}-${name}d`);
    }
  }
}
