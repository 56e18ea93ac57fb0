import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { teka } from '../testing/world.ts';

const script = async (shell: string) => (await teka(['completion', shell])).out;

/** What bash offers for the last of some words. */
function offered(completion: string, ...words: string[]): string[] {
  const line = ['teka', ...words].map((word) => `'${word}'`).join(' ');
  const asked = `${completion}\nCOMP_WORDS=(${line}); COMP_CWORD=${words.length}; _teka; printf '%s\n' "\${COMPREPLY[@]}"`;
  const { stdout, status } = spawnSync('bash', ['-c', asked], { encoding: 'utf8' });
  expect(status).toBe(0);
  return stdout.split('\n').filter((word) => word !== '');
}

describe('completion', () => {
  it('offers commands, puzzles and the flags of all puzzles', async () => {
    const bash = await script('bash');
    expect(offered(bash, 'ge')).toEqual(['generate']);
    expect(offered(bash, 'solve', 'wa')).toEqual(['walk']);
    expect(offered(bash, 'solve', 'walk', '--')).toEqual(
      expect.arrayContaining(['--goal', '--positions', '--mood', '--patience', '--no-mirror']),
    );
    expect(offered(bash, 'generate', 'walk', '--')).toEqual(
      expect.arrayContaining(['--seed', '--length', '--from', '--closed']),
    );
    expect(offered(bash, 'check', 'walk', '--m')).toEqual(['--max-time']);
    for (const command of ['solve', 'check', 'explain', 'hint', 'pick', 'sheet', 'play', 'generate']) {
      expect(offered(bash, command, 'spell', '--own')).toEqual(['--own-list']);
    }
    expect(offered(bash, 'examples', 'spell', '--own')).toEqual([]);
  });

  it('names a flag once', async () => {
    const flags = offered(await script('bash'), 'solve', 'walk', '--');
    expect(new Set(flags).size).toBe(flags.length);
  });

  it('offers the values of a choice', async () => {
    const bash = await script('bash');
    expect(offered(bash, 'solve', 'walk', '--mood', '')).toEqual(['idle', 'hurried']);
    expect(offered(bash, 'solve', 'walk', '--mood', 'h')).toEqual(['hurried']);
    expect(offered(bash, 'solve', 'walk', '--lang', '')).toEqual(['en', 'id']);
  });

  it('says the same to every shell', async () => {
    expect(await script('zsh')).toContain('--mood) compadd -- idle hurried; return ;;');
    expect(await script('fish')).toContain("'__fish_seen_subcommand_from solve' -l mood -x -a 'idle hurried'");
    for (const shell of ['zsh', 'fish']) expect(await script(shell)).not.toContain('FILE');
  });
});
