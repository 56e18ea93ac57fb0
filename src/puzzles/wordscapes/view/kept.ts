/** How what two devices keep of this board is put together. */
import { mergeProgress } from './store.ts';

export const merges = { progress: mergeProgress };
