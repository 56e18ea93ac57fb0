/** The built page in a real browser, for what is measured and looked at. */
import { build } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { at, fail } from './process.mjs';
import { serve } from './server.mjs';

/** Builds the page, serves it, and hands both to the work; everything is closed after it. */
export async function withPage(work) {
  await ensureInstalled();
  const executablePath = await ensureChromium();
  if (!executablePath) fail('There is no Chromium or Chrome here (CHROME_PATH can name one).', 1);
  if (!(await build())) fail('The page could not be built.', 1);
  const { chromium } = await import('playwright-core');
  const served = await serve(at('dist/web'), { port: 0, base: '/' });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--enable-unsafe-swiftshader'] });
  try {
    return await work(browser, served.url);
  } finally {
    await browser.close();
    await served.close();
  }
}
