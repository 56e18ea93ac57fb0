/** What keys and gestures do on a board, folded away below it. */
import type { ComponentChildren } from 'preact';
import type { Speaker, Text } from '../../../contract/index.ts';
import css from './table.module.css';

export interface KeyListProps {
  readonly say: Speaker;
  readonly title: Text;
  readonly lines: readonly Text[];
  readonly children?: ComponentChildren;
}

export function KeyList({ say, title, lines, children }: KeyListProps) {
  return (
    <details class={css.keys}>
      <summary>{say(title)}</summary>
      <ul>
        {lines.map((line) => (
          <li key={line.code}>{say(line)}</li>
        ))}
      </ul>
      {children}
    </details>
  );
}
