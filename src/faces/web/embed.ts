/** Whether this page stands inside of another one, as a lecturer's: one mode of one room, alone, which keeps nothing. */
import type { Language } from '../../contract/index.ts';
import { embedAsked } from './route.ts';

const asked = globalThis.location ? embedAsked(location.search, location.hash) : undefined;

export const isEmbedded: boolean = asked !== undefined;

/** The language that the embedding page asks for. */
export const embedLanguage: Language | undefined = asked?.language;
