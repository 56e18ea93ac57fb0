/** Finds and loads a puzzle and its board, then opens the room. */
import names from 'virtual:puzzle-names';
import { useEffect, useMemo } from 'preact/hooks';
import { type AnyPuzzle, type CatalogueEntry, speaker } from '../../../contract/index.ts';
import { findPuzzle } from '../../../engine/find.ts';
import { commonTexts } from '../../../presentation/texts.ts';
import { catalogue } from '../../../puzzles/catalogue.ts';
import type { BoardModule } from '../board.ts';
import { loading } from '../parts/loading.ts';
import type { RoomLink } from '../route.ts';
import { language, say } from '../settings.ts';
import { text } from '../texts.ts';
import css from './room.module.css';
import { createRoom } from './room.ts';
import { RoomView } from './room-view.tsx';

/** Boards live with their puzzles; a puzzle without one has its picture instead. */
const boards = import.meta.glob<BoardModule>([
  '../../../puzzles/*/view/index.tsx',
  // It is there to be copied, not shipped.
  '!../../../puzzles/template/**',
]);

interface Loaded {
  readonly puzzle: AnyPuzzle;
  readonly board: BoardModule | undefined;
}

async function load(entry: CatalogueEntry): Promise<Loaded> {
  const board = boards[`../../../puzzles/${entry.id}/view/index.tsx`];
  const [puzzle, module] = await Promise.all([entry.load(), board?.()]);
  return { puzzle, board: module };
}

export function RoomPage({ word, link }: { word: string; link: RoomLink }) {
  const found = useMemo(() => findPuzzle(catalogue, word), [word]);
  if (!found.ok) return <Lost why={speaker(language.value, commonTexts)(found.problem.text)} />;
  return <Loading entry={found.value} link={link} />;
}

/** For a link that leads to no puzzle: the reason first, then ways on. */
function Lost({ why }: { why: string }) {
  return (
    <div class={css.message}>
      <h1>{say(text('lost'))}</h1>
      <p>{why}</p>
      <ul class={css.ways}>
        {catalogue.map(({ id }) => (
          <li key={id}>
            <a href={`#/${id}`}>{names[id]?.[language.value] ?? id}</a>
          </li>
        ))}
        <li>
          <a href="#/">{say(text('all-puzzles'))}</a>
        </li>
      </ul>
    </div>
  );
}

function Loading({ entry, link }: { entry: CatalogueEntry; link: RoomLink }) {
  const state = useMemo(() => loading(load(entry)), [entry]);
  const { value } = state;
  if (value === 'loading') return <p class={css.message}>{say(text('loading'))}</p>;
  if (value === 'failed') return <p class={css.message}>{say(text('load-failed'))}</p>;
  if (link.day !== undefined && link.text === undefined) return <OfDay loaded={value} link={link} />;
  return <Opened loaded={value} link={link} />;
}

/** A day's challenge has to be made before the room opens with it. */
function OfDay({ loaded, link }: { loaded: Loaded; link: RoomLink }) {
  const made = useMemo(() => loading(import('./of-day.ts').then((day) => day.linkOfDay(loaded.puzzle, link))), [link]);
  const { value } = made;
  if (value === 'loading') return <p class={css.message}>{say(text('making-challenge'))}</p>;
  if (value === 'failed') return <p class={css.message}>{say(text('load-failed'))}</p>;
  return <Opened loaded={loaded} link={value} />;
}

function Opened({ loaded: { puzzle, board }, link }: { loaded: Loaded; link: RoomLink }) {
  const room = useMemo(() => createRoom(puzzle, link), [puzzle, link]);
  useEffect(() => () => room.dispose(), [room]);
  return <RoomView room={room} board={board} />;
}
