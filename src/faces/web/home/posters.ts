/** Fetches a puzzle's poster, which was drawn when the page was built. */
import type { Poster } from '../../../presentation/picture/poster.ts';

export async function fetchPoster(id: string): Promise<Poster> {
  const response = await fetch(`./posters/${id}.json`);
  if (!response.ok) throw new Error(`no poster of ${id}`);
  return response.json();
}
