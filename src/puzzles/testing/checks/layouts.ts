/** Whether what people read can be shown, and read back. */
import type { Puzzle } from '../../../contract/index.ts';

/** Whether what is laid out over several lines can be shown: some rows, one character each, tints that are numbers. */
export function layoutComplaints<I, S>(puzzle: Puzzle<I, S>, instance: I, solution?: S): string[] {
  if (!puzzle.showing.layout) return [];
  const rows = puzzle.showing.layout(instance, solution);
  const complaints = rows.flat().flatMap(({ text, tint }) => {
    if ([...text].length !== 1 || /\p{Cc}/u.test(text)) return [`${JSON.stringify(text)} is not one character`];
    return tint === undefined || (Number.isInteger(tint) && tint >= 0) ? [] : [`the tint of ${text} is ${tint}`];
  });
  return rows.flat().some(({ text }) => text.trim() !== '') ? complaints : [...complaints, 'nothing is laid out'];
}

/** Whether a stencil lays a solution out as the puzzle does. */
export function stencilComplaints<I, S>(puzzle: Puzzle<I, S>, instance: I, solution: S): string[] {
  const { layout, stencil } = puzzle.showing;
  if (!stencil) return [];
  const line = puzzle.solution.format(solution);
  if (!/^[ -~]*$/.test(line)) return [`${line} is not in ASCII`];
  const letters = stencil(instance).map((letter) => (typeof letter === 'number' ? line[letter] : letter));
  const rows = layout?.(instance, solution) ?? [];
  const laidOut = rows
    .map(
      (row) =>
        `${row
          .map(({ text }) => text)
          .join('')
          .trimEnd()}\n`,
    )
    .join('');
  return letters.join('') === laidOut ? [] : [`the stencil makes ${letters.join('')} of ${line}`];
}

/** Whether a solution as people read it is one line, and the same solution when it is read. */
export function lineComplaints<I, S>(puzzle: Puzzle<I, S>, instance: I, solution: S): string[] {
  if (!puzzle.showing.line) return [];
  const words = puzzle.showing.line(instance, solution);
  if (/[\r\n]/.test(words)) return [`${JSON.stringify(words)} is more than one line`];
  const read = puzzle.solution.parse(words);
  const written = puzzle.solution.format(solution);
  return read.ok && puzzle.solution.format(read.value) === written ? [] : [`${words} is not read as ${written}`];
}
