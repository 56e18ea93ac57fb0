/** Whether every text that can reach a person is worded in every language. */
import {
  type Dictionary,
  languages,
  type OptionTable,
  type Puzzle,
  speaker,
  type Text,
} from '../../../contract/index.ts';
import { engineTexts } from '../../../engine/texts.ts';

/** One sentence for each language in which a text, or one inside it, has no words. */
export function wordComplaints(texts: Dictionary, text: Text): string[] {
  const known = Object.hasOwn(texts, text.code) || Object.hasOwn(engineTexts, text.code);
  if (!known) return [`no words for ${text.code}`];
  const complaints = languages.flatMap((language) => {
    const words = speaker(language, texts, engineTexts)(text);
    // A wording that leaves such traces was given a parameter it does not know, or knows one that was not given.
    const broken = typeof words !== 'string' || words.trim() === '' || /undefined|NaN|\[object|\bnull\b/.test(words);
    return broken ? [`${text.code} in ${language}: ${JSON.stringify(words)}`] : [];
  });
  for (const param of Object.values(text.params ?? {})) {
    if (typeof param === 'object') complaints.push(...wordComplaints(texts, param));
  }
  return complaints;
}

/** Every text a puzzle has before it is asked anything. */
export function textsOf<I, S>(puzzle: Puzzle<I, S>): Text[] {
  const { name, summary, help, examples, strategies, generator, moves, attachments = [] } = puzzle;
  return [
    name,
    summary,
    help.instance,
    help.solution,
    ...examples.map((example) => example.title),
    ...strategies.flatMap((s) => [s.summary, s.node.means, s.node.count(2), s.source, ...optionTexts(s.options)]),
    ...(generator?.difficulties.map((d) => d.name) ?? []),
    ...optionTexts(generator?.options),
    ...(moves ? [moves.help] : []),
    ...attachments.flatMap((attachment) => [attachment.name, attachment.summary]),
  ];
}

const optionTexts = (table: OptionTable = {}): Text[] =>
  Object.values(table).flatMap((spec) => [
    spec.summary,
    ...(spec.kind === 'choice' ? spec.values.map((value) => value.name) : []),
  ]);
