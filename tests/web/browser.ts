/**
 * One Chromium for all files of end-to-end tests that a process runs, since starting one takes as long as a test. It ends
 * with its process, whose end of the pipe it hears.
 */
import { type Browser, chromium } from 'playwright-core';

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

let launched: Promise<Browser> | undefined;

/** The browser of this process. Tests close their contexts, never the browser. */
export function browserHere(): Promise<Browser> {
  const executablePath = process.env.TEKA_CHROMIUM ?? '/usr/bin/chromium';
  launched ??= chromium.launch({ executablePath, args: quiet });
  return launched;
}
