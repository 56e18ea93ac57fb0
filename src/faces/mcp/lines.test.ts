import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BoundedLines } from './lines.ts';

/** What goes on of pieces that are written one by one, and how many lines were left out. */
async function through(pieces: readonly Buffer[], most: number) {
  let leftOut = 0;
  const lines = new BoundedLines(most, () => leftOut++);
  const out: Buffer[] = [];
  lines.on('data', (line: Buffer) => out.push(line));
  for (const piece of pieces) lines.write(piece);
  await new Promise<void>((done) => lines.end(done).resume());
  return { out: out.map(String), leftOut };
}

it('lines go on whole, and those that are too long do not, wherever the input is cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: fc.constantFrom('a', 'é', '\n'), maxLength: 12 })),
      fc.integer({ min: 1, max: 12 }),
      async (texts, most) => {
        const lines = texts.join('').match(/[^\n]*\n|[^\n]+$/g) ?? [];
        const isShort = (line: string) => Buffer.byteLength(line) <= most;
        const { out, leftOut } = await through(
          texts.map((text) => Buffer.from(text)),
          most,
        );
        expect(out).toEqual(lines.filter(isShort));
        expect(leftOut).toBe(lines.length - out.length);
      },
    ),
  );
});
