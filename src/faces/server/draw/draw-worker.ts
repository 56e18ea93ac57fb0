/** The drawing thread: a large picture takes time, in which the server must go on answering. */
import { parentPort } from 'node:worker_threads';
import { speakerFor } from '../../../api/speaking.ts';
import { findPuzzle } from '../../../engine/find.ts';
import { toPng } from '../../../hosts/node/png.ts';
import { fileSvg, finishedScene } from '../../../presentation/picture/finished.ts';
import { catalogue } from '../../../puzzles/catalogue.ts';
import type { Drawn, DrawOrder } from './order.ts';

const port = parentPort!;

async function draw({ puzzle: id, language, type, what }: DrawOrder): Promise<Drawn> {
  const found = findPuzzle(catalogue, id);
  if (!found.ok) return { ok: false, why: 'no-picture' };
  const puzzle = await found.value.load();
  const scene = 'scene' in what ? what.scene : finishedScene(puzzle, what.text, what.solution);
  if (!scene) return { ok: false, why: 'no-picture' };
  const svg = fileSvg(scene, speakerFor(language, puzzle));
  if (type === 'image/svg+xml') return { ok: true, bytes: Buffer.from(svg) };
  const png = await toPng(svg);
  return png ? { ok: true, bytes: png } : { ok: false, why: 'no-png' };
}

port.on('message', (order: DrawOrder) => void draw(order).then((drawn) => port.postMessage(drawn)));
