/** How much longer a search takes, where that is worth telling. */
import { useMemo } from 'preact/hooks';
import { speaker } from '../../../contract/index.ts';
import { TimeLeft, timeLeftText, timeLeftTexts } from '../../../presentation/time-left.ts';
import { language } from '../settings.ts';
import type { Solving } from './solving.ts';

export function Left({ solving, share }: { solving: Solving; share: number }) {
  const watch = useMemo(() => new TimeLeft(), []);
  const milliseconds = watch.look(solving.stats.value!.milliseconds, share);
  if (milliseconds === undefined) return null;
  return <span>{speaker(language.value, timeLeftTexts)(timeLeftText('time-left', { milliseconds }))}</span>;
}
