/**
 * "Why does nothing come of this node?" The wrong reasons are those of other nodes, but only such as cannot be true here as
 * well: the same sentence with other numbers, or one that names nothing in particular where the right one does not either.
 */
import { type Random, shuffled } from '../../algorithms/random/random.ts';
import { languages, type Param, speaker, type Text } from '../../contract/index.ts';
import { commonTexts } from '../../presentation/texts.ts';
import { outcomeText } from '../sentence.ts';
import { MOST_CHOICES, type Question, type Searched } from './model.ts';
import { type Shape, settledAtOnce } from './shape.ts';
import { exerciseText } from './texts.ts';

const codes = { 'dead end': 'ask-why-dead-end', cut: 'ask-why-cut' } as const;

interface Reasoned {
  readonly node: number;
  readonly outcome: keyof typeof codes;
  readonly why: Text;
  /** The reason in all languages. */
  readonly words: string;
}

export function* reasonQuestions(shape: Shape, { puzzle }: Searched, random: Random): Iterable<Question> {
  const { recording } = shape;
  const groups = new Map<string, Reasoned[]>();
  for (let node = 0; node < recording.count; node++) {
    const outcome = settledAtOnce(shape, node);
    const why = recording.why(node);
    if ((outcome !== 'dead end' && outcome !== 'cut') || !why) continue;
    const words = languages.map((language) => speaker(language, puzzle.texts, commonTexts)(why)).join('\n');
    const group = `${outcome} ${sortOf(why)}`;
    groups.set(group, [...(groups.get(group) ?? []), { node, outcome, why, words }]);
  }
  for (const group of groups.values()) if (new Set(group.map(({ words }) => words)).size < 2) group.length = 0;
  const all = [...groups.values()].flatMap((group) => group.map((reasoned) => ({ reasoned, group })));
  for (const { reasoned, group } of shuffled(all, random)) {
    const { node, outcome, why } = reasoned;
    const choices = shuffled([why, ...othersOf(reasoned, group)], random);
    yield {
      kind: 'reason',
      ...{ ask: exerciseText(codes[outcome], { node }), steps: recording.madeAt(node) + 1, node },
      ...{ hidden: recording.figures, isFromParent: true },
      ...{ choices: choices.map((text) => ({ text })), right: choices.indexOf(why) },
      because: outcomeText(recording, node),
    };
  }
}

/** Reasons of the nearest nodes, which are the likeliest to be taken for this one's. */
function othersOf({ node, words }: Reasoned, group: readonly Reasoned[]): readonly Text[] {
  const distance = (other: Reasoned) => Math.abs(other.node - node);
  const others = new Map<string, Text>();
  for (const other of [...group].sort((a, b) => distance(a) - distance(b) || a.node - b.node)) {
    if (others.size === MOST_CHOICES - 1) break;
    if (other.words !== words) others.set(other.words, other.why);
  }
  return [...others.values()];
}

/** Two reasons of the same sort that are not the same cannot both be true of one node. */
function sortOf({ code, params = {} }: Text): string {
  const entries = Object.entries(params);
  if (entries.length === 0) return '';
  return JSON.stringify([code, entries.map(([name, value]) => [name, isNumber(value) ? 0 : value])]);
}

/** A number, or one that is written as a text, such as a fraction. */
const isNumber = (value: Param): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^[-−]?\d+([./]\d+)?$/.test(value));
