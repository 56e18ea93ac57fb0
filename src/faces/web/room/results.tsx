/** What a solve has found so far, how it ended, and every solution. */
import { useSignalEffect } from '@preact/signals';
import type { Goal, Text } from '../../../contract/index.ts';
import { wordEnding } from '../../../presentation/ending.ts';
import { report } from '../../../presentation/report.ts';
import { wordSpent } from '../../../presentation/spent.ts';
import { commonText } from '../../../presentation/texts.ts';
import { announce } from '../announce.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { saveFile } from '../parts/files.ts';
import { LongList } from '../parts/long-list.tsx';
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import { Done, Figures } from './figures.tsx';
import { PlayerView, Takeaway } from './player-view.tsx';
import css from './room.module.css';
import type { Room } from './room.ts';
import type { Last } from './solving.ts';

/** `chosen` says how a chosen solution is shown here: by its picture where the hero is a board, which may show it itself. */
export function Results({ room, chosen }: { room: Room; chosen: 'picture' | 'on board' | 'above' }) {
  const { solving } = room;
  const running = solving.running.value;
  const last = solving.last.value;
  const listed = solving.listed.value;
  const verdict = last && wordLast(last, solving.request.value?.goal);

  // Only the ending is spoken: counts that change ten times a second would drown everything else.
  useSignalEffect(() => {
    const { value } = solving.last;
    if (value) announce(room.say(wordLast(value, solving.request.peek()?.goal)));
  });

  if (!running && !verdict) return null;
  return (
    <section class={css.panel} aria-label={say(text('solutions'))} aria-busy={running}>
      <p class={css.verdict} data-outcome={outcome(last)}>
        {verdict ? room.say(verdict) : say(text('searching'))}
      </p>
      {last?.type === 'ended' && last.note && <p class="quiet">{room.say(last.note)}</p>}
      {running && <Done solving={solving} />}
      <Figures room={room} />
      {last?.type === 'ended' && last.nearest && <NearestView room={room} nearest={last.nearest} />}
      {chosen === 'picture' && (listed > 0 || (last?.type === 'ended' && last.nearest)) && <PlayerView room={room} />}
      {listed > 0 && (
        <>
          <LongList
            label={say(text('solutions'))}
            count={listed}
            at={solving.at}
            selected={solving.selected}
            choose={solving.choose}
          />
          {chosen === 'on board' && <Takeaway room={room} chosen={room.chosen.value} />}
          <Actions room={room} />
        </>
      )}
    </section>
  );
}

function wordLast(last: Last, goal: Goal = 'all'): Text {
  if (last.type === 'refused') return last.problem.text;
  return last.type === 'failed' ? last.text : wordEnding(last, goal);
}

function outcome(last: Last | undefined): string {
  if (!last) return 'running';
  if (last.type !== 'ended') return 'wrong';
  return last.count > 0 ? 'found' : 'none';
}

function NearestView({
  room,
  nearest,
}: {
  room: Room;
  nearest: NonNullable<Extract<Last, { type: 'ended' }>['nearest']>;
}) {
  return (
    <div class={css.nearest}>
      <p>
        {room.say(commonText('nearest'))}: <code>{nearest.text}</code>
      </p>
      <ul>
        {nearest.problems.map((problem, index) => (
          <li key={index}>{room.say(problem.text)}</li>
        ))}
      </ul>
    </div>
  );
}

function Actions({ room }: { room: Room }) {
  const { puzzle, solving } = room;
  const content = () => {
    const { stats, strategy, text, count } = solving;
    const spent = stats.value ? wordSpent(puzzle, room.say, strategy.value, stats.value) : strategy.value;
    return report(puzzle, text.value, count.value, solving.all(), spent);
  };
  return (
    <div class={css.actions}>
      <CopyButton label={say(text('copy-all'))} content={content} />
      <button type="button" onClick={() => saveFile(`${puzzle.id}.txt`, content(), 'text/plain;charset=utf-8')}>
        {say(text('save-as', { kind: 'txt' }))}
      </button>
    </div>
  );
}
