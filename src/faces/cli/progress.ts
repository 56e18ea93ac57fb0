/** One line on standard error for work that takes longer than half a second, only while a person is watching. */
import { type AnyPuzzle, type Language, numberFormat, type SolveEvent } from '../../contract/index.ts';
import { countedText, gaugeTexts } from '../../presentation/spent.ts';
import { commonText } from '../../presentation/texts.ts';
import { TimeLeft, timeLeftText } from '../../presentation/time-left.ts';
import type { Terminal } from './terminal.ts';
import { cliText } from './texts.ts';

const PATIENCE = 500;
/** A person who waits this long, in milliseconds, may want to know how to stop. */
const LONG = 5000;

export interface ProgressLine {
  show(event: SolveEvent): void;
  clear(): void;
}

export function progressLine(terminal: Terminal, puzzle: AnyPuzzle): ProgressLine {
  const { errors, language } = terminal;
  const say = terminal.speaker(puzzle);
  const number = numberFormat(language, 1);
  let shown = false;
  let strategy = '';
  const timeLeft = new TimeLeft();
  return {
    show(event) {
      if (event.type === 'started') strategy = event.strategy;
      if (!errors.isTTY || event.type !== 'progress') return;
      const { nodes, milliseconds, prepareMilliseconds, gauges } = event.stats;
      const share = gauges?.share;
      const spent = milliseconds + prepareMilliseconds;
      const left = share === undefined ? undefined : timeLeft.look(milliseconds, share);
      if (spent < PATIENCE) return;
      shown = true;
      const parts = [
        // Rounded down: 100% is only ever said by the end itself.
        ...(share === undefined ? [] : [percent(Math.floor(share * 1000) / 1000, language)]),
        ...(left === undefined ? [] : [say(timeLeftText('time-left', { milliseconds: left }))]),
        say(commonText('counted', { count: event.count })),
        say(countedText(puzzle, strategy, nodes)),
        ...gaugeTexts(puzzle, strategy, event.stats).map(say),
        `${number.format(spent / 1000)} s`,
        ...(spent < LONG ? [] : [say(cliText('ctrl-c'))]),
      ];
      // A line that wraps could not be cleared.
      errors.write(`\r\x1b[2K${parts.join(' · ').slice(0, (errors.columns || 80) - 1)}`);
    },
    clear() {
      if (shown) errors.write('\r\x1b[2K');
      shown = false;
    },
  };
}

const percent = (share: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1 }).format(share);

export interface Tally {
  /** What was done last. */
  readonly last?: string;
  /** Where it turns out that there are more or fewer. */
  readonly total?: number;
  /** Whether what is left takes as long as what was done, so that the time left can be told. */
  readonly isEven?: boolean;
}

/** How many of a known number are done, and how long the rest takes. */
export function tallyLine(terminal: Terminal, all: number) {
  const { errors, language, now } = terminal;
  const say = terminal.speaker();
  const number = numberFormat(language, 0);
  const begun = now();
  const timeLeft = new TimeLeft();
  return {
    show(done: number, { last, total = all, isEven = true }: Tally = {}): void {
      if (!errors.isTTY) return;
      const spent = now() - begun;
      const left = isEven ? timeLeft.look(spent, done / total) : undefined;
      const parts = [
        `${done} / ${total}`,
        ...(left === undefined ? [] : [say(timeLeftText('time-left', { milliseconds: left }))]),
        ...(last === undefined ? [] : [last]),
        ...(spent < PATIENCE ? [] : [`${number.format(spent / 1000)} s`]),
        ...(spent < LONG ? [] : [say(cliText('ctrl-c'))]),
      ];
      // A line that wraps could not be cleared.
      errors.write(`\r\x1b[2K${parts.join(' · ').slice(0, (errors.columns || 80) - 1)}`);
    },
    clear: () => void (errors.isTTY && errors.write('\r\x1b[2K')),
  };
}

/** Waits for something that reports nothing on its way: only the seconds are shown. */
export async function watched<T>(terminal: Terminal, work: Promise<T>): Promise<T> {
  const { errors, language, now } = terminal;
  if (!errors.isTTY) return work;
  const begun = now();
  const number = numberFormat(language, 0);
  const timer = setInterval(() => {
    const spent = now() - begun;
    const parts = [
      `${number.format(spent / 1000)} s`,
      ...(spent < LONG ? [] : [terminal.speaker()(cliText('ctrl-c'))]),
    ];
    if (spent >= PATIENCE) errors.write(`\r\x1b[2K${parts.join(' · ')}`);
  }, PATIENCE);
  try {
    return await work;
  } finally {
    clearInterval(timer);
    if (now() - begun >= PATIENCE) errors.write('\r\x1b[2K');
  }
}
