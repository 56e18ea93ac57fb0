/** Levels by number: the seed follows from language, difficulty and number alone, so all players share level 12. */
import { type DictionaryLanguage, dictionaryLanguages } from '../../model.ts';
import { hashOf } from '../store.ts';

export interface Series {
  readonly language: DictionaryLanguage;
  readonly difficulty: string;
}

export interface Level extends Series {
  /** From 1. */
  readonly number: number;
}

/** What a series is called where progress is kept. */
export const seriesName = ({ language, difficulty }: Series): string => `${language}.${difficulty}`;

export const isInSeries = (level: Level | undefined, series: Series): boolean =>
  level !== undefined && seriesName(level) === seriesName(series);

/** `en.easy.12`. */
export const writeLevel = (level: Level): string => `${seriesName(level)}.${level.number}`;

const WRITTEN = /^([a-z]{2})\.([a-z0-9-]{1,30})\.([1-9]\d{0,5})$/;

export function readLevel(written: string): Level | undefined {
  const [, word, difficulty, number] = WRITTEN.exec(written) ?? [];
  const language = dictionaryLanguages.find((known) => known === word);
  return language && difficulty ? { language, difficulty, number: Number(number) } : undefined;
}

export const seedOf = (level: Level): number => hashOf(writeLevel(level));
