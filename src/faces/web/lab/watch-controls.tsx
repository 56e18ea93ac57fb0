/** Plays a recorded search: steps both ways, any place, the pace, and jumps to what is worth seeing. */
import type { Speaker } from '../../../contract/index.ts';
import { type Landmark, nextStep } from '../../../lab/jump.ts';
import { Slider } from '../board/slider.tsx';
import { TransportBar } from '../board/transport-bar.tsx';
import { speeds, type Watch } from '../board/watch.ts';
import { figure, say as sayPage } from '../settings.ts';
import { text as pageText } from '../texts.ts';
import css from './watch.module.css';
import { text } from './watch-texts.ts';

const landmarks: readonly Landmark[] = ['solution', 'dead end', 'iteration'];
const codes = {
  solution: ['to-solution', pageText('solution')],
  'dead end': ['to-dead-end', text('dead-end')],
  iteration: ['to-iteration', text('iteration')],
} as const;

export function WatchControls({ watch, say }: { watch: Watch; say: Speaker }) {
  const { transport, steps } = watch;
  const at = transport.at.value;
  const where = sayPage(pageText('step-of', { step: at, steps: steps.value }));
  const pace = sayPage(pageText('steps-a-second', { count: speeds[watch.speed.value]! }));
  return (
    <div class={css.controls}>
      <TransportBar transport={transport} length={steps.value} where={where} ends>
        <span class="quiet">
          {figure(at)}/{figure(steps.value)}
        </span>
      </TransportBar>
      <div class={css.row}>
        {landmarks.map((landmark) => (
          <Jump key={landmark} watch={watch} landmark={landmark} say={say} />
        ))}
      </div>
      <Slider
        label={pace}
        max={speeds.length - 1}
        value={watch.speed.value}
        set={(speed) => {
          watch.speed.value = speed;
        }}
      />
    </div>
  );
}

/** To the next event of a kind; while it plays, that is too much to look for at every step. */
function Jump({ watch, landmark, say }: { watch: Watch; landmark: Landmark; say: Speaker }) {
  const { transport, recording } = watch;
  const [name, words] = codes[landmark];
  const record = recording.value;
  if (landmark === 'iteration' && (!record || record.iteration(record.count - 1) === 0)) return null;
  const find = () => recording.value && nextStep(recording.value, transport.at.value - 1, landmark);
  const isThere = transport.playing.value || find() !== undefined;
  return (
    <button
      type="button"
      aria-label={say(text(name))}
      disabled={!isThere}
      onClick={() => {
        const step = find();
        if (step !== undefined) transport.go(step + 1);
      }}
    >
      {landmark === 'solution' ? sayPage(words) : say(words)} <span aria-hidden="true">›</span>
    </button>
  );
}
