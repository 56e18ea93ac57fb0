/**
 * The board in the modes of its room. What is played, drawn, watched and compared is one text, with the letters found in
 * it. Solving is loaded when it is shown first.
 */
import { computed, effect, signal } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { speaker } from '../../../contract/index.ts';
import { attend } from '../../../faces/web/board/session.ts';
import table from '../../../faces/web/board/table.module.css';
import type { BoardProps, FrameProps } from '../../../faces/web/board.ts';
import type { wordscapes } from '../index.ts';
import css from './board.module.css';
import { playParts } from './play/index.tsx';
import { type Playing, usePlay } from './play/use-play.ts';
import { createStore } from './store.ts';
import { frameTexts, text } from './texts.ts';
import { modeFor, readUse, type UseProps, useOf, writeUse } from './use.ts';
import { stillParts, useWatch, watchParts } from './watch/index.tsx';

type Props = BoardProps<typeof wordscapes>;
type Parts = Omit<FrameProps, 'position'>;

export function Board(props: Props) {
  const { Frame, mode, kept, memory, instance, puzzle } = props;
  const store = useMemo(() => createStore({ kept, memory }), [kept, memory]);
  const all: UseProps = { ...props, store };
  const { begun, progress, draft } = useStates(props);
  const playing = usePlay(all, begun.progress, progress);
  const { session } = playing;
  const lies = useMemo(() => session?.position ?? instance, [session, instance]);
  const position = useMemo(() => computed(() => (lies.value ? puzzle.instance.format(lies.value) : '')), [lies]);
  const mine = useMine(all, playing, { written: begun.draft, state: draft });
  const watch = useWatch(all, position);
  const parts = (): Parts => {
    if (mode.value === 'play') return playParts(all, playing);
    if (mode.value === 'watch') return watchParts(all, lies.value, watch);
    if (mode.value === 'compare') return stillParts(lies.value);
    if (typeof mine === 'object') return mine.parts();
    // What comes finds its room.
    return { isDrawnOn: true, head: <div class={css.soon} />, children: <Loading {...props} is={mine} /> };
  };
  const { head, ...others } = parts();
  const behind = store.ownBehind(instance.value === undefined ? '' : puzzle.instance.format(instance.value));
  return (
    <Frame
      {...others}
      position={mode.value === 'solve' && typeof mine === 'object' ? mine.position : position}
      head={
        <>
          {mode.value !== 'play' && behind !== undefined && <Behind {...all} own={behind} />}
          {head}
        </>
      }
    />
  );
}

/** The room's state, which belongs to the mode: how far the game is, or a drawing that is not yet a level. */
function useStates({ state, mode, instance }: Props) {
  const begun = useMemo(() => {
    const { use, rest } = readUse(state.peek());
    // A state from before the modes says where it belongs; a text that cannot be played is most likely to be solved.
    if (mode.peek() === 'play') {
      const task = instance.peek();
      mode.value = use ? modeFor(use) : task && task.shape.kind !== 'grid' ? 'solve' : 'play';
    }
    const isDraft = rest.startsWith('[');
    return { draft: isDraft ? rest : '', progress: isDraft ? '' : rest };
  }, []);
  const progress = useMemo(() => signal(begun.progress), []);
  const draft = useMemo(() => signal(begun.draft), []);
  useEffect(
    () =>
      effect(() => {
        const rest = (mode.value === 'solve' && draft.value) || progress.value;
        state.value = writeUse(useOf(mode.value), rest);
      }),
    [],
  );
  return { begun, progress, draft };
}

/** A level being entered, while the room is there. It begins with the letters that the game knows. */
function useMine(props: UseProps, { session, standing }: Playing, kept: { written: string; state: Props['state'] }) {
  const { mode, store, puzzle } = props;
  const isHere = mode.value === 'solve';
  const module = useLater(isHere, () => import('./mine/index.tsx'));
  // Letters found before are waited for; what is drawn from then on is the person's own.
  const begins = useRef(false);
  begins.current = isHere && (begins.current || standing?.is !== 'asking');
  const isReady = begins.current && typeof module === 'object';
  const written = useRef(kept.written);
  const drawn = useMemo(() => {
    if (!isReady) return undefined;
    const own = session && puzzle.instance.format(session.task);
    const begin = {
      written: written.current,
      lies: session?.position.peek(),
      isPlayed: (one: string) => one === own || store.game(one) !== '',
    };
    written.current = '';
    return module.createSession(props, begin);
  }, [isReady]);
  useEffect(() => {
    if (!drawn) return;
    const end = attend(drawn, { ...props, state: kept.state });
    return () => {
      end();
      kept.state.value = '';
    };
  }, [drawn]);
  if (!drawn || typeof module === 'string') return module === 'failed' ? module : 'loading';
  return { position: drawn.position, parts: () => module.mineParts(props, drawn) };
}

/** A part that is loaded when it is wanted first. */
function useLater<Module>(isWanted: boolean, load: () => Promise<Module>): Module | 'loading' | 'failed' {
  const [loaded, setLoaded] = useState<Module | 'loading' | 'failed'>('loading');
  useEffect(() => {
    if (!isWanted || typeof loaded === 'object') return;
    load().then(
      (module) => setLoaded(module),
      () => setLoaded('failed'),
    );
  }, [isWanted]);
  return loaded;
}

function Loading({ language, is }: Props & { is: 'loading' | 'failed' }) {
  const say = speaker(language.value, frameTexts);
  return (
    <p class={table.message} role="status">
      {say(text(is === 'failed' ? 'load-failed' : 'loading'))}
    </p>
  );
}

/** The way back to the person's own text, which a level took the place of. */
function Behind({ language, write, own }: UseProps & { own: string }) {
  const say = speaker(language.value, frameTexts);
  return (
    <div class={css.kept}>
      <p class="quiet">{say(text('own-kept'))}</p>
      <button type="button" onClick={() => write(own)}>
        {say(text('bring-back'))}
      </button>
    </div>
  );
}
