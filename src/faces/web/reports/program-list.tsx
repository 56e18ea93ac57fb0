/** The programs of the reports, by the reports' names: each opens its room, with a course file or with its first case. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { speaker } from '../../../contract/index.ts';
import { puzzleIn } from '../../../presentation/opened.ts';
import { isText, plain } from '../room/arrivals.ts';
import { inputText } from '../room/input-texts.ts';
import { sayInput } from '../room/say-input.ts';
import { language, say } from '../settings.ts';
import { text } from '../texts.ts';
import { type Program, programHash } from './programs.ts';
import css from './reports.module.css';
import { reportsText, reportsTexts } from './texts.ts';

export function ProgramList({ programs }: { programs: readonly Program[] }) {
  const sayOwn = speaker(language.value, reportsTexts);
  return (
    <section class={css.programs} aria-label={sayOwn(reportsText('reports-programs'))}>
      <h2>{sayOwn(reportsText('reports-programs'))}</h2>
      <p class={css.lead}>{sayOwn(reportsText('reports-programs-lead'))}</p>
      <ul>
        {programs.map((program) => (
          <ProgramItem key={JSON.stringify([program.puzzle.about.id, program.strategy.id])} program={program} />
        ))}
      </ul>
    </section>
  );
}

function ProgramItem({ program }: { program: Program }) {
  const { puzzle, report, strategy } = program;
  const sayOwn = speaker(language.value, puzzle.texts, reportsTexts);
  const chooser = useRef<HTMLInputElement>(null);
  const refusal = useSignal<'not-a-text' | 'not-taken-in' | 'link-too-long' | undefined>(undefined);
  const name = sayOwn(strategy.name);
  const hash = programHash(program);
  const take = async (file: File) => {
    const content = await file.text().catch(() => undefined);
    if (content === undefined || !isText(content)) {
      refusal.value = content === undefined ? 'not-taken-in' : 'not-a-text';
      return;
    }
    // What is wrong with the puzzle is told in the room, at its place.
    const own = programHash(program, puzzleIn(puzzle, plain(content)));
    if (own === undefined) refusal.value = 'link-too-long';
    else location.hash = own;
  };
  return (
    <li>
      <h3>{name}</h3>
      <p class="quiet">
        {sayOwn(puzzle.about.name)} · {sayOwn(report)}
      </p>
      <div class={css.verbs}>
        <button
          type="button"
          aria-label={`${sayInput(inputText('open-file'))}: ${name}`}
          onClick={() => chooser.current?.click()}
        >
          {sayInput(inputText('open-file'))}
        </button>
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".txt,text/plain"
          aria-label={`${sayInput(inputText('open-file'))}: ${name}`}
          onChange={(event) => {
            const field = event.currentTarget;
            const file = field.files?.[0];
            if (file) void take(file);
            field.value = '';
          }}
        />
        {hash !== undefined && (
          <a href={hash} aria-label={`${sayOwn(reportsText('reports-first-case'))}: ${name}`}>
            {sayOwn(reportsText('reports-first-case'))}
          </a>
        )}
      </div>
      {refusal.value && (
        <p role="alert">
          {refusal.value === 'link-too-long' ? say(text('link-too-long')) : sayInput(inputText(refusal.value))}
        </p>
      )}
    </li>
  );
}
