/**
 * Links and one browser's storage as the page made them in the past. People have them in messages and on their devices, so
 * these files only grow: what stands in them is never changed to suit the page.
 */
import { readFileSync } from 'node:fs';
import type { RoomLink } from '../../../src/faces/web/route.ts';

export interface LinkBefore {
  readonly name: string;
  /** The language of the browser that made it. */
  readonly locale: string;
  readonly puzzle: string;
  readonly hash: string;
  /** What the hash says. */
  readonly link: RoomLink;
  /** The strategy that was chosen; empty where the choice was left to the engine. */
  readonly strategy: string;
  readonly goal: string;
  /** The board as lines, without the words of any language. */
  readonly board: readonly string[];
  /** What the clock showed, where it had stopped. */
  readonly time?: string;
}

export interface StorageBefore {
  readonly kept: Readonly<Record<string, string>>;
  /** What each room showed when it was opened with this storage. */
  readonly rooms: Readonly<Record<string, RoomBefore>>;
}

export interface RoomBefore {
  readonly text: string;
  readonly board: readonly string[];
  readonly recent: readonly string[];
}

const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

export const links: readonly LinkBefore[] = read('links.json');
export const before: StorageBefore = read('storage.json');
