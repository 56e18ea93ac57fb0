/** What an embedded page has in place of a head: its name, and the way to all the rest. */
import { speaker } from '../../../contract/index.ts';
import { language } from '../settings.ts';
import { opened } from '../title.ts';
import css from './alone.module.css';
import { wholeAddress } from './embed-address.ts';
import { shareText, shareTexts } from './texts.ts';

export function Alone() {
  const { value: here } = opened;
  return (
    <footer class={css.alone}>
      {here && <h1>{here.name}</h1>}
      <a href={wholeAddress(here?.address?.() ?? location.href)} target="_blank" rel="noopener">
        {speaker(language.value, shareTexts)(shareText('share-open-whole'))}
      </a>
    </footer>
  );
}
