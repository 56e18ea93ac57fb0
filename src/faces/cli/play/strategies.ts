/** Which strategy solves in a game: the engine's choice, or one that the person names, with values of its options. */
import type { AnyStrategy, Options, Speaker } from '../../../contract/index.ts';
import { cliText } from '../texts.ts';
import type { Session } from './session.ts';
import { groupsOf, namesOf, readWish } from './wish.ts';

/** What a solve is asked for with; empty where the engine chooses. */
export interface Chosen {
  readonly strategy?: string;
  readonly options?: Options;
}

/** Reads `t`, `t 3`, `t some-id` or `t some-id value`; without a further word, it only lists the strategies. */
export function chooseStrategy(session: Session, words: readonly string[]): void {
  const { puzzle, talk, say } = session;
  const [word, ...values] = words;
  if (word === undefined) return list(session);
  const strategy =
    word === '0' ? undefined : puzzle.solving.strategies.find((s, i) => s.id === word || String(i + 1) === word);
  if (!strategy) {
    if (word !== '0' || values.length > 0) return complain(session, word);
    session.chosen = {};
    return talk.tell(say(cliText('play-strategy-any')));
  }
  const wish = readWish(valuesOf(strategy, say), values, (value) =>
    cliText('play-strategy-value', { word: value, known: known(strategy, say) }),
  );
  if (!wish.ok) return session.complain(wish.problem);
  session.chosen = { strategy: strategy.id, options: wish.value.options };
  talk.tell(say(cliText('play-strategy', { strategy: [strategy.id, ...values].join(' ') })));
}

function list({ puzzle, talk, say, chosen, terminal }: Session): void {
  const rows = [
    { id: say(cliText('play-automatic')), words: '', current: chosen.strategy === undefined },
    ...puzzle.solving.strategies.map((s) => ({ id: s.id, words: known(s, say), current: s.id === chosen.strategy })),
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

function complain(session: Session, word: string): void {
  session.complain({ text: cliText('play-no-strategy', { word, most: session.puzzle.solving.strategies.length }) });
}
