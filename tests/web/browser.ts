/** One Chromium for all files of end-to-end tests: starting one takes as long as a test. Each file connects to it. */
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser listens. */
    browser: string;
  }
}

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

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const executablePath = process.env.TEKA_CHROMIUM ?? '/usr/bin/chromium';
  const server = await chromium.launchServer({ executablePath, args: quiet, host: '127.0.0.1' });
  provide('browser', server.wsEndpoint());
  return () => server.close();
}
