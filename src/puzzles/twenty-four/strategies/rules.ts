/** Which hands a strategy rejects, and why. */
import type { Text } from '../../../contract/index.ts';
import type { Hand } from '../model.ts';
import { text } from '../texts.ts';

/** An enumeration that uses every number cannot play by the Countdown rules. */
export const rejectCountdown = (hand: Hand): Text | undefined =>
  hand.rules === 'countdown' ? text('needs-subset-table') : undefined;
