/** Solving the person's own level: letters typed, grid drawn, and the filling beside it as soon as the hand rests. */
import { useEffect, useMemo } from 'preact/hooks';
import { speaker } from '../../../../contract/index.ts';
import table from '../../../../faces/web/board/table.module.css';
import type { UseProps } from '../use.ts';
import { Head } from './head.tsx';
import css from './mine.module.css';
import { Pad } from './pad.tsx';
import { Result } from './result.tsx';
import { createSession } from './session.ts';
import { Slots } from './slots.tsx';
import { mineTexts, text } from './texts.ts';
import { Modes, Tools, Wheel } from './tools.tsx';
import { Words } from './words.tsx';

export function Use(props: UseProps) {
  const session = useMemo(() => createSession(props), []);
  useEffect(() => session.dispose, [session]);
  const say = speaker(props.language.value, mineTexts);
  const all = { ...props, session, say, sayPuzzle: props.say };
  const { kind, rows } = session.drawing.draft.value;
  const hasPad = kind === 'grid' || (kind === 'rows' && rows.rows > 0);
  return (
    <>
      <section class={`${table.table} ${css.mine}`} aria-label={say(text('mine'))}>
        <Head {...all} />
        {hasPad && (
          <>
            <Modes {...all} />
            <Pad {...all} />
            <Wheel {...all} />
          </>
        )}
        <Result {...all} />
        <Tools {...all} hasPad={hasPad} />
      </section>
      {/* What is not yet a level has no hints; those of the level before would be of no use. */}
      {session.drawing.text.value !== undefined && <props.parts.Hints />}
      <Slots {...all} />
      <Words {...all} />
      <props.parts.Check />
    </>
  );
}
