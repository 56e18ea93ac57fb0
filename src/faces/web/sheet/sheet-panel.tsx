/** Makes a worksheet for a class on the board or level of the room, and hands it on. */
import { useId, useMemo } from 'preact/hooks';
import { speaker } from '../../../contract/index.ts';
import { browserClient } from '../../../hosts/browser/index.ts';
import { Pool } from '../../../hosts/pool.ts';
import { Flag } from '../board/flag.tsx';
import type { FullFrameProps } from '../frame/frame.tsx';
import { NumberField } from '../parts/number-field.tsx';
import { Wishes } from '../room/generate-panel.tsx';
import type { Room } from '../room/room.ts';
import { language, say as sayPage } from '../settings.ts';
import { text as pageText } from '../texts.ts';
import css from './sheet.module.css';
import { createSheet, MOST_PUZZLES, type Sheet } from './sheet.ts';
import { SheetOutput } from './sheet-output.tsx';
import { sheetPanelText, sheetPanelTexts } from './texts.ts';

/** A sheet that was made is there again when its panel is opened again. */
const sheets = new WeakMap<Room, Sheet>();

function sheetOf(room: Room): Sheet {
  const there = sheets.get(room);
  if (there) return there;
  const made = createSheet(room, () => new Pool(browserClient, navigator.hardwareConcurrency));
  sheets.set(room, made);
  room.leaving.push(made.cancel);
  return made;
}

export function SheetPanel({ room }: FullFrameProps) {
  const sheet = useMemo(() => sheetOf(room), [room]);
  const say = speaker(language.value, sheetPanelTexts);
  const generator = room.puzzle.making!;
  const title = useId();
  const running = sheet.progress.value;
  const { value: problem } = sheet.problem;
  return (
    <form
      class={css.sheet}
      onSubmit={(event) => {
        event.preventDefault();
        if (running) sheet.cancel();
        else void sheet.make();
      }}
    >
      <p class="quiet">
        {say(sheetPanelText('sheet-lead'))} {generator.on && say(sheetPanelText('sheet-here'))}
      </p>
      <div class={css.row}>
        <NumberField
          name="count"
          spec={{ kind: 'number', default: 1, least: 1, most: MOST_PUZZLES, summary: sheetPanelText('sheet-count') }}
          value={sheet.count.value}
          say={speaker(language.value, sheetPanelTexts, room.puzzle.texts)}
          set={(count = 1) => {
            sheet.count.value = count;
          }}
          inRow
          form={undefined}
        />
        <Wishes room={room} generator={generator} isHere />
      </div>
      <div class={css.field}>
        <label for={title}>{say(sheetPanelText('sheet-title'))}</label>
        <input
          id={title}
          type="text"
          maxLength={120}
          value={sheet.heading.value}
          onInput={(event) => {
            sheet.title.value = event.currentTarget.value;
          }}
        />
      </div>
      <Flag
        label={say(sheetPanelText('sheet-names'))}
        isOn={sheet.hasNames.value}
        set={(isOn) => {
          sheet.hasNames.value = isOn;
        }}
      />
      <Flag
        label={say(sheetPanelText('sheet-backs'))}
        isOn={sheet.hasBacks.value}
        set={(isOn) => {
          sheet.hasBacks.value = isOn;
        }}
      />
      <button type="submit" class={sheet.made.value && !running ? undefined : 'primary'}>
        {running ? sayPage(pageText('stop')) : say(sheetPanelText(sheet.made.value ? 'sheet-again' : 'sheet-make'))}
      </button>
      {running && (
        <div class={css.progress}>
          <progress value={running.done} max={running.count} aria-label={sayPage(pageText('sheet'))} />
          <p class="quiet">{say(sheetPanelText(running.part, running))}</p>
        </div>
      )}
      {problem && (
        <p class={css.warning} role="alert">
          {room.say(problem.text)}
        </p>
      )}
      {sheet.made.value && !running && <SheetOutput room={room} sheet={sheet} made={sheet.made.value} />}
    </form>
  );
}
