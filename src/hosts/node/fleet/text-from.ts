/**
 * Texts from other machines. A text is made anew from what is known of texts: nothing else of what was sent reaches a terminal
 * or a journal.
 */
import { type Dictionary, languages, type Param, speaker, type Text } from '../../../contract/index.ts';
import { plain } from './plain.ts';

const MOST_PARAMS = 40;
/** How deep texts lie in texts. */
const DEEPEST = 5;
/** A parameter may be a whole solution. */
const LONGEST = 10_000;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value has the form of a text, however it came to be. */
export function isText(value: unknown, depth = 0): value is Text {
  if (!isFields(value) || depth > DEEPEST) return false;
  const { code, params = {} } = value;
  if (typeof code !== 'string' || !/^[A-Za-z][\w-]{0,99}$/.test(code) || !isFields(params)) return false;
  const entries = Object.entries(params);
  return entries.length <= MOST_PARAMS && entries.every(([name, param]) => isName(name) && isParam(param, depth));
}

const isName = (name: string): boolean => /^[A-Za-z]\w{0,99}$/.test(name);

function isParam(value: unknown, depth: number): value is Param {
  if (typeof value === 'string') return value.length <= LONGEST;
  return typeof value === 'number' ? Number.isFinite(value) : isText(value, depth + 1);
}

/** The same text; undefined where it is none, or where no dictionary has words for it. */
export function textFrom(value: unknown, dictionaries: readonly Dictionary[]): Text | undefined {
  if (!isText(value) || !isKnown(value, dictionaries)) return undefined;
  const text = clean(value);
  try {
    // Parameters of another kind than the words need.
    for (const language of languages) if (speaker(language, ...dictionaries)(text).length > LONGEST) return undefined;
  } catch {
    return undefined;
  }
  return text;
}

const isKnown = ({ code, params = {} }: Text, dictionaries: readonly Dictionary[]): boolean =>
  dictionaries.some((dictionary) => Object.hasOwn(dictionary, code)) &&
  Object.values(params).every((param) => typeof param !== 'object' || isKnown(param, dictionaries));

function clean({ code, params }: Text): Text {
  if (!params) return { code };
  const cleaned = Object.entries(params).map(([name, param]): [string, Param] => [
    name,
    typeof param === 'string' ? plain(param, LONGEST) : typeof param === 'object' ? clean(param) : param,
  ]);
  return { code, params: Object.fromEntries(cleaned) };
}
