/** Texts that a person had before, so that an example, a new puzzle or a shared link never costs them their own. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { keep, recall } from '../store.ts';

const MOST = 8;

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
      texts.value = [text, ...texts.value.filter((t) => t !== text)].slice(0, MOST);
      keep(key, JSON.stringify(texts.value));
    },
  };
}

function read(stored: string | undefined): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((t) => typeof t === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}
