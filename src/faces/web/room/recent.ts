/** Texts that a person had before, so that an example, a new puzzle or a shared link never costs them their own. */
import type { ReadonlySignal } from '@preact/signals';
import { kept } from '../store.ts';

const MOST = 8;
/** More letters than this are not kept, since what a browser keeps at all is bounded; the latest text always is. */
const MOST_LETTERS = 1_000_000;

export interface Recent {
  readonly texts: ReadonlySignal<readonly string[]>;
  remember(text: string): void;
}

/** Tabs share one list, and the text remembered last, in whichever tab, stands first. */
export function createRecent(key: string): Recent {
  const { value, update } = kept(key, read);
  return {
    texts: value,
    remember(text) {
      if (text.trim() === '') return;
      update((before) => fitting([text, ...before.filter((t) => t !== text)]));
    },
  };
}

function fitting(texts: readonly string[]): readonly string[] {
  let letters = 0;
  return texts.slice(0, MOST).filter((text, i) => {
    letters += text.length;
    return i === 0 || letters <= MOST_LETTERS;
  });
}

const read = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((t) => typeof t === 'string').slice(0, MOST) : [];
