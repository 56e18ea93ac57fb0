/** What there is to know about this instance: in words, in figures and as a picture. */
import { useMemo } from 'preact/hooks';
import { speaker } from '../../../contract/index.ts';
import { answerOf } from '../board/asked.ts';
import { loading } from '../parts/loading.ts';
import { language, say } from '../settings.ts';
import { text } from '../texts.ts';
import { Answered } from './asked.tsx';
import { explainTexts, text as ownText } from './explain-texts.ts';
import css from './room.module.css';
import type { Room } from './room.ts';

/** `isSecret` is set where it tells what a player still looks for. */
export function ExplainPanel({ room, isSecret }: { room: Room; isSecret: boolean }) {
  const { puzzle, questions } = room;
  const asked = questions.explanation.value;
  const isAsked = asked !== undefined;
  const parts = useMemo(() => (isAsked ? loading(import('./explanation.tsx')) : undefined), [isAsked]);
  if (!puzzle.helping?.explain) return null;
  const shown = parts?.value;
  const view = typeof shown === 'object' ? shown : undefined;
  const explanation = answerOf(asked)?.explanation;
  return (
    <section class={css.panel} aria-label={say(text('explain'))}>
      {!isAsked && isSecret && <p>{speaker(language.value, explainTexts)(ownText('tells'))}</p>}
      {!isAsked && (
        <button type="button" onClick={questions.askExplanation} disabled={room.inputs.instanceText.value === ''}>
          {say(text('explain'))}
        </button>
      )}
      {/* The words are spoken when they come; a whole table would drown them. */}
      <div aria-live="polite">
        {shown === 'failed' && <p>{say(text('load-failed'))}</p>}
        <Answered asked={asked} say={room.say}>
          {(value) => view && <view.Words room={room} explanation={value.explanation} />}
        </Answered>
      </div>
      {view && explanation?.picture && <view.Picture room={room} scene={explanation.picture} />}
      {view && explanation?.figures && <view.FigureTable room={room} figures={explanation.figures} />}
    </section>
  );
}
