/** Whether every text that can reach a person is worded in every language. */
import {
  type Dictionary,
  languages,
  type OptionTable,
  type Puzzle,
  speaker,
  type Text,
} from '../../../contract/index.ts';
import { commonTexts } from '../../../presentation/texts.ts';

/** One sentence for each language in which a text, or one inside it, has no words. */
export function wordComplaints(texts: Dictionary, text: Text): string[] {
  const known = Object.hasOwn(texts, text.code) || Object.hasOwn(commonTexts, text.code);
  if (!known) return [`no words for ${text.code}`];
  const complaints = Object.entries(text.params ?? {}).flatMap(([name, value]) => {
    if (value === null || value === undefined || Number.isNaN(value)) return [`${text.code}: ${name} is ${value}`];
    return typeof value === 'object' ? wordComplaints(texts, value) : [];
  });
  if (complaints.length > 0) return complaints;
  return languages.flatMap((language) => {
    const words = speaker(language, texts, commonTexts)(text);
    const wrong = wordingComplaint(words);
    return wrong ? [`${text.code} in ${language}: ${wrong} in ${JSON.stringify(words)}`] : [];
  });
}

/** Traces that a parameter leaves which the wording does not know, or which was not given. Good words may say "null". */
function wordingComplaint(words: unknown): string | undefined {
  if (typeof words !== 'string' || words.trim() === '') return 'no words';
  const trace = /undefined|NaN|\[object/.exec(words)?.[0];
  return trace && `the trace "${trace}" of a missing parameter`;
}

/** Every text a puzzle has before it is asked anything. */
export function textsOf<I, S>(puzzle: Puzzle<I, S>): Text[] {
  const { about, instance, solution, solving, making, playing } = puzzle;
  return [
    about.name,
    about.summary,
    instance.help,
    solution.help,
    ...about.examples.map((example) => example.title),
    ...solving.strategies.flatMap((s) => [
      s.name,
      s.summary,
      s.node.means,
      s.node.count(2),
      ...Object.values(s.gauges ?? {}),
      s.source,
      ...optionTexts(s.options),
    ]),
    ...(making?.difficulties.map((d) => d.name) ?? []),
    ...optionTexts(making?.options),
    ...(playing ? [playing.help] : []),
    ...(typeof solution.cost === 'function' ? [solution.cost(2)] : []),
    ...(instance.attachments ?? []).flatMap((attachment) => [attachment.name, attachment.summary]),
  ];
}

const optionTexts = (table: OptionTable = {}): Text[] =>
  Object.values(table).flatMap((spec) => [
    spec.summary,
    ...(spec.kind === 'choice' ? spec.values.map((value) => value.name) : []),
  ]);
