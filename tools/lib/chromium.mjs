/** Finds a Chromium or Chrome for the end-to-end tests, or installs one where that is ours to do. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { inCi, run } from './process.mjs';

/** Chromium without its windows: a fresh page costs a sixth of the work that it costs the full browser. */
const LIGHT = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a browser that runs, or undefined. A build server gets the light one, others what they have. */
export async function ensureChromium() {
  const full = () => firstOf([...inPath(names), ...elsewhere]);
  const there = firstOf([process.env.CHROME_PATH, ...inPath([LIGHT])]) ?? (inCi ? undefined : full());
  return there ?? ((await install()) ? firstOf(inPath([LIGHT])) : undefined) ?? full();
}

const inPath = (programs) =>
  programs.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)));

const firstOf = (paths) => paths.find((path) => path && existsSync(path) && runs(path));

/** Some systems have a stand-in that only tells how to install the real one. On Windows asking would open a window. */
function runs(path) {
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

async function install() {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false;
  console.log('Installing Chromium for the end-to-end tests ...');
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, stdio: ['ignore', 'ignore', 'inherit'] };
  if ((await run('apt-get', ['update', '-qq'], options)) !== 0) return false;
  return (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', LIGHT], options)) === 0;
}
