/** The paper's two searches on the same level, side by side at the same pace, with their counters. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { type Speaker, speaker } from '../../../../contract/index.ts';
import { answerOf, createAsked, problemOf } from '../../../../faces/web/board/asked.ts';
import table from '../../../../faces/web/board/table.module.css';
import type { Task } from '../../model.ts';
import { ownText } from '../own.ts';
import type { UseProps } from '../use.ts';
import { Controls } from './controls.tsx';
import type { Answered } from './lane.ts';
import { LaneView } from './lane-view.tsx';
import { createRace } from './race.ts';
import { SlotTable } from './slot-table.tsx';
import { text, watchTexts } from './texts.ts';
import { Times } from './times.tsx';
import css from './watch.module.css';

export function Use(props: UseProps) {
  const say = speaker(props.language.value, watchTexts);
  const task = props.instance.value;
  const all = { ...props, say, sayPuzzle: props.say };
  if (!task) return <Bare {...all}>{say(text('no-level'))}</Bare>;
  if (task.shape.kind === 'words') return <Bare {...all}>{say(text('no-boxes'))}</Bare>;
  if (task.answers) return <Watching {...all} task={task as Answered} isGuessed={false} />;
  return <Guessing key={props.puzzle.instance.format(task)} {...all} task={task} />;
}

type SaidProps = UseProps & { readonly say: Speaker; readonly sayPuzzle: Speaker };

/** A sentence shown where there is nothing to watch. */
function Bare(props: SaidProps & { children: string }) {
  return (
    <section class={`${table.table} ${table.bare}`}>
      <p role="status">{props.children}</p>
      <Papers {...props} />
    </section>
  );
}

/** One tap leads to the level that the paper's counts are about. */
function Papers(props: SaidProps) {
  const { puzzle, instance, store, write, say } = props;
  const paper = puzzle.examples.find(({ id }) => id === 'paper');
  const task = instance.value;
  if (!paper || (task && props.puzzle.instance.format(task) === paper.text)) return null;
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

/** A level without answers is watched with those that it most likely has. */
function Guessing(props: SaidProps & { task: Task }) {
  const { ask, puzzle, say, sayPuzzle, task } = props;
  const asked = useMemo(() => createAsked({ ask, puzzle }, 'explain'), [ask, puzzle]);
  useEffect(() => {
    void asked.put({ text: puzzle.instance.format(task) });
    return asked.drop;
  }, [asked, task]);
  const answer = asked.answer.value;
  const best = answerOf(answer)?.explanation.data.best;
  const filling = useMemo(() => {
    const read = typeof best === 'string' ? puzzle.solution.parse(best) : undefined;
    return read?.ok ? read.value : undefined;
  }, [best, puzzle]);
  if (filling) return <Watching {...props} task={{ ...task, answers: filling }} isGuessed />;
  const problem = problemOf(answer);
  const isOpen = answer === undefined || answer === 'asking';
  return <Bare {...props}>{problem ? sayPuzzle(problem.text) : say(text(isOpen ? 'finding' : 'no-filling'))}</Bare>;
}

function Watching(props: SaidProps & { task: Answered; isGuessed: boolean }) {
  const { say, task, isGuessed, announce, language } = props;
  const written = props.puzzle.instance.format(task);
  const race = useMemo(() => createRace(task), [written]);
  useEffect(() => race.dispose, [race]);
  const figure = (n: number) => new Intl.NumberFormat(language.value).format(n);
  const [plain, crossings] = race.lanes;
  const isOver = race.over.value;
  const total = say(
    text('over', {
      plain: figure(plain.made),
      crossings: figure(crossings.made),
      worstPlain: figure(plain.worst),
      worstCrossings: figure(crossings.worst),
    }),
  );
  const told = useSignal(false);
  useEffect(() => {
    if (isOver && !told.value) announce(total);
    told.value = isOver;
  }, [isOver]);
  const all = { say, race, figure };
  return (
    <>
      <section class={`${table.table} ${css.watch}`} aria-label={say(text('watch'))}>
        <p class="quiet">{say(text('about'))}</p>
        {isGuessed && <p class="quiet">{say(text('guessed'))}</p>}
        <Papers {...props} />
        <div class={css.lanes}>
          <LaneView {...all} name="plain" lane={plain} frame={race.frames.value[0]} />
          <LaneView {...all} name="crossings" lane={crossings} frame={race.frames.value[1]} />
        </div>
        <Controls {...all} />
        <p class={table.message} data-outcome={isOver ? 'won' : ''}>
          {isOver && total}
        </p>
      </section>
      <Times key={written} {...props} say={say} figure={figure} written={written} race={race} />
      <SlotTable {...all} />
    </>
  );
}
