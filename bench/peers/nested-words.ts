/** The plainest way to fill a grid: slot after slot, every word of the list, back where letters differ. */

export interface Nested {
  readonly fillings: readonly (readonly string[])[];
  /** Words tried. */
  readonly nodes: number;
  /** False where it was stopped. */
  readonly isDone: boolean;
}

/** `slots` are the cells of each slot, `words` all words there are; the search stops after `mostNodes` words tried. */
export function fillNested(slots: readonly (readonly number[])[], words: readonly string[], mostNodes: number): Nested {
  const fillings: (readonly string[])[] = [];
  const laid: string[] = [];
  const letters = new Map<number, string>();
  let nodes = 0;
  const fill = (): void => {
    const cells = slots[laid.length];
    if (!cells) return void fillings.push([...laid]);
    for (const word of words) {
      if (nodes >= mostNodes) return;
      nodes++;
      if (word.length !== cells.length || laid.includes(word)) continue;
      if (cells.some((cell, i) => letters.has(cell) && letters.get(cell) !== word[i])) continue;
      const fresh = cells.filter((cell) => !letters.has(cell));
      for (const [i, cell] of cells.entries()) letters.set(cell, word[i]!);
      laid.push(word);
      fill();
      laid.pop();
      for (const cell of fresh) letters.delete(cell);
    }
  };
  fill();
  return { fillings, nodes, isDone: nodes < mostNodes };
}
