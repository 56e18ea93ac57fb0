/**
 * One Chromium for all files of end-to-end tests that a process runs, since starting one takes as long as a test. It ends
 * with its process, whose end of the pipe it hears.
 */
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Playwright's own limit of 30 seconds would say how fast the machine has to be. This one is for what hangs, as long as that of
 * `expect.poll` in vitest.config.ts: so it is Playwright that says what was waited for.
 */
const HANGS = 5 * 60_000;

let launched: Promise<Browser> | undefined;

/** The browser of this process. Tests close their contexts, never the browser. */
export function browserHere(): Promise<Browser> {
  const executablePath = process.env.TEKA_CHROMIUM ?? '/usr/bin/chromium';
  launched ??= chromium.launch({ executablePath, args: quiet, timeout: HANGS });
  return launched;
}

/** What a person's browser is to a page that has never been there. */
export async function newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await (await browserHere()).newContext(options);
  context.setDefaultTimeout(HANGS);
  return context;
}
