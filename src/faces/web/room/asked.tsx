/** An answer on its way, or the sentence for why it cannot be had. */
import type { ComponentChildren } from 'preact';
import type { Speaker } from '../../../contract/index.ts';
import type { Answer } from '../board/asked.ts';
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import css from './room.module.css';

export function Answered<T>(props: {
  asked: Answer<T> | undefined;
  say: Speaker;
  children: (value: T) => ComponentChildren;
}) {
  const { asked, say: sayProblem, children } = props;
  if (asked === undefined) return null;
  if (asked === 'asking') return <p class="quiet">{say(text('thinking'))}</p>;
  if ('problem' in asked) return <p class={css.warning}>{sayProblem(asked.problem.text)}</p>;
  return <>{children(asked.value)}</>;
}
