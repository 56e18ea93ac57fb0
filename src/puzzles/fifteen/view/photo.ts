/** A picture of the person's own for the tiles. It is drawn smaller here and kept by the browser; it goes nowhere else. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { BoardProps } from '../../../faces/web/board.ts';

/** The longer side, in pixels: sharp enough for a board, small enough to be kept. */
const MOST = 1024;
const KEY = 'photo';

export interface Photo {
  /** An address for a style sheet. */
  readonly address: ReadonlySignal<string | undefined>;
  /** Takes a file in; whether it is a picture, and whether it could be kept. */
  take(file: Blob): Promise<'taken' | 'unkept' | 'bad'>;
  remove(): void;
}

export function createPhoto({ recall, keep }: BoardProps['memory']): Photo {
  const kept = recall(KEY) ?? '';
  const address = signal(kept.startsWith('data:image/') ? kept : undefined);
  return {
    address,
    async take(file) {
      try {
        address.value = await drawn(file);
      } catch {
        return 'bad';
      }
      if (keep(KEY, address.value)) return 'taken';
      // Or the one before would come back the next time.
      keep(KEY, '');
      return 'unkept';
    },
    remove() {
      address.value = undefined;
      keep(KEY, '');
    },
  };
}

async function drawn(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, MOST / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL('image/jpeg', 0.85);
}
