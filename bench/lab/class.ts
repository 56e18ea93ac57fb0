/**
 * A whole class at once: 500 course files in .cache/class, all strategies, one command on all cores. Every file must be solved, and no
 * run may be wrong or break; a brute force may run out of time. The time is told, not held, because it depends on the machine.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bench, whole } from '../harness.ts';
import { courseFiles } from './course-files.ts';

const FILES = 500;
const FOLDER = '.cache/class';
const COMMAND = ['compare', 'iq', FOLDER, '--threads', 'auto', '--repeat', '1', '--warm-up', '0', '--json'];

interface Told {
  readonly runs: readonly { readonly task: number; readonly status: string; readonly memory?: number }[];
}

export async function benchClass(bench: Bench): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const [i, text] of courseFiles(FILES, 1).entries()) {
    writeFileSync(join(FOLDER, `${String(i + 1).padStart(3, '0')}.txt`), text);
  }
  const begun = performance.now();
  const { status, stdout } = spawnSync(process.execPath, ['bin/teka.js', ...COMMAND], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  const seconds = (performance.now() - begun) / 1000;
  bench.hold(status === 0, `a class ends with code ${status}`);
  const { runs } = JSON.parse(stdout) as Told;
  const measured = runs.filter((run) => run.status !== 'not applicable');
  const late = measured.filter((run) => run.status === 'timeout').length;
  const others = new Set(
    measured.map((run) => run.status).filter((status) => status !== 'solved' && status !== 'timeout'),
  );
  const solved = new Set(measured.filter((run) => run.status === 'solved').map((run) => run.task));
  const memory = Math.max(...runs.map((run) => run.memory ?? 0));
  bench.row(
    'class: all files',
    seconds,
    `${whole(seconds)} s`,
    `${FILES} files, ${whole(measured.length)} runs, ${late} out of time`,
  );
  bench.row('class: one run', memory, `${whole(memory / 1e6)} MB`, 'at most');
  bench.hold(solved.size === FILES, `${FILES - solved.size} files of a class are not solved`);
  bench.hold(others.size === 0, `runs of a class end as ${[...others].join(', ')}`);
}
