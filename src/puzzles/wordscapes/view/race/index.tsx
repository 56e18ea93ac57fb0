/** The paper's two searches on the same level, side by side at the same pace, with their counters. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Speaker, speaker } from '../../../../contract/index.ts';
import table from '../../../../faces/web/board/table.module.css';
import type { FrameProps } from '../../../../faces/web/board.ts';
import { ownText } from '../own.ts';
import type { UseProps } from '../use.ts';
import { Controls, Speed } from './controls.tsx';
import { LaneView } from './lane-view.tsx';
import css from './race.module.css';
import type { Ground, Session } from './session.ts';
import { SlotTable } from './slot-table.tsx';
import { raceTexts, text } from './texts.ts';
import { Times } from './times.tsx';

export { createSession } from './session.ts';

type SaidProps = UseProps & { readonly say: Speaker; readonly sayPuzzle: Speaker };
type Ready = Extract<Ground, { is: 'ready' }>;

/** What the frame shows of both: the searches in place of the board, what they count beside it. */
export function raceParts(props: UseProps, session: Session): Omit<FrameProps, 'position'> {
  const say = speaker(props.language.value, raceTexts);
  const figure = (n: number) => new Intl.NumberFormat(props.language.value).format(n);
  const all = { ...props, say, sayPuzzle: props.say, figure };
  const ground = session.ground.value;
  if (ground.is !== 'ready') {
    const words = ground.is === 'refused' ? props.say(ground.problem) : say(text(ground.is));
    return {
      isDrawnOn: ground.is !== 'refused',
      children: (
        <p class={table.message} role="status">
          {words}
        </p>
      ),
      compare: <Papers {...all} />,
    };
  }
  return {
    isDrawnOn: true,
    status: <Total {...all} ground={ground} />,
    children: (
      <section class={css.race} aria-label={say(text('race'))}>
        <div class={css.lanes}>
          <LaneView {...all} name="plain" lane={ground.race.lanes[0]} frame={ground.race.frames.value[0]} />
          <LaneView {...all} name="crossings" lane={ground.race.lanes[1]} frame={ground.race.frames.value[1]} />
        </div>
        <Controls {...all} race={ground.race} />
      </section>
    ),
    compare: (
      <>
        <h2 class={css.heading}>{say(text('race'))}</h2>
        <p class="quiet">{say(text('about'))}</p>
        {ground.isGuessed && <p class="quiet">{say(text('guessed'))}</p>}
        <Speed {...all} race={ground.race} />
        <SlotTable {...all} race={ground.race} />
        <Times key={ground.written} {...all} written={ground.written} race={ground.race} />
        <Papers {...all} />
      </>
    ),
  };
}

interface TotalProps extends SaidProps {
  readonly ground: Ready;
  figure(value: number): string;
}

/** How it came out, once both are through. */
function Total({ say, figure, announce, ground: { race } }: TotalProps) {
  const [plain, crossings] = race.lanes;
  const isOver = race.over.value;
  const told = useSignal(false);
  const total = say(
    text('over', {
      plain: figure(plain.made),
      crossings: figure(crossings.made),
      worstPlain: figure(plain.worst),
      worstCrossings: figure(crossings.worst),
    }),
  );
  useEffect(() => {
    if (isOver && !told.value) announce(total);
    told.value = isOver;
  }, [isOver]);
  return (
    <p class={table.message} data-outcome={isOver ? 'won' : ''}>
      {isOver && total}
    </p>
  );
}

/** One tap leads to the level that the paper's counts are about. */
function Papers(props: SaidProps) {
  const { puzzle, instance, store, write, say } = props;
  const paper = puzzle.about.examples.find(({ id }) => id === 'paper');
  const task = instance.value;
  if (!paper || (task && puzzle.instance.format(task) === paper.text)) return null;
  const open = () => {
    store.replace(ownText(props, task), paper.text);
    write(paper.text);
  };
  return (
    <div class={css.papers}>
      <button type="button" onClick={open}>
        {say(text('papers'))}
      </button>
      <p class="quiet">{say(text('papers-about'))}</p>
    </div>
  );
}
