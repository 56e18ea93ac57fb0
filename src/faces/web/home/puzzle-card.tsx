/** One puzzle on the home page: its picture, which lives, its name, and the way in. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { CatalogueEntry } from '../../../contract/index.ts';
import type { Poster } from '../../../presentation/picture/poster.ts';
import { loading } from '../parts/loading.ts';
import { SvgView } from '../parts/svg-view.tsx';
import { language, motion, say } from '../settings.ts';
import { text } from '../texts.ts';
import css from './home.module.css';
import { fetchPoster } from './posters.ts';

const FRAME_MILLISECONDS = 1800;

export function PuzzleCard({ entry }: { entry: CatalogueEntry }) {
  const state = useMemo(() => loading(fetchPoster(entry.id)), [entry]);
  const { value } = state;
  if (value === 'loading') return <div class={css.card}>{say(text('loading'))}</div>;
  if (value === 'failed') return <div class={css.card}>{say(text('load-failed'))}</div>;
  return (
    <a class={css.card} href={`#/${entry.id}`}>
      <LivingPicture poster={value} />
      <span class={css.words}>
        <span class={css.name}>{value.name[language.value]}</span>
        <span class={css.summary}>{value.summary[language.value]}</span>
        <span class={css.enter}>{say(text('enter-room'))} →</span>
      </span>
    </a>
  );
}

function LivingPicture({ poster: { frames, still } }: { poster: Poster }) {
  const moves = motion.value && frames.length > 1;
  // The first sight is a solved one.
  const frame = useSignal(still);
  useEffect(() => {
    if (!moves) return;
    const timer = setInterval(() => {
      frame.value = (frame.value + 1) % frames.length;
    }, FRAME_MILLISECONDS);
    return () => clearInterval(timer);
  }, [moves, frames, frame]);
  const svg = frames[moves ? frame.value : still];
  // The link's own words say what this is; a picture that keeps changing its name would only chatter.
  return (
    <span class={css.picture} aria-hidden="true">
      {svg && <SvgView svg={svg} fade={moves} />}
    </span>
  );
}
