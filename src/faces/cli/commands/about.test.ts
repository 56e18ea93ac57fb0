import { expect, it } from 'vitest';
import { teka } from '../testing/world.ts';

it('tells what this is, and whose work comes with it', async () => {
  const { code, out } = await teka(['about']);
  expect(code).toBe(0);
  expect(out).toMatch(/^Teka 0\.0\.0\. Teka solves puzzles and shows how\.\n.*MIT/);
  expect(out).toContain('own list (spell, GPL-0)\nSpell\n');
  expect(out).not.toContain('Do as you like.');
  expect((await teka(['about', '--full'])).out).toContain('Spell\n\nDo as you like.\n');
  expect((await teka(['about', '--lang', 'id'])).out).toContain('daftar sendiri (spell, GPL-0)');
});

it('tells the same to programs', async () => {
  expect(JSON.parse((await teka(['about', '--json'])).out)).toEqual({
    name: 'teka',
    version: '0.0.0',
    licence: 'MIT',
    notices: [{ puzzle: 'spell', title: 'own list', use: 'Spell', licence: 'GPL-0', text: 'Do as you like.\n' }],
  });
});
