/** The picture of a solution, which few players look at: what draws it is loaded when it is wanted. */
import { useMemo } from 'preact/hooks';
import { loading } from '../parts/loading.ts';
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import type { Room } from './room.ts';

export function Picture({ room }: { room: Room }) {
  const module = useMemo(() => loading(import('./player-view.tsx')), []);
  const { value } = module;
  if (typeof value === 'string')
    return <p class="quiet">{say(text(value === 'loading' ? 'loading' : 'load-failed'))}</p>;
  return <value.PlayerView room={room} />;
}
