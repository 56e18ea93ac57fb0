/** One puzzle on the home page: its picture, which lives, its name, and the way in. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { type AnyPuzzle, type CatalogueEntry, speaker } from '../../../contract/index.ts';
import { loading } from '../parts/loading.ts';
import { SceneView } from '../parts/scene-view.tsx';
import { language, motion, say } from '../settings.ts';
import { text } from '../texts.ts';
import css from './home.module.css';
import { makeReel } from './reel.ts';

const FRAME_MILLISECONDS = 1800;

export function PuzzleCard({ entry }: { entry: CatalogueEntry }) {
  const state = useMemo(() => loading(entry.load()), [entry]);
  const { value } = state;
  if (value === 'loading') return <div class={css.card}>{say(text('loading'))}</div>;
  if (value === 'failed') return <div class={css.card}>{say(text('load-failed'))}</div>;
  const sayPuzzle = speaker(language.value, value.texts);
  return (
    <a class={css.card} href={`#/${entry.id}`}>
      <LivingPicture puzzle={value} />
      <span class={css.words}>
        <span class={css.name}>{sayPuzzle(value.name)}</span>
        <span class={css.summary}>{sayPuzzle(value.summary)}</span>
        <span class={css.enter}>{say(text('enter-room'))} →</span>
      </span>
    </a>
  );
}

function LivingPicture({ puzzle }: { puzzle: AnyPuzzle }) {
  const reel = useMemo(() => makeReel(puzzle), [puzzle]);
  const moves = motion.value && reel.frames.length > 1;
  const frame = useSignal(0);
  useEffect(() => {
    if (!moves) return;
    const timer = setInterval(() => {
      frame.value = (frame.value + 1) % reel.frames.length;
    }, FRAME_MILLISECONDS);
    return () => clearInterval(timer);
  }, [moves, reel, frame]);
  const scene = reel.frames[moves ? frame.value : reel.still];
  // The link's own words say what this is; a picture that keeps changing its name would only chatter.
  return (
    <span class={css.picture} aria-hidden="true">
      {scene && <SceneView scene={scene} say={speaker(language.value, puzzle.texts)} fade={moves} />}
    </span>
  );
}
