/** What people bring as files of their own, in a text and out of it again. */
import type { AnyPuzzle, Wish } from '../contract/index.ts';

/** The contents that a text has in it, for whoever wants another puzzle made with the same; nothing where it has none. */
export function attachedIn({ attachments = [] }: AnyPuzzle, text: string): Pick<Wish, 'attached'> {
  const found = attachments.flatMap(({ id, contentOf }) => {
    const content = contentOf?.(text);
    return content === undefined ? [] : [[id, content]];
  });
  return found.length > 0 ? { attached: Object.fromEntries(found) } : {};
}
