/** The commands and flags, from which parsing, help and completion are made. */
import { type Command, Option } from 'commander';
import type { AuditFlags } from './commands/audit.ts';
import {
  aboutCommand,
  auditCommand,
  checkCommand,
  compareCommand,
  completionCommand,
  examplesCommand,
  explainCommand,
  generateCommand,
  hintCommand,
  journaledSolveCommand,
  mergeCommand,
  pickCommand,
  playCommand,
  puzzlesCommand,
  reportsCommand,
  sheetCommand,
  solveCommand,
  strategiesCommand,
  watchCommand,
} from './commands/index.ts';
import type { JournalFlags } from './commands/journaled.ts';
import type { MergeFlags } from './commands/merge.ts';
import type { SheetFlags } from './commands/sheet.ts';
import type { SolveFlags } from './commands/solve.ts';
import type { WatchFlags } from './commands/watch.ts';
import { type CompareFlags, MOST_REPEATS, MOST_WARM_UPS, usual } from './compare/flags.ts';
import { difficultyList, MOST_FILES, MOST_PICTURES, readShard, readShare } from './flags.ts';
import { addFleet } from './fleet-program.ts';
import { makerFor, type Setting } from './maker.ts';
import { addServe } from './serve-program.ts';
import { cliText } from './texts.ts';
import { FASTEST, USUAL_SPEED } from './watch/player.ts';

export function buildProgram(setting: Setting): Command {
  const { terminal, catalogue, puzzle, version, finish } = setting;
  const maker = makerFor(setting);
  const { program, words, command, about, withInput, amount, seed, threads, timed } = maker;

  const tables = puzzle?.solving.strategies.map((strategy) => strategy.options ?? {}) ?? [];
  const solving = withInput(
    about('solve', cliText('do-solve'), tables, (p, [f], flags: SolveFlags & JournalFlags, o) =>
      flags.journal === undefined && flags.shard === undefined
        ? solveCommand(terminal, p, f, flags, o)
        : journaledSolveCommand(terminal, version, p, f, flags, o),
    ),
  )
    .option('--strategy <ID>', words(cliText('opt-strategy')))
    .option('--goal <GOAL>', words(cliText('opt-goal')))
    .addOption(amount('limit', 'N', cliText('opt-limit')))
    .addOption(amount('max-time', 'SECONDS', cliText('opt-max-time')))
    .addOption(amount('max-nodes', 'N', cliText('opt-max-nodes')))
    .addOption(threads(cliText('opt-solve-threads')))
    .option('--save <FILE>', words(cliText('opt-save')))
    .option('--journal <FILE>', words(cliText('opt-journal')))
    .addOption(new Option('--shard <K/N>', words(cliText('opt-shard'))).argParser(readShard))
    .option('--image <FILE.svg|FILE.png>', words(cliText('opt-image')))
    .option('--force', words(cliText('opt-force')))
    .addHelpText(
      'after',
      `\n${puzzle ? '' : `${words(cliText('help-own-flags'))}\n`}${words(cliText('help-exit-codes'))}`,
    );
  if (!puzzle || puzzle.solution.kind === 'moves') solving.option('--positions', words(cliText('opt-positions')));
  withInput(
    about('watch', cliText('do-watch'), tables, (p, [f], flags: WatchFlags, o) =>
      watchCommand(terminal, p, f, flags, o),
    ),
  )
    .option('--strategy <ID>', words(cliText('opt-strategy')))
    .option('--goal <GOAL>', words(cliText('opt-goal')))
    .addOption(amount('max-time', 'SECONDS', cliText('opt-watch-time')))
    .addOption(amount('speed', 'N', cliText('opt-speed', { usual: USUAL_SPEED, most: FASTEST }), FASTEST))
    .addHelpText('after', `\n${words(cliText('help-watch'))}`);
  const asking = (made: Command) => timed(withInput(made));
  asking(
    about('check', cliText('do-check'), [], (p, [f], flags) => checkCommand(terminal, p, f, flags)),
  ).requiredOption('--answer <TEXT>', words(cliText('opt-answer')));
  asking(about('explain', cliText('do-explain'), [], (p, [f], flags) => explainCommand(terminal, p, f, flags)))
    .option('--image <FILE.svg|FILE.png>', words(cliText('opt-explain-image')))
    .option('--force', words(cliText('opt-force')));
  asking(about('hint', cliText('do-hint'), [], (p, [f], flags) => hintCommand(terminal, p, f, flags))).addOption(
    amount('level', 'N', cliText('opt-level')),
  );
  asking(about('pick', cliText('do-pick'), [], (p, [f], flags) => pickCommand(terminal, p, f, flags)))
    .addOption(amount('number', 'N', cliText('opt-number')))
    .option('--random', words(cliText('opt-random')))
    .addOption(seed(cliText('opt-pick-seed')));
  const wishes = puzzle?.making ? [puzzle.making.options] : [];
  /** What decides which puzzles are made. */
  const making = (made: Command, most: number) =>
    timed(puzzle?.making?.on ? made.option('--on <FILE>', words(cliText('opt-on'))) : made)
      .addOption(seed(cliText('opt-seed')))
      .option('--difficulty <LEVEL>', `${words(cliText('opt-difficulty'))}${difficultyList(puzzle)}`)
      .addOption(amount('batch', 'N', cliText('opt-batch', { most }), most))
      .addOption(threads(cliText('opt-batch-threads')))
      .option('--force', words(cliText('opt-force')));
  making(
    about('generate', cliText('do-generate'), wishes, (p, _f, flags, o) => generateCommand(terminal, p, flags, o)),
    MOST_FILES,
  ).option('--to <FOLDER>', words(cliText('opt-to')));
  making(
    about('sheet', cliText('do-sheet'), wishes, (p, f, flags: SheetFlags, o) => sheetCommand(terminal, p, f, flags, o)),
    MOST_PICTURES,
  )
    .argument('[FILES...]', words(cliText('arg-files')))
    .requiredOption('--image <FILE.svg|FILE.png>', words(cliText('opt-sheet-image')))
    .option('--solutions', words(cliText('opt-solutions')))
    .option('--back-pages', words(cliText('opt-back-pages')))
    .option('--title <TEXT>', words(cliText('opt-title')))
    .option('--names', words(cliText('opt-names')))
    .addOption(amount('limit', 'N', cliText('opt-sheet-limit', { most: MOST_PICTURES }), MOST_PICTURES));
  about('compare', cliText('do-compare'), [...tables, ...wishes], (p, f, flags: CompareFlags, o) =>
    compareCommand(terminal, version, p, f, flags, o),
  )
    .argument('[FILES...]', words(cliText('arg-compared')))
    .option('--text <TEXT>', words(cliText('opt-text')))
    .option('--example <ID>', words(cliText('opt-example')))
    .option('--examples', words(cliText('opt-examples')))
    .addOption(amount('generate', 'N', cliText('opt-generate')))
    .option('--difficulty <LEVEL>', `${words(cliText('opt-difficulty'))}${difficultyList(puzzle)}`)
    .addOption(seed(cliText('opt-compare-seed', usual)))
    .option('--strategies <A,B,…>', words(cliText('opt-strategies')))
    .option('--goal <GOAL>', words(cliText('opt-goal')))
    .addOption(amount('repeat', 'N', cliText('opt-repeat', usual), MOST_REPEATS))
    .addOption(amount('warm-up', 'N', cliText('opt-warm-up', usual), MOST_WARM_UPS, 0))
    .addOption(amount('max-time', 'SECONDS', cliText('opt-compare-time', usual)))
    .addOption(amount('shuffle', 'N', cliText('opt-shuffle'), MOST_REPEATS))
    .addOption(threads(cliText('opt-compare-threads')))
    .option('--csv <FILE.csv>', words(cliText('opt-csv')))
    .option('--html <FILE.html>', words(cliText('opt-html')))
    .option('--force', words(cliText('opt-force')))
    .addHelpText('after', `\n${words(cliText('help-compare'))}`);
  withInput(about('play', cliText('do-play'), [], (p, [f], flags) => playCommand(terminal, p, f, flags)));
  command('puzzles', cliText('do-puzzles')).action(async (flags) =>
    finish(await puzzlesCommand(terminal, catalogue, flags)),
  );
  about('strategies', cliText('do-strategies'), [], (p, _f, flags) => strategiesCommand(terminal, p, flags));
  about('examples', cliText('do-examples'), [], (p, _f, flags) => examplesCommand(terminal, p, flags));
  command('reports', cliText('do-reports'))
    .option('--quick', words(cliText('opt-quick')))
    .addHelpText('after', `\n${words(cliText('help-reports'))}`)
    .action(async (flags) => finish(await reportsCommand(terminal, catalogue, flags)));
  command('audit', cliText('do-audit'))
    .argument('<journal>', words(cliText('arg-journal')))
    .addOption(new Option('--share <PERCENT>', words(cliText('opt-share'))).argParser(readShare))
    .addOption(seed(cliText('opt-audit-seed')))
    .action(async (file: string, flags: AuditFlags) =>
      finish(await auditCommand(terminal, catalogue, version, file, flags)),
    );
  command('merge', cliText('do-merge'))
    .argument('<journals...>', words(cliText('arg-journals')))
    .option('--save <FILE>', words(cliText('opt-merge-save')))
    .option('--force', words(cliText('opt-force')))
    .action(async (files: string[], flags: MergeFlags) =>
      finish(await mergeCommand(terminal, catalogue, version, files, flags)),
    );
  addFleet(maker, setting, tables);
  addServe(maker, setting);
  command('about', cliText('do-about'))
    .option('--full', words(cliText('opt-full')))
    .action(async (flags) => finish(await aboutCommand(terminal, catalogue, version, flags)));
  command('completion', cliText('do-completion'))
    .argument('<shell>', words(cliText('arg-shell')))
    .action(async (shell: string) => {
      // Every puzzle has flags of its own.
      const loaded = await Promise.all(catalogue.map(({ load }) => load()));
      const programs = loaded.map((each) => buildProgram({ ...setting, puzzle: each }));
      finish(await completionCommand(terminal, shell, programs, catalogue));
    });
  return program;
}
