/** Which strategy solves in a game: the engine's choice, or one that the person names, with values of its options. */
import type { AnyStrategy, Options, Speaker } from '../../../contract/index.ts';
import { cliText } from '../texts.ts';
import type { Table } from './table.ts';
import { groupsOf, namesOf, readWish } from './wish.ts';

/** What a solve is asked for with; empty where the engine chooses. */
export interface Chosen {
  readonly strategy?: string;
  readonly options?: Options;
}

/** Reads `t`, `t 3`, `t some-id` or `t some-id value`; without a word behind it, it only lists what there is. */
export function chooseStrategy(table: Table, words: readonly string[]): void {
  const { puzzle, talk, say } = table;
  const [word, ...values] = words;
  if (word === undefined) return list(table);
  const strategy = word === '0' ? undefined : puzzle.strategies.find((s, i) => s.id === word || String(i + 1) === word);
  if (!strategy) {
    if (word !== '0' || values.length > 0) return complain(table, word);
    table.chosen = {};
    return talk.tell(say(cliText('play-strategy-any')));
  }
  const wish = readWish(valuesOf(strategy, say), values, (value) =>
    cliText('play-strategy-value', { word: value, known: known(strategy, say) }),
  );
  if (!wish.ok) return table.complain(wish.problem);
  table.chosen = { strategy: strategy.id, options: wish.value.options };
  talk.tell(say(cliText('play-strategy', { strategy: [strategy.id, ...values].join(' ') })));
}

function list({ puzzle, talk, say, chosen, terminal }: Table): void {
  const rows = [
    { id: say(cliText('play-automatic')), words: '', current: chosen.strategy === undefined },
    ...puzzle.strategies.map((s) => ({ id: s.id, words: known(s, say), current: s.id === chosen.strategy })),
  ];
  for (const [i, { id, words, current }] of rows.entries()) {
    talk.tell(
      `${current ? '*' : ' '} ${String(i).padStart(2)}  ${id}${words === '' ? '' : terminal.colors.dim(`  ${words}`)}`,
    );
  }
  talk.tell(say(cliText('play-strategy-how')));
}

/** The values that may be named with a strategy. */
const valuesOf = ({ options = {} }: AnyStrategy, say: Speaker) => groupsOf({ difficulties: [], options }, say);

const known = (strategy: AnyStrategy, say: Speaker): string => valuesOf(strategy, say).map(namesOf).join(' ');

function complain(table: Table, word: string): void {
  table.complain({ text: cliText('play-no-strategy', { word, most: table.puzzle.strategies.length }) });
}
