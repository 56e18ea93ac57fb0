/** From the address of a room to that of its present mode alone, and back. */
import type { Language } from '../../../contract/index.ts';
import { readRoute, roomHash } from '../route.ts';

/** The address at which a room stands alone in its present mode, from the one that brings all of it back. */
export function embedAddress(address: string, language: Language): string {
  const url = new URL(address);
  const route = readRoute(url.hash);
  if (route.page === 'room') {
    const { word, link } = route;
    const usual = (link.strategy ?? link.goal) === undefined ? 'play' : 'solve';
    url.hash = roomHash(word, { ...link, mode: link.mode ?? usual });
  }
  url.search = `?embed=1&lang=${language}`;
  return url.href;
}

/** The same room with all that the page around it has. */
export function wholeAddress(address: string): string {
  const url = new URL(address);
  url.search = '';
  return url.href;
}
