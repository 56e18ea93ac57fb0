/** Draws every puzzle's poster with the built library, for the home page; vite.config.ts puts them into the page. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { at } from './process.mjs';

export const posterFolder = at('.cache/posters');

export async function drawPosters() {
  const { catalogue, posterOf } = await import(pathToFileURL(at('dist/index.js')).href);
  rmSync(posterFolder, { recursive: true, force: true });
  mkdirSync(posterFolder, { recursive: true });
  for (const entry of catalogue) {
    const poster = posterOf(await entry.load());
    writeFileSync(`${posterFolder}/${entry.id}.json`, JSON.stringify(poster));
  }
}
