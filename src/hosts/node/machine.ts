/** What a measurement was made on, each in a few words. */
import { arch, cpus, platform, release, totalmem } from 'node:os';

export function machine(): readonly string[] {
  const cores = cpus();
  return [
    `${cores[0]?.model.trim() ?? arch()} (${cores.length} × ${arch()})`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
    `${platform()} ${release()}`,
    `Node ${process.versions.node}`,
  ];
}
