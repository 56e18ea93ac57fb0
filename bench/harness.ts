/**
 * Measures work as processor time, since wall time on a shared machine says little, and prints it. Noise only ever adds,
 * so the best of several runs counts.
 */

export interface Row {
  readonly name: string;
  readonly figure: string;
  /** What the figure is about, or is held to. */
  readonly note: string;
}

/** Plain figures for machines, by name. */
export type Figures = Record<string, number>;

export class Bench {
  readonly rows: Row[] = [];
  readonly figures: Figures = {};
  readonly failures: string[] = [];

  /** A line of the table; the number behind it goes to the JSON. */
  row(name: string, value: number, figure: string, note = ''): void {
    this.rows.push({ name, figure, note });
    this.figures[name] = value;
  }

  /** A promise of ours; a broken one ends the whole in failure, after everything was printed. */
  hold(kept: boolean, sentence: string): void {
    if (!kept) this.failures.push(sentence);
  }
}

export function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export interface Timed<T> {
  readonly milliseconds: number;
  readonly result: T;
}

export function time<T>(work: () => T): Timed<T> {
  const before = cpuMilliseconds();
  const result = work();
  return { milliseconds: cpuMilliseconds() - before, result };
}

/** The best of several runs. */
export function best<T>(times: number, work: () => T): Timed<T> {
  return bestOf(Array.from({ length: times }, () => time(work)));
}

export interface Race<T> {
  readonly first: Timed<T>;
  readonly second: Timed<T>;
  /** The first's time as a part of the second's. */
  readonly ratio: number;
}

/**
 * Runs two works in turn: the best of each, and the ratio of the median pair. A machine that is slow for a second slows
 * down both of a pair; best against best could compare a lucky moment of one with an unlucky hour of the other.
 */
export function race<T>(times: number, one: () => T, other: () => T): Race<T> {
  const pairs = Array.from({ length: times }, () => [time(one), time(other)] as const);
  const ratios = pairs.map(([a, b]) => a.milliseconds / b.milliseconds).sort((a, b) => a - b);
  return {
    first: bestOf(pairs.map(([a]) => a)),
    second: bestOf(pairs.map(([, b]) => b)),
    ratio: ratios[Math.floor(times / 2)]!,
  };
}

const bestOf = <T>(runs: readonly Timed<T>[]): Timed<T> =>
  runs.reduce((a, b) => (b.milliseconds < a.milliseconds ? b : a));

const english = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
export const whole = (n: number): string => english.format(n);
/** Milliseconds with as many digits as mean something. */
export const ms = (n: number): string => `${n < 10 ? n.toFixed(2) : n < 100 ? n.toFixed(1) : whole(n)} ms`;
export const times = (n: number): string => `${n < 10 ? n.toFixed(2) : whole(n)} times`;

/** Aligned for a terminal, or as a Markdown table for the documents. */
export function table(rows: readonly Row[], markdown: boolean): string {
  const lines = rows.map(({ name, figure, note }) => [name, figure, note]);
  const all = markdown ? [['What', 'Figure', 'Note'], ...lines] : lines;
  const widths = [0, 1, 2].map((i) => Math.max(...all.map((line) => line[i]!.length)));
  const written = all.map(([name, figure, note]) => {
    const cells = [name!.padEnd(widths[0]!), figure!.padStart(widths[1]!), note!.padEnd(widths[2]!)];
    return markdown ? `| ${cells.join(' | ')} |` : cells.join('   ').trimEnd();
  });
  if (markdown)
    written.splice(1, 0, `| ${'-'.repeat(widths[0]!)} | ${'-'.repeat(widths[1]! - 1)}: | ${'-'.repeat(widths[2]!)} |`);
  return written.join('\n');
}
