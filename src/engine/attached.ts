/** Reads back out of a text the contents of the files that people attached to it. */
import type { AnyPuzzle, Wish } from '../contract/index.ts';

/** The attached contents in a text, to make another puzzle with the same files; empty where the text has none. */
export function attachedIn({ instance: { attachments = [] } }: AnyPuzzle, text: string): Pick<Wish, 'attached'> {
  const found = attachments.flatMap(({ id, contentOf }) => {
    const content = contentOf?.(text);
    return content === undefined ? [] : [[id, content]];
  });
  return found.length > 0 ? { attached: Object.fromEntries(found) } : {};
}
