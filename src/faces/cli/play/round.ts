/** One puzzle until it is solved or left: answers or moves, and the letters that ask for help. */
import type { AnyPuzzle } from '../../../contract/index.ts';
import { wordEnding } from '../../../engine/ending.ts';
import { layouter, plainRows } from '../../../engine/layout.ts';
import { Leave } from '../conversation.ts';
import { cliText } from '../texts.ts';
import type { Table } from './table.ts';

type Moves = NonNullable<AnyPuzzle['moves']>;

export async function round(table: Table, begin: string): Promise<void> {
  const { puzzle, talk, say } = table;
  const { moves } = puzzle;
  /** Every position so far, the present one last. */
  const positions = [begin];
  /** How many hints the present one has had. */
  let told = 0;
  for (;;) {
    const text = positions.at(-1)!;
    table.show(text);
    const line = await talk.ask(say(cliText(moves ? 'play-move' : 'play-prompt')));
    // Capitals may be moves; a puzzle without moves never told them apart.
    const command = moves ? line : line.toLowerCase();
    if (command === 'q') throw new Leave();
    if (command === 'n') return;
    if (command === 's') await table.solve(text);
    else if (command === 'h') await table.hint(text, told++);
    else if (command === 'e') await table.explain(text);
    else if (command === '') talk.tell(say(moves ? moves.help : puzzle.help.solution));
    else if (!moves) {
      if (await table.check(text, line)) return;
    } else if (command === 'c') await tellWhetherOpen(table, text);
    else if (command === 'w') await table.save(`${text}\n`);
    else if (command === 'u') {
      if (positions.length > 1) positions.pop();
      else talk.tell(say(cliText('play-first-move')));
      told = 0;
    } else {
      const next = played(table, moves, text, line);
      if (next === undefined) continue;
      positions.push(next);
      told = 0;
      if (isFinished(puzzle, moves, next)) return finish(table, next);
    }
  }
}

/** The position after a move; nothing after saying why there is none. */
function played(table: Table, moves: Moves, text: string, move: string): string | undefined {
  const { instance } = table.puzzle;
  const before = instance.parse(text);
  const next = before.ok ? moves.play(before.value, move) : before;
  if (next.ok) return instance.format(next.value);
  // A move is one short line: where in it something is wrong need not be said.
  table.complain({ text: next.problem.text });
  return undefined;
}

function isFinished({ instance }: AnyPuzzle, moves: Moves, text: string): boolean {
  const position = instance.parse(text);
  return position.ok && moves.finished(position.value);
}

async function finish(table: Table, text: string): Promise<void> {
  table.show(text);
  table.rejoice(cliText('play-done'));
  const rows = layouter(table.puzzle, text)?.();
  await table.offerToSave(rows ? `${plainRows(rows).join('\n')}\n` : `${text}\n`);
}

/** Whether this still leads to a solution, without telling which. */
async function tellWhetherOpen(table: Table, text: string): Promise<void> {
  const { last, goal } = await table.search(text, 'first');
  if (last.type === 'refused') return table.complain(last.problem);
  if (last.type === 'failed') return table.talk.tell(table.say(last.text));
  if (last.count > 0) return table.rejoice(cliText('play-open'));
  table.complain({ text: last.proven ? cliText('play-lost') : wordEnding(last, goal) });
}
