/** What a person's browser keeps between visits. Storage may be full, blocked or broken; nothing here ever throws. */
import { effect, type Signal, signal } from '@preact/signals';

const PREFIX = 'teka:';

export function recall(key: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // A private window without storage still works; it just forgets.
  }
}

/** A choice among a few words that is remembered; `fallback` stands until a person chooses. */
export function remembered<T extends string>(key: string, allowed: readonly T[], fallback: T): Signal<T> {
  const stored = recall(key);
  const choice = signal(allowed.find((word) => word === stored) ?? fallback);
  let first = true;
  effect(() => {
    const { value } = choice;
    if (!first) keep(key, value);
    first = false;
  });
  return choice;
}
