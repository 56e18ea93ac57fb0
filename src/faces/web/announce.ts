/** One live region for the whole page, so that what happens is also heard. */
import { signal } from '@preact/signals';

/** What was said last; the shell renders it in a live region. */
export const announced = signal('');

let odd = false;

/** Says a sentence. The same sentence twice must still change the region to be heard, hence the invisible mark. */
export function announce(sentence: string): void {
  odd = !odd;
  announced.value = sentence + (odd ? '\u00a0' : '');
}
