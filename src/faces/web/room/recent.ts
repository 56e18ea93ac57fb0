/** Texts that a person had before, so that an example, a new puzzle or a shared link never costs them their own. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { keep, recall } from '../store.ts';

const MOST = 8;
/** More letters than this are not kept, since what a browser keeps at all is bounded; the latest text always is. */
const MOST_LETTERS = 1_000_000;

export interface Recent {
  readonly texts: ReadonlySignal<readonly string[]>;
  remember(text: string): void;
}

export function createRecent(key: string): Recent {
  const texts = signal(read(recall(key)));
  return {
    texts,
    remember(text) {
      if (text.trim() === '') return;
      texts.value = fitting([text, ...texts.value.filter((t) => t !== text)]);
      keep(key, JSON.stringify(texts.value));
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

function read(stored: string | undefined): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((t) => typeof t === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}
