/** What every game in the terminal needs: questions to the worker, and words to the person. */
import type { AnyPuzzle, Explanation, Problem, SolveRequest, Speaker, Text } from '../../../contract/index.ts';
import type { Question, ReplyTo } from '../../../engine/ask.ts';
import type { Client } from '../../../hosts/client.ts';
import { wordEnding } from '../../../presentation/ending.ts';
import { laysOutSolutions } from '../../../presentation/layout.ts';
import { reportPieces } from '../../../presentation/report.ts';
import type { Conversation } from '../conversation.ts';
import type { Attached } from '../input.ts';
import { watched } from '../progress.ts';
import { interruptible, type Outcome, runSolve } from '../run-solve.ts';
import { explanationLines, hintParts, laidOut, wordOutcome } from '../show.ts';
import { type Terminal, wordNearest, wordProblem } from '../terminal.ts';
import { cliText } from '../texts.ts';
import { wrapped } from '../wrap.ts';
import { offerToSave } from './keep.ts';
import { playBack } from './playback.ts';
import type { Chosen } from './strategies.ts';

/** How many rows of figures fit on a screen. */
const SCREENFUL = 24;
/** How many solutions are listed; a longer list would push everything else off the screen. */
const MOST_LISTED = 200;

export class Session {
  readonly say: Speaker;
  /** How the person wants puzzles solved. */
  chosen: Chosen = {};
  #toldHow = false;

  constructor(
    readonly terminal: Terminal,
    readonly puzzle: AnyPuzzle,
    readonly talk: Conversation,
    readonly client: Client,
    /** What the person brought along, for every puzzle that is chosen or made. */
    readonly attached: readonly Attached[] = [],
  ) {
    this.say = terminal.speaker(puzzle);
  }

  /** How an answer or a move is written. */
  tellHow(): void {
    const { playing, solution } = this.puzzle;
    this.talk.tell(wrapped(this.terminal, this.say((playing ?? solution).help)));
    this.#toldHow = true;
  }

  tellHowOnce(): void {
    if (!this.#toldHow) this.tellHow();
  }

  /** Whether a move changes the board where it stands, rather than below: that needs arrow keys and a terminal. */
  get drawsInPlace(): boolean {
    return this.puzzle.playing?.arrow !== undefined && this.talk.isTerminal;
  }

  /** The puzzle as it stands, on its lines where it has some; what there is to say of it, and an objection to the last move. */
  show(text: string, notes: readonly Text[] = [], objection?: Text): void {
    const { terminal, drawsInPlace, say } = this;
    const { colors } = terminal;
    const lines = this.picture(text, [
      ...notes.map((note) => wrapped(terminal, say(note))),
      ...(objection ? [colors.yellow(wrapped(terminal, say(objection)))] : []),
      ...(drawsInPlace ? [colors.dim(wrapped(terminal, say(cliText('play-keys'))))] : []),
    ]);
    if (drawsInPlace) this.talk.frame(lines);
    else this.talk.tell(lines);
  }

  /** A board and what stands below it. */
  picture(text: string, below: readonly string[]): string {
    return ['', this.#board(text) ?? this.terminal.colors.bold(text), ...below].join('\n');
  }

  /** Numbers beside the board help to write where something is to go. */
  #board(text: string, solution?: string): string | undefined {
    const { terminal, puzzle } = this;
    return laidOut(terminal, puzzle, text, solution, puzzle.playing?.byPlace);
  }

  async check(text: string, answer: string): Promise<boolean> {
    const reply = await this.ask({ ask: 'check', puzzle: this.puzzle.about.id, text, answer });
    if (!reply) return false;
    for (const { text: what } of reply.problems) this.complain({ text: what });
    if (reply.problems.length > 0) return false;
    this.rejoice(cliText('right'));
    return true;
  }

  async hint(text: string, told: number): Promise<void> {
    const reply = await this.ask({ ask: 'hint', puzzle: this.puzzle.about.id, text });
    if (!reply) return;
    const hint = reply.hints[Math.min(told, reply.hints.length - 1)]!;
    const rows = hint.show === undefined ? undefined : this.#board(text, hint.show);
    for (const part of hintParts(this.say(hint.text), hint.show, rows)) this.talk.tell(part);
  }

  async explain(text: string): Promise<void> {
    const reply = await this.ask({ ask: 'explain', puzzle: this.puzzle.about.id, text });
    if (reply) this.#tellExplanation(reply.explanation);
  }

  /**
   * What there is to know of a puzzle that the person brings. Where a solution is a sequence of moves, the board does not
   * show whether there is one; a table that fills more than a screen waits until the person asks for it.
   */
  async introduce(text: string): Promise<void> {
    if (this.puzzle.solution.kind !== 'moves' || !this.puzzle.helping?.explain) return;
    const reply = await this.ask({ ask: 'explain', puzzle: this.puzzle.about.id, text });
    if (!reply) return;
    const { figures, ...others } = reply.explanation;
    this.#tellExplanation(figures && figures.rows.length <= SCREENFUL ? reply.explanation : others);
  }

  #tellExplanation(explanation: Explanation): void {
    for (const line of explanationLines(this.terminal, this.say, explanation)) this.talk.tell(line);
  }

  /**
   * Solutions, count, time; then an offer to keep them all. Of solutions laid out over lines only one is shown, with
   * its figures, unless the puzzle says otherwise; a sequence of moves is played back, `delay` milliseconds between moves.
   */
  async solve(text: string, delay: number): Promise<void> {
    const { terminal, puzzle, talk, say } = this;
    const { colors } = terminal;
    const isRows = laysOutSolutions(puzzle);
    const outcome = await this.search(text, { ...this.#goal(text), ...this.chosen });
    const { last, goal, solutions } = outcome;
    if (last.type === 'refused') return this.complain(last.problem);
    if (last.type === 'failed') return talk.tell(say(last.text));
    const way = puzzle.solution.kind === 'moves' ? solutions.at(-1) : undefined;
    const listed = way === undefined ? solutions.slice(0, MOST_LISTED) : [];
    for (const solution of listed) talk.tell(isRows ? laidOut(terminal, puzzle, text, solution)! : solution);
    talk.tell(colors.bold(say(wordEnding(last, goal))));
    if (way !== undefined) talk.tell(way);
    if (last.nearest) talk.tell(wordNearest(last.nearest, say));
    if (last.note) talk.tell(say(last.note));
    const spent = await wordOutcome(puzzle, say, outcome);
    talk.tell(colors.dim(spent));
    if (way !== undefined) return playBack(this, text, way, delay);
    if (last.count === 0) return;
    const { length } = listed;
    if (length < solutions.length) talk.tell(say(cliText('play-listed', { listed: length, count: solutions.length })));
    const whole = () => reportPieces(puzzle, text, last.count, solutions, spent);
    await offerToSave(this, { text: whole, instance: text, solution: solutions[0] });
  }

  /** A person does not want to see hundreds of boards on many lines, unless that suits the instance. */
  #goal(text: string): Pick<SolveRequest, 'goal'> {
    const { puzzle } = this;
    const read = puzzle.instance.parse(text);
    const usual = puzzle.solving.goal();
    const suited = read.ok ? puzzle.solving.goal(read.value) : usual;
    return { goal: suited === usual && laysOutSolutions(puzzle) && usual !== 'best' ? 'first' : suited };
  }

  /** A solve that Ctrl-C stops without ending the game. */
  search(text: string, how: Omit<SolveRequest, 'puzzle' | 'text'>): Promise<Outcome> {
    const request = { puzzle: this.puzzle.about.id, text, ...how };
    return this.talk.during(runSolve(this.terminal, this.client, this.puzzle, request, { keepAll: true }));
  }

  /** The answer to a question, or nothing after saying why not. */
  async ask<Q extends Question>(question: Q): Promise<Extract<ReplyTo<Q>, { ok: true }> | undefined> {
    const reply = await this.talk.during(watched(this.terminal, interruptible(this.client.ask(question))));
    if (reply.ok) return reply as Extract<ReplyTo<Q>, { ok: true }>;
    // The puzzle itself was read before; what is left is one line that the person sees above.
    this.complain({ text: reply.problem.text });
    return undefined;
  }

  rejoice(text: Text): void {
    this.talk.tell(this.terminal.colors.green(this.say(text)));
  }

  complain(problem: Problem): void {
    const { terminal, say } = this;
    this.talk.tell(terminal.colors.yellow(wrapped(terminal, wordProblem(problem, say))));
  }
}
