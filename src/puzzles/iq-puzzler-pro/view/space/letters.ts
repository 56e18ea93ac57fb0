/** One picture with the letter of every piece, and a cross for a ghost that does not fit. */
import { CanvasTexture } from 'three';

export interface Letters {
  readonly texture: CanvasTexture;
  /** Columns and rows of the picture; the letter of piece i is box i in reading order. */
  readonly grid: readonly [number, number];
  /** The box of the cross. */
  readonly cross: number;
}

const BOX = 128;

export function drawLetters(names: readonly string[], font: string): Letters {
  const signs = [...names, '×'];
  const columns = Math.ceil(Math.sqrt(signs.length));
  const rows = Math.ceil(signs.length / columns);
  const canvas = document.createElement('canvas');
  canvas.width = columns * BOX;
  canvas.height = rows * BOX;
  const pen = canvas.getContext('2d')!;
  pen.font = `700 ${BOX * 0.74}px ${font}`;
  pen.textAlign = 'center';
  pen.fillStyle = '#fff';
  for (const [i, sign] of signs.entries()) {
    // Centred by its own ink, since letters differ in what reaches above and below the line.
    const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = pen.measureText(sign);
    const [column, row] = [i % columns, Math.floor(i / columns)];
    pen.fillText(sign, (column + 0.5) * BOX, (row + 0.5) * BOX + (above - below) / 2);
  }
  const texture = new CanvasTexture(canvas);
  texture.anisotropy = 4;
  return { texture, grid: [columns, rows], cross: names.length };
}
