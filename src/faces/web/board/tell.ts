/** Says what happened on a board, in the language of the moment. */
import { useMemo } from 'preact/hooks';
import { type Dictionary, speaker, type Text } from '../../../contract/index.ts';
import type { BoardProps } from '../board.ts';

/** What came of an act: a sentence to be said, or nothing that needs words. */
// biome-ignore lint/suspicious/noConfusingVoidType: acts may also give back nothing at all
export type Done = Text | boolean | undefined | void;

export type Tell = (done: Done) => void;

/** A function that says a sentence of these dictionaries to screen readers; without a sentence it does nothing. */
export function useTell(
  { announce, language }: Pick<BoardProps, 'announce' | 'language'>,
  ...dictionaries: readonly Dictionary[]
): Tell {
  return useMemo(
    () => (done) => {
      if (typeof done === 'object') announce(speaker(language.value, ...dictionaries)(done));
    },
    [announce, language, ...dictionaries],
  );
}
