/** Finds a Chromium or Chrome for the end-to-end tests, or installs one where that is ours to do. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './process.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a browser that runs, or undefined. */
export async function ensureChromium() {
  return find() ?? ((await install()) ? find() : undefined);
}

function find() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...elsewhere];
  return [process.env.CHROME_PATH, ...paths].find((path) => path && existsSync(path) && runs(path));
}

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
  return (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options)) === 0;
}
