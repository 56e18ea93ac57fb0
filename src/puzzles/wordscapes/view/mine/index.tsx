/** Solving the person's own level: letters typed, grid drawn, and the filling on it as soon as the hand rests. */

import { speaker } from '../../../../contract/index.ts';
import type { FrameProps } from '../../../../faces/web/board.ts';
import type { UseProps } from '../use.ts';
import { Head } from './head.tsx';
import css from './mine.module.css';
import { Pad } from './pad.tsx';
import { Message, Result } from './result.tsx';
import { isFromResults, type Session } from './session.ts';
import { Slots } from './slots.tsx';
import { mineTexts } from './texts.ts';
import { Modes, Tools, Wheel } from './tools.tsx';
import { WordChoices } from './word-choices.tsx';
import { Words } from './words.tsx';

export { createSession } from './session.ts';

/** What the frame shows of a level that is being entered. */
export function mineParts(props: UseProps, session: Session): Omit<FrameProps, 'position'> {
  const say = speaker(props.language.value, mineTexts);
  const all = { ...props, session, say, sayPuzzle: props.say };
  const { kind, rows } = session.drawing.draft.value;
  const hasPad = kind === 'grid' || (kind === 'rows' && rows.rows > 0);
  return {
    isDrawnOn: true,
    ownRules: true,
    isSecret: session.isSecret.value,
    head: <Head {...all} />,
    status: <Message {...all} />,
    children: hasPad ? (
      <div class={css.stage}>
        {!isFromResults(session) && <Modes {...all} />}
        <Pad {...all} />
        {!isFromResults(session) && <Wheel {...all} />}
      </div>
    ) : (
      <div class={css.words}>
        <props.OnShow>
          <Words {...all} />
        </props.OnShow>
      </div>
    ),
    solve: (
      <>
        <Result {...all} />
        <WordChoices {...all} />
        {hasPad && <Slots {...all} />}
        {hasPad && <Words {...all} />}
        <Tools {...all} hasPad={hasPad} />
      </>
    ),
  };
}
