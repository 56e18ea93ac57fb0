/** Lays boxes in rows, as words in a paragraph: in their order, each row centred, and all about equally long. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Flow extends Size {
  /** The upper left corner of each box. */
  readonly corners: readonly (readonly [x: number, y: number])[];
}

/** `width` is kept where no box is wider. Boxes of a row stand on the same line where `base`, or share their middle. */
export function flow(boxes: readonly Size[], width: number, gap: number, align: 'base' | 'middle'): Flow {
  const room = Math.max(width, ...boxes.map((box) => box.width));
  const rows = evenRows(boxes, room, gap);
  const corners: (readonly [number, number])[] = [];
  let y = 0;
  for (const row of rows) {
    const height = Math.max(...row.map((box) => box.height));
    let x = (room - row.reduce((sum, box) => sum + box.width + gap, -gap)) / 2;
    for (const box of row) {
      corners.push([x, y + (height - box.height) * (align === 'base' ? 1 : 0.5)]);
      x += box.width + gap;
    }
    y += height + gap;
  }
  return { corners, width: room, height: Math.max(0, y - gap) };
}

/** As few rows as fit, and of those the ones whose longest is the shortest. */
function evenRows(boxes: readonly Size[], room: number, gap: number): Size[][] {
  let best = rowsIn(boxes, room, gap);
  const most = best.length;
  let [low, high] = [Math.max(0, ...boxes.map((box) => box.width)), room];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    const rows = rowsIn(boxes, middle, gap);
    if (rows.length > most) low = middle;
    else {
      high = middle;
      best = rows;
    }
  }
  return best;
}

function rowsIn(boxes: readonly Size[], room: number, gap: number): Size[][] {
  const rows: Size[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const box of boxes) {
    if (used + gap + box.width > room) {
      rows.push([]);
      used = -gap;
    }
    rows.at(-1)!.push(box);
    used += gap + box.width;
  }
  return rows;
}
