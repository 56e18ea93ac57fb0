/** What an embedded page has in place of a head: its name, and the way to all the rest. */
import { wholeAddress } from '../route.ts';
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import { opened } from '../title.ts';
import css from './header.module.css';

export function Alone() {
  const { value: here } = opened;
  return (
    <footer class={css.alone}>
      {here && <h1>{here.name}</h1>}
      <a href={wholeAddress(here?.address?.() ?? location.href)} target="_blank" rel="noopener">
        {say(text('open-whole'))}
      </a>
    </footer>
  );
}
