/** What the commands' flags and their help are made with. */
import type { AnyPuzzle } from '../../contract/index.ts';
import type { Share } from '../../engine/journal/lines.ts';
import { Refusal } from './terminal.ts';
import { cliText } from './texts.ts';

/** Commander's headings, which it knows only in English. */
export const HEADINGS: Readonly<Record<string, 'help-usage' | 'help-arguments' | 'help-options' | 'help-commands'>> = {
  'Usage:': 'help-usage',
  'Arguments:': 'help-arguments',
  'Options:': 'help-options',
  'Commands:': 'help-commands',
};

/** No folder copes well with more files than this. */
export const MOST_FILES = 1_000_000;
/** A person prints no more pictures than this, and all pages are in memory at once. */
export const MOST_PICTURES = 10_000;

/** Whether a command is about an instance, so that a file can become part of it. */
export const takesText = (command: string): boolean => !['strategies', 'examples'].includes(command);

export const camel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

export const difficultyList = (puzzle: AnyPuzzle | undefined): string =>
  puzzle?.making ? `: ${puzzle.making.difficulties.map((d) => d.id).join(', ')}` : '';

/** A part of how many, such as 3/16. */
export function readShard(word: string): Share {
  const [, part, of] = (/^([0-9]{1,9})\/([0-9]{1,9})$/.exec(word) ?? []).map(Number);
  if (part === undefined || of === undefined || part < 1 || part > of) {
    throw new Refusal({ text: cliText('bad-shard', { word }) });
  }
  return { part, of };
}

/** A percentage as a number from 0 to 1; the sign may be left out. */
export function readShare(word: string): number {
  const percent = /^[0-9.]+%?$/.test(word) ? Number(word.replace('%', '')) : Number.NaN;
  if (!(percent > 0 && percent <= 100)) throw new Refusal({ text: cliText('bad-share', { word }) });
  return percent / 100;
}

export function readSeed(word: string): number {
  if (!/^-?[0-9]{1,15}$/.test(word)) throw new Refusal({ text: cliText('bad-seed', { word }) });
  return Number(word);
}

/** A number of threads; nothing said: the command decides. */
export type Threads = number | 'auto' | undefined;

/** No machine that we know of has more cores. */
const MOST_THREADS = 1024;

export function readThreads(word: string): Threads {
  if (word === 'auto') return word;
  const threads = Number(word);
  if (/^[0-9]+$/.test(word) && threads >= 1 && threads <= MOST_THREADS) return threads;
  throw new Refusal({ text: cliText('bad-threads', { word, most: MOST_THREADS }) });
}
