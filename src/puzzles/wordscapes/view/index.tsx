/** The board: three uses of one text, of which one is shown at a time. Playing is loaded with it, the others when asked for. */
import { effect, signal, useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { speaker } from '../../../contract/index.ts';
import panel from '../../../faces/web/board/panels.module.css';
import table from '../../../faces/web/board/table.module.css';
import type { BoardModule, BoardProps } from '../../../faces/web/board.ts';
import type { wordscapes } from '../index.ts';
import type { Task } from '../model.ts';
import css from './board.module.css';
import * as play from './play/index.tsx';
import { createStore } from './store.ts';
import { frameTexts, text } from './texts.ts';
import { readUse, type UseName, type UseProps, uses, writeUse } from './use.ts';

export const places: BoardModule['places'] = ['generate', 'hint', 'check'];

const later = {
  mine: () => import('./mine/index.tsx'),
  watch: () => import('./watch/index.tsx'),
} as const;

export function Board(props: BoardProps<typeof wordscapes>) {
  const { state, instance, kept, memory, write } = props;
  const say = speaker(props.language.value, frameTexts);
  const store = useMemo(() => createStore({ kept, memory }), [kept, memory]);
  const liked = useMemo(() => props.remembered('use', uses, 'play'), [props.remembered]);
  const begun = useMemo(() => readUse(state.peek()), [state]);
  const use = useSignal<UseName>(begun.use ?? usual(instance.peek(), liked.peek()));
  // The state of a link belongs to the use that it was made in; another begins from what the text and the device have.
  const own = useMemo(() => signal(begun.rest), [begun]);
  useEffect(
    () =>
      effect(() => {
        state.value = writeUse(use.value, own.value);
      }),
    [state, use, own],
  );

  const go = (next: UseName) => {
    if (next === use.value) return;
    own.value = '';
    use.value = next;
    liked.value = next;
  };
  const all: UseProps = { ...props, state: own, store, go };
  const behind = store.ownBehind(instance.value === undefined ? '' : props.puzzle.instance.format(instance.value));
  return (
    <>
      <fieldset class={css.uses} aria-label={say(text('uses'))}>
        {uses.map((name) => (
          <button key={name} type="button" aria-pressed={name === use.value} onClick={() => go(name)}>
            {say(text(name))}
          </button>
        ))}
      </fieldset>
      {use.value !== 'play' && behind !== undefined && (
        <div class={css.kept}>
          <p>{say(text('own-kept'))}</p>
          <button type="button" onClick={() => write(behind)}>
            {say(text('bring-back'))}
          </button>
        </div>
      )}
      {use.value === 'play' ? <play.Use {...all} /> : <Later key={use.value} use={use.value} all={all} />}
      {use.value === 'mine' && (
        <div class={panel.panel}>
          <props.parts.Generate label={say(text('new-level'))} />
        </div>
      )}
    </>
  );
}

/** Something that cannot be played is most likely to be solved. */
const usual = (task: Task | undefined, liked: UseName): UseName =>
  liked === 'play' && task !== undefined && task.shape.kind !== 'grid' ? 'mine' : liked;

/** A use that is loaded when it is shown first. */
function Later({ use, all }: { use: keyof typeof later; all: UseProps }) {
  const [loaded, setLoaded] = useState<{ Use: ComponentType<UseProps> } | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let wanted = true;
    later[use]().then(
      (module) => wanted && setLoaded(module),
      () => wanted && setLoaded('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [use]);
  const say = speaker(all.language.value, frameTexts);
  if (typeof loaded === 'object') return <loaded.Use {...all} />;
  return (
    <p class={`${table.table} ${table.bare}`} role="status">
      {say(text(loaded === 'failed' ? 'load-failed' : 'loading'))}
    </p>
  );
}
