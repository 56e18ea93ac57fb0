/** A screen that is drawn over in place while keys are read; however it ends, the terminal is as it was before. */
import { beforeLeaving, onInterrupt } from '../interrupt.ts';
import type { Terminal } from '../terminal.ts';
import { rowsTaken } from '../wrap.ts';

/** Milliseconds between two looks at what is to be shown. */
const INTERVAL = 33;
const [HIDE_CURSOR, SHOW_CURSOR] = ['\x1b[?25l', '\x1b[?25h'];

/** What a screen shows and what steers it. */
export interface Show {
  /** The board, and what stands below it: where there is not enough room, the end of the board is left out. */
  frame(): { readonly board: string; readonly below: readonly string[] };
  /** Time has passed. */
  pass(milliseconds: number): void;
  /** Keys were pressed; returns whether the person leaves. */
  press(piece: string): 'leave' | 'interrupt' | undefined;
}

/** Whether there are keys to read and a screen to draw on; a terminal that calls itself dumb can show lines only. */
export const hasScreen = ({ input, output, env }: Terminal): boolean =>
  input.isTTY === true && output.isTTY === true && env.TERM !== 'dumb';

export async function showScreen(terminal: Terminal, show: Show): Promise<'leave' | 'interrupt'> {
  const { input, output, now } = terminal;
  const picture = new Picture(terminal);
  const restore = () => {
    input.setRawMode(false);
    output.write(SHOW_CURSOR);
  };
  const offExit = beforeLeaving(restore);
  input.setRawMode(true);
  output.write(HIDE_CURSOR);
  let end: (how: 'leave' | 'interrupt') => void = () => undefined;
  const ended = new Promise<'leave' | 'interrupt'>((settle) => {
    end = settle;
  });
  const offInterrupt = onInterrupt(() => end('interrupt'));
  const read = (piece: Buffer | string) => {
    const how = show.press(piece.toString());
    picture.draw(show.frame());
    if (how) end(how);
  };
  const hangUp = () => end('leave');
  input.on('data', read).once('end', hangUp);
  input.resume();
  let last = now();
  picture.draw(show.frame());
  const timer = setInterval(() => {
    const time = now();
    show.pass(time - last);
    last = time;
    picture.draw(show.frame());
  }, INTERVAL);
  try {
    return await ended;
  } finally {
    clearInterval(timer);
    input.off('data', read).off('end', hangUp).pause();
    offInterrupt();
    offExit();
    restore();
  }
}

class Picture {
  /** What stands on the screen. */
  #shown: string | undefined;

  constructor(private readonly terminal: Terminal) {}

  draw({ board, below }: ReturnType<Show['frame']>): void {
    const { output } = this.terminal;
    // A terminal that is behind gets the next picture, not all of them.
    if (output.writableNeedDrain) return;
    const rest = below.join('\n');
    const room = (output.rows || 24) - 1 - rowsTaken(this.terminal, rest);
    const lines = [...fitting(this.terminal, board.split('\n'), room), ...rest.split('\n')];
    const next = lines.join('\n');
    if (next === this.#shown) return;
    const up = this.#shown === undefined ? 0 : rowsTaken(this.terminal, this.#shown);
    // Each line is written over the one before, so that nothing flickers.
    output.write(`\r${up > 0 ? `\x1b[${up}A` : ''}${lines.map((line) => `${line}\x1b[K\n`).join('')}\x1b[J`);
    this.#shown = next;
  }
}

/** The first lines that fit into the rows there are, with a mark where some do not. */
function fitting(terminal: Terminal, lines: readonly string[], room: number): readonly string[] {
  if (rowsTaken(terminal, lines.join('\n')) <= room) return lines;
  const kept: string[] = [];
  for (const line of lines) {
    if (rowsTaken(terminal, [...kept, line, '…'].join('\n')) > room) break;
    kept.push(line);
  }
  return [...kept, '…'];
}
