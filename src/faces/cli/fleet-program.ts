/** The commands of a fleet and their flags. */
import type { OptionTable, Text } from '../../contract/index.ts';
import type { QueueFlags } from './commands/fleet/queue.ts';
import type { StartFlags } from './commands/fleet/start.ts';
import type { WorkerFlags } from './commands/fleet/worker.ts';
import {
  fleetCancelCommand,
  fleetResultCommand,
  fleetStartCommand,
  fleetStatusCommand,
  fleetWorkerCommand,
} from './commands/index.ts';
import type { Maker, Setting } from './maker.ts';
import { cliText } from './texts.ts';

export function addFleet(maker: Maker, setting: Setting, tables: readonly OptionTable[]): void {
  const { words, about, command, group, withInput, amount, threads } = maker;
  const { terminal, catalogue, version, finish } = setting;
  const fleet = group('fleet', cliText('do-fleet'));
  const queue = words(cliText('opt-queue'));
  withInput(
    about(
      'start',
      cliText('do-fleet-start'),
      tables,
      (p, [f], flags: StartFlags, o) => fleetStartCommand(terminal, version, p, f, flags, o),
      fleet,
    ),
  )
    .option('--queue <ADDRESS>', queue)
    .option('--journal <FILE>', words(cliText('opt-journal')))
    .option('--strategy <ID>', words(cliText('opt-strategy')))
    .option('--goal <GOAL>', words(cliText('opt-goal')))
    .addOption(amount('max-time', 'SECONDS', cliText('opt-max-time')))
    .option('--save <FILE>', words(cliText('opt-save')))
    .option('--force', words(cliText('opt-force')));
  const asking = (name: string, summary: Text) => command(name, summary, fleet).option('--queue <ADDRESS>', queue);
  asking('worker', cliText('do-fleet-worker'))
    .addOption(threads(cliText('opt-worker-threads')))
    .addOption(amount('max-time', 'SECONDS', cliText('opt-worker-time')))
    .addOption(amount('max-memory', 'MB', cliText('opt-worker-memory')))
    .action(async (flags: WorkerFlags) => finish(await fleetWorkerCommand(terminal, version, flags)));
  asking('status', cliText('do-fleet-status')).action(async (flags: QueueFlags) =>
    finish(await fleetStatusCommand(terminal, version, flags)),
  );
  const named = (name: string, summary: Text) =>
    asking(name, summary).argument('[SEARCH]', words(cliText('arg-search')));
  named('result', cliText('do-fleet-result')).action(async (search: string | undefined, flags: QueueFlags) =>
    finish(await fleetResultCommand(terminal, catalogue, version, search, flags)),
  );
  named('cancel', cliText('do-fleet-cancel')).action(async (search: string | undefined, flags: QueueFlags) =>
    finish(await fleetCancelCommand(terminal, version, search, flags)),
  );
}
