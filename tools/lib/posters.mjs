/**
 * Records every puzzle's poster with the built library, for the home page; vite.config.ts puts them into the page. Of each
 * puzzle there is a still picture, its motion, and its words.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { at } from './process.mjs';

export const posterFolder = at('.cache/posters');

export async function drawPosters() {
  const [{ catalogue }, { posterOf, stillOf, writeFilm }, { inlineClient }] = await Promise.all(
    ['index.js', 'lab/poster/index.js', 'hosts/inline.js'].map((file) => import(urlOf(at('dist', file)))),
  );
  const client = inlineClient(catalogue, { now: () => performance.now(), after: () => () => undefined });
  rmSync(posterFolder, { recursive: true, force: true });
  mkdirSync(posterFolder, { recursive: true });
  for (const { id, load } of catalogue) {
    const plan = at('dist/puzzles', id, 'poster.js');
    const { poster } = existsSync(plan) ? await import(urlOf(plan)) : {};
    const { film, ...words } = await posterOf(await load(), poster, (question) => client.ask(question));
    const write = (name, content) => writeFileSync(`${posterFolder}/${id}.${name}`, content);
    write('svg', stillOf(film));
    write('film.json', JSON.stringify(writeFilm(film)));
    write('words.json', JSON.stringify(words));
  }
}

const urlOf = (path) => pathToFileURL(path).href;
