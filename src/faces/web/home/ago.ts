/** How long ago something was, in words. */
import type { Language } from '../../../contract/index.ts';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "3 minutes ago", "yesterday"; what is less than a minute ago is now. */
export function agoText(then: number, now: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const passed = Math.max(0, now - then);
  const [unit, length] = units.find(([, least]) => passed >= least) ?? ['second', Number.POSITIVE_INFINITY];
  return format.format(-Math.floor(passed / length) || 0, unit);
}
