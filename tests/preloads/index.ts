/** What is loaded before a program, so that a test knows exactly how far it is, or holds it there. */
type Preload = 'halt-at-shard' | 'held-ends' | 'kill-at-line' | 'measured' | 'unheard';

/** For a script that imports it. */
export const urlOf = (name: Preload): string => new URL(`./${name}.mjs`, import.meta.url).href;

/** As an argument of Node, for this program and its threads. */
export const preload = (name: Preload): string => `--import=${urlOf(name)}`;

/** As a variable of the environment, for this program, its threads and the programs that it starts. */
export const preloadAll = (name: Preload): { readonly NODE_OPTIONS: string } => ({ NODE_OPTIONS: preload(name) });
