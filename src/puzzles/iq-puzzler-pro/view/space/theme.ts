/** The page's colours, and when they change. */
import { Color } from 'three';

const roles = ['paper', 'ink', 'line', 'accent', 'warning'] as const;
export type Theme = Readonly<Record<(typeof roles)[number], Color>>;

/** Custom properties come as they are written; only a real property shows what they amount to in the theme in force. */
export function readTheme(element: HTMLElement): Theme {
  const read = (role: string) => {
    element.style.color = `var(--${role})`;
    return new Color(getComputedStyle(element).color);
  };
  const theme = Object.fromEntries(roles.map((role) => [role, read(role)])) as Record<(typeof roles)[number], Color>;
  element.style.color = '';
  return theme;
}

/** Returns a function that stops it. */
export function watchTheme(changed: () => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const watch = new MutationObserver(changed);
  dark.addEventListener('change', changed);
  watch.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => {
    dark.removeEventListener('change', changed);
    watch.disconnect();
  };
}
