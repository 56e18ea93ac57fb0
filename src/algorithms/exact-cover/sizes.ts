/** Whether areas allow a covering. */
import type { Cover } from './cover.ts';

/** Whether all pieces together have as many cells as the board; at most as many with gaps. */
export function areasAgree({ sizes, cells, gaps }: Pick<Cover, 'sizes' | 'cells' | 'gaps'>): boolean {
  const area = sizes.reduce((sum, size) => sum + size, 0);
  return gaps ? area <= cells : area === cells;
}
