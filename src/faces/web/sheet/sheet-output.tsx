/** A worksheet that was made: what is on it, how it looks, and the ways to take it along. */
import { useEffect, useMemo } from 'preact/hooks';
import { type Speaker, speaker } from '../../../contract/index.ts';
import { sheetTexts } from '../../../presentation/picture/sheet-texts.ts';
import { announce } from '../announce.ts';
import { printScenes, svgForPaper } from '../board/print.ts';
import { SvgView } from '../parts/svg-view.tsx';
import type { Room } from '../room/room.ts';
import { language, say as sayPage } from '../settings.ts';
import { text as pageText } from '../texts.ts';
import { savePages, saveTexts } from './files.ts';
import css from './sheet.module.css';
import type { Puzzles, Sheet } from './sheet.ts';
import { sheetPanelText, sheetPanelTexts } from './texts.ts';

/** A page and its back. */
const SHOWN = 2;

export function SheetOutput({ room, sheet, made }: { room: Room; sheet: Sheet; made: Puzzles }) {
  const say = speaker(language.value, sheetPanelTexts);
  const sayPages = speaker(language.value, sheetTexts);
  const pages = sheet.pages.value;
  const previews = useMemo(() => pages.slice(0, SHOWN).map((page) => svgForPaper(page, sayPages)), [pages]);
  const sentences = wordMade(made, sheet, say);
  const told = sentences.join(' ');
  useEffect(() => announce(told), [told]);
  const name = `${room.puzzle.about.id}-sheet`;
  const save = (kind: 'svg' | 'png') =>
    void savePages(name, kind, pages, sayPages).catch(() => announce(sayPage(pageText('save-failed'))));
  return (
    <div class={css.output}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <div class={css.verbs}>
        <button type="button" class="primary" onClick={() => printScenes(pages, sayPages)}>
          {say(sheetPanelText('sheet-print'))}
        </button>
        <button type="button" onClick={() => save('png')}>
          {sayPage(pageText('save-as', { kind: 'png' }))}
        </button>
        <button type="button" onClick={() => save('svg')}>
          {sayPage(pageText('save-as', { kind: 'svg' }))}
        </button>
        <button type="button" onClick={() => saveTexts(name, made)}>
          {say(sheetPanelText('sheet-files'))}
        </button>
      </div>
      {sheet.hasBacks.value && <p class="quiet">{say(sheetPanelText('sheet-print-help'))}</p>}
      <div class={css.pages}>
        {previews.map((svg, i) => (
          <SvgView key={i} svg={svg} />
        ))}
      </div>
    </div>
  );
}

/** What is on the sheet, and what is not. */
function wordMade({ texts, wished, ending, answers }: Puzzles, sheet: Sheet, say: Speaker): readonly string[] {
  const made = { made: texts.length, count: wished };
  const empty = answers.flatMap(({ solution }, i) => (solution === undefined ? [String(i + 1)] : []));
  return [
    sheetPanelText('sheet-done', { puzzles: texts.length, pages: sheet.pages.value.length }),
    ...(ending === 'stopped' ? [sheetPanelText('sheet-fewer', made)] : []),
    ...(ending === 'repeats' ? [sheetPanelText('sheet-exhausted', made)] : []),
    ...(empty.length > 0 ? [sheetPanelText('sheet-unanswered', { numbers: empty.join(', ') })] : []),
  ].map(say);
}
