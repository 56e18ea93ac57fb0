import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { darkPalette, lightPalette } from '../../../presentation/picture/palette.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

test('the page and a saved picture have the same colours', () => {
  for (const [role, light] of Object.entries(lightPalette)) {
    const dark = darkPalette[role as keyof typeof darkPalette];
    expect(css).toContain(`--${role}: light-dark(${light}, ${dark});`);
    expect(css).toContain(`--scene-${role}: var(--${role});`);
  }
});
