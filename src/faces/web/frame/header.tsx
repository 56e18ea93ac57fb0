/** The head of every page: the way home, the rooms, what hands on the room that is open, and a menu with the settings. */
import names from 'virtual:puzzle-names';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { catalogue } from '../../../puzzles/catalogue.ts';
import { Icon } from '../parts/icon.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { language, say } from '../settings.ts';
import { text } from '../texts.ts';
import { opened } from '../title.ts';
import css from './header.module.css';
import { ShareButton } from './share-button.tsx';

export function Header() {
  const here = opened.value;
  return (
    <header class={css.header}>
      <a class={css.home} href="#/" aria-label={`Teka, ${say(text('all-puzzles'))}`}>
        Teka
      </a>
      {here?.address && <h1 class={css.name}>{here.name}</h1>}
      {here?.address && <Rooms />}
      {here?.address && <ShareButton here={here} />}
      <Menu />
    </header>
  );
}

/** The rooms, always one step away. */
function Rooms() {
  return (
    <nav class={css.rooms} aria-label={say(text('all-puzzles'))}>
      {catalogue.map(({ id }) => {
        const name = names[id]?.[language.value] ?? id;
        return (
          <a key={id} href={`#/${id}`} aria-current={name === opened.value?.name ? 'page' : undefined}>
            {name}
          </a>
        );
      })}
    </nav>
  );
}

function Menu() {
  const isOpen = useSignal(false);
  const menu = useRef<HTMLDivElement>(null);
  const close = () => {
    isOpen.value = false;
  };
  useEffect(() => {
    if (!isOpen.value) return;
    const outside = (event: Event) => {
      if (!menu.current?.contains(event.target as Node)) close();
    };
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
      menu.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', leave, true);
    addEventListener('hashchange', close);
    return () => {
      document.removeEventListener('keydown', leave, true);
      document.removeEventListener('pointerdown', outside);
      removeEventListener('hashchange', close);
    };
  }, [isOpen.value]);
  return (
    <div ref={menu} class={css.menu}>
      <button
        type="button"
        class={`plain ${css.opener}`}
        aria-label={say(text('menu'))}
        aria-expanded={isOpen.value}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        <Icon name="menu" />
      </button>
      {isOpen.value && (
        <div class={css.sheet}>
          <Loaded load={() => import('../settings-bar.tsx')} show={({ Settings }) => <Settings />} />
          {opened.value?.address && <Rooms />}
        </div>
      )}
    </div>
  );
}
