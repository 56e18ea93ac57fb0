/** How what two devices keep of this board is put together. */
import { mergeBests } from './bests.ts';

export const merges = { bests: mergeBests };
