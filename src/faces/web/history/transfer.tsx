/** Saves everything that a person made as one file, and adds what such a file has. */
import names from 'virtual:puzzle-names';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { catalogue } from '../../../puzzles/catalogue.ts';
import type { KeptModule } from '../board.ts';
import { dayOf } from '../daily.ts';
import { everything, keepAll } from '../kept/storage.ts';
import { arrive, type Kept, type Merges, readEverything, writeEverything } from '../kept/transfer.ts';
import { saveFile } from '../parts/files.ts';
import { language } from '../settings.ts';
import css from './history.module.css';
import { sayHistory } from './say.ts';
import { historyText } from './texts.ts';

const boards = import.meta.glob<KeptModule>('../../../puzzles/*/view/kept.ts');

async function boardMerges(): Promise<Merges> {
  const all = await Promise.all(
    catalogue.map(async ({ id }) => {
      const module = await boards[`../../../puzzles/${id}/view/kept.ts`]?.();
      return Object.entries(module?.merges ?? {}).map(([name, merge]) => [`${id}:${name}`, merge] as const);
    }),
  );
  return Object.fromEntries(all.flat());
}

type Told = Parameters<typeof historyText>[0];

export function Transfer() {
  const chooser = useRef<HTMLInputElement>(null);
  const told = useSignal<Told | undefined>(undefined);
  const differing = useSignal<Kept>({});
  const isAsking = Object.keys(differing.value).length > 0;

  async function take(file: File): Promise<void> {
    const content = await file.text().catch(() => undefined);
    const theirs = content === undefined ? 'unreadable' : readEverything(content);
    if (typeof theirs === 'string') {
      told.value = theirs;
      return;
    }
    const arrival = arrive(everything(), theirs, await boardMerges());
    const isKept = keepAll(arrival.added);
    differing.value = arrival.differing;
    told.value = !isKept ? 'full' : Object.keys(arrival.added).length > 0 ? 'added' : 'nothing-new';
  }
  const settle = (takesTheirs: boolean) => {
    if (takesTheirs) told.value = keepAll(differing.value) ? 'replaced' : 'full';
    differing.value = {};
  };
  return (
    <section aria-labelledby="yours">
      <h2 id="yours">{sayHistory(historyText('yours'))}</h2>
      <p>{sayHistory(historyText('yours-lead'))}</p>
      <div class={css.row}>
        <button
          type="button"
          class="primary"
          onClick={() =>
            saveFile(`teka-${dayOf(new Date())}.json`, writeEverything(everything(), new Date()), 'application/json')
          }
        >
          {sayHistory(historyText('export'))}
        </button>
        <button type="button" onClick={() => chooser.current?.click()}>
          {sayHistory(historyText('import'))}
        </button>
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".json,application/json"
          aria-label={sayHistory(historyText('import'))}
          onChange={(event) => {
            const field = event.currentTarget;
            const [file] = field.files ?? [];
            if (file) void take(file);
            // The same file may be chosen again after it was changed.
            field.value = '';
          }}
        />
      </div>
      <p role="status">{told.value && sayHistory({ code: told.value })}</p>
      {isAsking && (
        <div class={css.row}>
          <p>{sayHistory(historyText('differing', { what: placesOf(differing.value).join(', ') }))}</p>
          <button type="button" onClick={() => settle(false)}>
            {sayHistory(historyText('keep-mine'))}
          </button>
          <button type="button" onClick={() => settle(true)}>
            {sayHistory(historyText('take-theirs'))}
          </button>
        </div>
      )}
    </section>
  );
}

/** What values are about, in words, each once. */
function placesOf(values: Kept): readonly string[] {
  const places = Object.keys(values).map((key) => {
    const [puzzle, name] = key.split(':');
    if (name === undefined) return sayHistory(historyText('page-settings'));
    return sayHistory(historyText('settings-of', { what: names[puzzle!]?.[language.value] ?? puzzle! }));
  });
  return [...new Set(places)];
}
