/**
 * A tiny puzzle of moves for tests of the command line: walk the X along a row to its right end. A row is dots and one X;
 * a solution is the steps, such as `RRLR`.
 */
import { type Notation, type Puzzle, parsed, refused, type Scene, texter } from '../../../contract/index.ts';
import { counted, described, entryOf, thorough } from './tiny.ts';

const texts = {
  words: { en: 'Walk', id: 'Jalan' },
  cost: (p: { n: number }) => ({ en: `${p.n} ${p.n === 1 ? 'step' : 'steps'}`, id: `${p.n} langkah` }),
  'how-far': { en: 'how far', id: 'seberapa jauh' },
  'help-move': { en: 'L or R.', id: 'L atau R.' },
  wall: { en: 'There is a wall.', id: 'Ada tembok.' },
  'bad-row': { en: 'A row is dots and one X.', id: 'Baris terdiri dari titik dan satu X.' },
  'not-there': { en: 'Not at the end.', id: 'Belum di ujung.' },
  hurried: { en: 'hurried', id: 'terburu-buru' },
  idle: { en: 'idle', id: 'santai' },
  steps: { en: 'steps', id: 'langkah' },
  place: { en: 'place', id: 'tempat' },
  far: (p: { n: number }) => ({ en: `The end is ${p.n} away.`, id: `Ujungnya ${p.n} langkah lagi.` }),
} as const;
const text = texter(texts);

type Row = string;
type Way = string;

const rows: Notation<Row> = {
  parse: (source) => (/^\.*X\.*$/.test(source.trim()) ? parsed(source.trim()) : refused(text('bad-row'))),
  format: (row) => row,
};
const ways: Notation<Way> = {
  parse: (source) => (/^[LR]*$/.test(source) ? parsed(source) : refused(text('help-move'))),
  format: (way) => way,
};

function step(row: Row, direction: string): Row | undefined {
  const at = row.indexOf('X') + (direction === 'R' ? 1 : -1);
  if (at < 0 || at >= row.length) return undefined;
  return `${'.'.repeat(at)}X${'.'.repeat(row.length - at - 1)}`;
}

/** A number is the place to walk to. */
function wayOf(row: Row, line: string): string {
  const by = /^\d+$/.test(line) ? Number(line) - 1 - row.indexOf('X') : undefined;
  return by === undefined ? line : (by < 0 ? 'L' : 'R').repeat(Math.abs(by));
}

const left = (row: Row): number => row.length - 1 - row.indexOf('X');

function course(row: Row, way: Way): readonly Row[] {
  const positions = [row];
  for (const direction of way) positions.push(step(positions.at(-1)!, direction)!);
  return positions;
}

const scene: Scene = { width: 10, height: 10, title: text('words'), shapes: [] };

/** The straight way, after a worse one where it is to be the best. */
const straight = {
  ...thorough<Row, Way>('straight', text('words'), async (row, goal) => (probe) => {
    probe.tick(left(row) + 1);
    probe.gauge('far', left(row));
    if (goal === 'best' && left(row) > 0) probe.solution(`RL${'R'.repeat(left(row))}`);
    probe.solution('R'.repeat(left(row)));
  }),
  gauges: { far: text('how-far') },
};

export const walk: Puzzle<Row, Way> = {
  about: {
    id: 'walk',
    ...described(text('words')),
    examples: [counted('three', 'X...', text('words'), 1)],
  },
  texts,
  instance: { help: text('words'), ...rows, lines: 'one' },
  solution: { help: text('words'), ...ways, kind: 'moves', cost: (n) => text('cost', { n }) },
  judge: async (row) => ({
    verify: (way) => (left(course(row, way).at(-1)!) > 0 ? [{ text: text('not-there') }] : []),
    key: (way) => way,
    cost: (way) => way.length,
    play: {
      move(line) {
        let at = row;
        for (const direction of wayOf(row, line)) {
          const next = 'LR'.includes(direction) ? step(at, direction) : undefined;
          if (next === undefined) return refused(text('wall'));
          at = next;
        }
        return parsed(at);
      },
      finished: () => left(row) === 0,
      way: (line) => ways.parse(wayOf(row, line)),
      course: (way) => course(row, way),
    },
  }),
  solving: {
    strategies: [
      straight,
      {
        ...straight,
        id: 'moody',
        options: {
          mood: {
            kind: 'choice',
            default: 'idle',
            summary: text('words'),
            values: [
              { id: 'idle', name: text('idle') },
              { id: 'hurried', name: text('hurried') },
            ],
          },
          patience: { kind: 'number', least: 1, most: 9, summary: text('words') },
          stubborn: { kind: 'flag', default: false, summary: text('words') },
          polite: { kind: 'flag', default: true, summary: text('words') },
        },
      },
    ],
    goal: () => 'best',
  },
  showing: {
    depict: () => [scene],
    layout: (row) => [[...row].map((mark) => ({ text: mark }))],
  },
  helping: {
    explain: (row) => ({
      verdict: text('far', { n: left(row) }),
      facts: [],
      figures: {
        columns: [text('place'), text('steps')],
        rows: [...row].map((mark, i) => [`${i + 1} ${mark}`, 1000 * (row.length - 1 - i)]),
      },
      data: { left: left(row) },
      picture: scene,
    }),
  },
  making: {
    difficulties: [],
    options: {
      length: { kind: 'number', default: 4, least: 2, most: 20, summary: text('words') },
      from: { kind: 'number', least: 1, most: 20, summary: text('words') },
    },
    generate: ({ options: { length, from } }) => {
      const at = Math.min(Number(from ?? 1), Number(length));
      return parsed(`${'.'.repeat(at - 1)}X${'.'.repeat(Number(length) - at)}`);
    },
  },
  playing: {
    help: text('help-move'),
    arrow: (key) => ({ left: 'L', right: 'R', up: 'U', down: 'D' })[key],
  },
};

export const entry = entryOf(walk, 'w');
