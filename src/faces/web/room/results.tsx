/** What a solve has found so far, how it ended, and every solution. */
import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Text } from '../../../contract/index.ts';
import { wordLast } from '../../../presentation/ending.ts';
import { reportWithPuzzle } from '../../../presentation/report.ts';
import { wordSpent } from '../../../presentation/spent.ts';
import { commonText } from '../../../presentation/texts.ts';
import { announce } from '../announce.ts';
import { showAnswer } from '../board/sight.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { saveFile } from '../parts/files.ts';
import { LongList } from '../parts/long-list.tsx';
import { motion, say } from '../settings.ts';
import { text } from '../texts.ts';
import { Done, Figures } from './figures.tsx';
import css from './room.module.css';
import type { Room } from './room.ts';
import type { Last } from './solving.ts';
import { Takeaway } from './takeaway.tsx';

/** A chosen solution is drawn on the board, or by the picture in its place; here it is named. */
export function Results({ room }: { room: Room }) {
  const { solving } = room;
  const running = solving.running.value;
  const last = solving.last.value;
  const listed = solving.listed.value;
  const verdict = last && wordLast(last, solving.request.value?.goal ?? 'all');

  // Only the ending is spoken: counts that change ten times a second would drown everything else.
  useSignalEffect(() => {
    const { value } = solving.last;
    if (value) announce(room.say(wordLast(value, solving.request.peek()?.goal ?? 'all')));
  });

  // What a solve tells comes into sight below the button that began it.
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (running || last) showAnswer(words.current, motion.peek());
  }, [running, last]);

  // The board is saved as it is shown, also before it is solved.
  const takeaway = !running && room.inputs.instance.value !== undefined && <Takeaway room={room} />;
  if (!running && !verdict) return takeaway || null;
  return (
    <section class={`${css.panel} ${css.results}`} aria-label={say(text('solutions'))} aria-busy={running}>
      <div class={css.ending}>
        <p ref={words} class={css.verdict} data-outcome={outcome(last)}>
          {verdict ? room.say(verdict) : say(text('searching'))}
        </p>
        {last?.type === 'ended' && last.note && <p class="quiet">{room.say(last.note)}</p>}
        {running && <Done solving={solving} />}
      </div>
      <Figures room={room} />
      {last?.type === 'ended' && last.nearest && <NearestView room={room} nearest={last.nearest} />}
      {listed > 0 && (
        <LongList
          label={say(text('solutions'))}
          count={listed}
          at={(index) => {
            const found = solving.at(index);
            return found && room.readable(found);
          }}
          selected={solving.selected}
          choose={solving.choose}
          grows={running && solving.request.value?.goal === 'all'}
        />
      )}
      {last?.type === 'ended' && verdict && <Actions room={room} verdict={verdict} />}
      {takeaway}
    </section>
  );
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
        {room.say(commonText('nearest'))}: <code>{room.readable(nearest.text)}</code>
      </p>
      <ul>
        {nearest.problems.map((problem, index) => (
          <li key={index}>{room.say(problem.text)}</li>
        ))}
      </ul>
    </div>
  );
}

/** A count and a proof that there is nothing are kept like solutions. */
function Actions({ room, verdict }: { room: Room; verdict: Text }) {
  const { puzzle, solving } = room;
  const content = () => {
    const { stats, strategy, text, count } = solving;
    const spent = stats.value ? wordSpent(puzzle, room.say, strategy.value, stats.value) : strategy.value;
    const told = count.value === 0 ? `${room.say(verdict)} ${spent}` : spent;
    return reportWithPuzzle(puzzle, text.value, count.value, solving.all(), told);
  };
  return (
    <div class={css.actions}>
      <CopyButton label={say(text('copy-all'))} content={content} />
      <button type="button" onClick={() => saveFile(`${puzzle.about.id}.txt`, content(), 'text/plain;charset=utf-8')}>
        {say(text('save-as', { kind: 'txt' }))}
      </button>
    </div>
  );
}
