/** How a person likes the page: language, theme, motion. Remembered, and applied to the document as attributes. */
import { computed, effect, signal } from '@preact/signals';
import { type Dictionary, type Language, languages, type Speaker, speaker } from '../../contract/index.ts';
import { embedLanguage } from './embed.ts';
import { listen, setting } from './store.ts';
import { webTexts } from './texts.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
const guess = spoken.map((tag) => languages.find((l) => l === tag)).find((l) => l !== undefined);

export const language = setting<Language>('language', languages, embedLanguage ?? guess ?? 'en');
export const theme = setting<Theme>('theme', themes, 'system');

const stillness = matchMedia('(prefers-reduced-motion: reduce)');
const systemStill = signal(stillness.matches);
stillness.addEventListener('change', () => {
  systemStill.value = stillness.matches;
});

/** `system` until the person says otherwise; their word then outranks the system's. */
const motionChoice = setting('motion', ['system', 'on', 'off'] as const, 'system');

/** Whether things may move by themselves. */
export const motion = computed(() =>
  motionChoice.value === 'system' ? !systemStill.value : motionChoice.value === 'on',
);

export function switchMotion(): void {
  motionChoice.value = motion.value ? 'off' : 'on';
}

/** Words the page's own texts; reading it in a view subscribes that view to the language. */
export const say: Speaker = (sentence) => speaker(language.value, webTexts)(sentence);

/** Words the texts of a part of the page that has its own dictionary. */
export const sayer =
  (texts: Dictionary): Speaker =>
  (sentence) =>
    speaker(language.value, texts)(sentence);

/** A number as the language writes it. */
export const figure = (value: number): string => new Intl.NumberFormat(language.value).format(value);

/** Keeps the document's attributes in step with the settings, and these with the other tabs. */
export function applySettings(): void {
  listen(window);
  const root = document.documentElement;
  effect(() => {
    root.lang = language.value;
    root.dataset.theme = theme.value;
    root.dataset.motion = motion.value ? 'on' : 'off';
  });
}
