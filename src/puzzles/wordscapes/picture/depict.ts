/**
 * The boxes and the wheel of letters: first as they are given, then one word more in every frame, in the order of the
 * slots. The word that has just come in has another colour than those before; a known letter has a frame of its own.
 */
import type { Paint, Scene, Shape, Text } from '../../../contract/index.ts';
import { cellsOf, type Filling, NONE, OPEN, type Task } from '../model.ts';
import { text } from '../texts.ts';
import { type Board, type Box, boardOf, CELL } from './board.ts';

/** How a box looks: what stands in it, and as what. */
export interface Look {
  readonly letter: string;
  readonly face: Face;
}
export type Face = 'open' | 'known' | 'new' | 'filled';

export function depict(task: Task, filling?: Filling): readonly Scene[] {
  if (task.shape.kind === 'words') return [bare(task), ...(filling ? [oneWord(task, filling[0] ?? OPEN)] : [])];
  if (!filling) return [bare(task)];
  const { slots, letters } = task;
  const steps = slots.length;
  const looks = new Map<number, Look>();
  const frames = [bare(task)];
  const known = cellsOf(task);
  for (const [i, { name, cells }] of slots.entries()) {
    const word = filling[i] ?? '';
    const fresh = new Map(looks);
    for (const [j, cell] of cells.entries()) {
      const letter = word[j] ?? OPEN;
      if (letter === OPEN) continue;
      fresh.set(cell, { letter, face: 'new' });
      looks.set(cell, { letter, face: known[cell] === letter ? 'known' : 'filled' });
    }
    frames.push(sceneOf(task, text('scene-step', { step: i + 1, steps, name, word, letters }), fresh));
  }
  return [...frames, sceneOf(task, text('scene-filled', { words: filling.join(' '), letters }), looks)];
}

function bare(task: Task): Scene {
  const { letters, shape, slots } = task;
  if (shape.kind === 'words')
    return sceneOf(task, text('scene-wheel', { letters, patterns: shape.patterns.join(' ') }));
  if (shape.kind === 'rows') {
    return sceneOf(task, text('scene-rows', { lengths: shape.patterns.map((row) => row.length).join(', '), letters }));
  }
  const boxes = [...shape.cells].filter((cell) => cell !== NONE).length;
  return sceneOf(task, text('scene-grid', { words: slots.length, boxes, letters }));
}

/** A single word that was found stands in boxes of its own. */
function oneWord(task: Task, word: string): Scene {
  const looks = new Map(
    [...word].map((letter, i): [number, Look] => [i, { letter, face: letter === OPEN ? 'open' : 'new' }]),
  );
  const { letters } = task;
  return sceneOf({ ...task, shape: { kind: 'words', patterns: [word] } }, text('scene-word', { letters, word }), looks);
}

/** A picture in which some boxes look otherwise than as they are given. */
export function sceneOf(task: Task, title: Text, looks: ReadonlyMap<number, Look> = new Map()): Scene {
  const board = boardOf(task);
  const { shape } = task;
  const given = shape.kind === 'words' ? shape.patterns.join('') : cellsOf(task);
  const lookAt = (cell: number): Look => {
    const letter = given[cell]!;
    return looks.get(cell) ?? { letter, face: letter === OPEN ? 'open' : 'known' };
  };
  return {
    width: board.width,
    height: board.height,
    title,
    shapes: [...board.boxes.flatMap((box) => boxShapes(box, lookAt(box.cell))), ...wheelShapes(board, task.letters)],
  };
}

const SEAM = 1.5;
const faces: Readonly<Record<Face, { fill: Paint; stroke: Paint; ink: Paint; small: Paint; width: number }>> = {
  open: { fill: 'surface', stroke: 'muted', ink: 'ink', small: 'muted', width: 1 },
  known: { fill: 'surface', stroke: 'ink', ink: 'ink', small: 'muted', width: 2.5 },
  new: { fill: 'accent', stroke: 'accent', ink: 'on-accent', small: 'on-accent', width: 1.5 },
  filled: { fill: 'tint-5', stroke: 'muted', ink: 'on-tint', small: 'on-tint', width: 1 },
};

function boxShapes({ x, y, number }: Box, { letter, face }: Look): Shape[] {
  const { fill, stroke, ink, small, width } = faces[face];
  const side = CELL - 2 * SEAM;
  const shapes: Shape[] = [
    { kind: 'rect', x: x + SEAM, y: y + SEAM, width: side, height: side, radius: 6, fill, stroke, strokeWidth: width },
  ];
  if (letter !== OPEN) {
    // Low and small enough to leave room for a number of two digits above it.
    const at = { x: x + CELL / 2, y: y + CELL / 2 + 2.5 };
    shapes.push({ kind: 'label', ...at, size: 16, text: letter, fill: ink, bold: true });
  }
  if (number !== undefined) {
    // As large as it takes to be read on a printed sheet with two levels side by side.
    const at = { x: x + 5 + 3 * number.length, y: y + 8.25 };
    shapes.push({ kind: 'label', ...at, size: 8.5, text: number, fill: small });
  }
  return shapes;
}

/** The letters as they stand on the wheel, clockwise from the top. */
function wheelShapes({ wheel }: Board, letters: string): Shape[] {
  const { x, y, radius } = wheel;
  const reach = radius - 20;
  return [
    { kind: 'circle', x, y, radius: radius - 1, fill: 'surface', stroke: 'muted', strokeWidth: 1 },
    ...[...letters].map((letter, i): Shape => {
      const turn = (2 * Math.PI * i) / letters.length;
      const at = { x: x + reach * Math.sin(turn), y: y - reach * Math.cos(turn) };
      return { kind: 'label', ...at, size: 18, text: letter, fill: 'ink', bold: true };
    }),
  ];
}
