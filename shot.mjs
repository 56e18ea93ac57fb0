import { chromium } from 'playwright-core';
import { serve } from './tools/lib/serve.mjs';
const s = await serve('dist/web', { port: 4399 });
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--enable-unsafe-swiftshader'] });
const shots = JSON.parse(process.argv[2]);
for (const [name, hash, w, h, opts, script] of shots) {
  const ctx = await b.newContext({ viewport: { width: w, height: h }, ...opts });
  const page = await ctx.newPage();
  page.on('console', (m) => { if (m.type() === 'error') console.log(name, m.text()); });
  page.on('pageerror', (e) => console.log(name, 'ERR', e.message));
  await page.goto(`${s.url}${hash}`);
  await page.waitForTimeout(900);
  if (script) { try { await new Function('page', `return (async()=>{${script}})()`)(page); } catch (e) { console.log(name, e.message.slice(0, 300)); } }
  await page.waitForTimeout(300);
  await page.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: !opts?.nofull });
  await ctx.close();
}
await b.close(); await s.close();
