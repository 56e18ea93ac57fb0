/** Hears of texts that come to the page: a file dropped anywhere on it, something pasted beside every field. */
import { isEmbedded } from '../embed.ts';
import type { Room } from './room.ts';

const arrivals = () => import('./arrivals.ts');

/** Takes such texts into the room; returns how to stop. */
export function takeIn(room: Room): () => void {
  const carriesFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

  const over = (event: DragEvent) => {
    // Otherwise the browser opens the file in place of the page.
    if (carriesFile(event)) event.preventDefault();
  };
  // A mode that stands alone must be the one where texts are brought, or the file would lead to another.
  const isTaken = () => !isEmbedded || room.mode.value === 'solve';
  const drop = async (event: DragEvent) => {
    if (!carriesFile(event)) return;
    event.preventDefault();
    if (!isTaken()) return;
    const file = event.dataTransfer?.files[0];
    if (file) await (await arrivals()).takeFile(room, file);
  };
  const paste = (event: ClipboardEvent) => {
    if (!isTaken() || (event.target as Element | null)?.closest?.('input, textarea, select, [contenteditable]')) return;
    const content = event.clipboardData?.getData('text/plain') ?? '';
    if (content.trim() !== '') void arrivals().then(({ arrived }) => arrived(room, content));
  };

  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('dragover', over, { signal });
  document.addEventListener('drop', (event) => void drop(event), { signal });
  document.addEventListener('paste', paste, { signal });
  return () => listening.abort();
}
