/** What every game in the terminal needs: questions to the worker, words to the person, files to keep things in. */
import type { AnyPuzzle, Problem, Speaker, Text } from '../../../contract/index.ts';
import type { Question, ReplyTo } from '../../../engine/ask.ts';
import { wordEnding } from '../../../engine/ending.ts';
import { report } from '../../../engine/report.ts';
import type { Client } from '../../../hosts/client.ts';
import { type Conversation, Leave } from '../conversation.ts';
import { checkWritable, writeWhole } from '../files.ts';
import { watched } from '../progress.ts';
import { interruptible, type Outcome, runSolve } from '../run-solve.ts';
import { hintParts, laidOut, wordFigures } from '../show.ts';
import { Refusal, type Terminal, wordNearest, wordProblem } from '../terminal.ts';
import { cliText } from '../texts.ts';

export class Table {
  readonly say: Speaker;

  constructor(
    readonly terminal: Terminal,
    readonly puzzle: AnyPuzzle,
    readonly talk: Conversation,
    readonly client: Client,
  ) {
    this.say = terminal.speaker(puzzle);
  }

  /** The puzzle as it stands, on its lines where it has some. */
  show(text: string): void {
    const { terminal } = this;
    this.talk.tell(`\n${this.#board(text) ?? terminal.colors.bold(text)}`);
  }

  /** Numbers beside the board help to write moves. */
  #board(text: string, solution?: string): string | undefined {
    const { terminal, puzzle } = this;
    return laidOut(terminal, puzzle, text, solution, puzzle.moves !== undefined);
  }

  async check(text: string, answer: string): Promise<boolean> {
    const reply = await this.ask({ ask: 'check', puzzle: this.puzzle.id, text, answer });
    if (!reply) return false;
    for (const { text: what } of reply.problems) this.complain({ text: what });
    if (reply.problems.length > 0) return false;
    this.rejoice(cliText('right'));
    return true;
  }

  async hint(text: string, told: number): Promise<void> {
    const reply = await this.ask({ ask: 'hint', puzzle: this.puzzle.id, text });
    if (!reply) return;
    const hint = reply.hints[Math.min(told, reply.hints.length - 1)]!;
    const rows = hint.show === undefined ? undefined : this.#board(text, hint.show);
    for (const part of hintParts(this.say(hint.text), hint.show, rows)) this.talk.tell(part);
  }

  async explain(text: string): Promise<void> {
    const reply = await this.ask({ ask: 'explain', puzzle: this.puzzle.id, text });
    if (!reply) return;
    this.talk.tell(this.say(reply.explanation.verdict));
    for (const { label, value } of reply.explanation.facts) this.talk.tell(`  ${this.say(label)}: ${this.say(value)}`);
  }

  /** Solutions, count, time; then an offer to keep them. What is laid out over lines is one solution, with its figures. */
  async solve(text: string): Promise<void> {
    const { terminal, puzzle, talk, say } = this;
    const { colors } = terminal;
    const outcome = await this.search(text, puzzle.layout ? 'first' : undefined);
    const { last, goal, strategy, solutions } = outcome;
    if (last.type === 'refused') return this.complain(last.problem);
    if (last.type === 'failed') return talk.tell(say(last.text));
    const figures = wordFigures(terminal, say, strategy, last.stats);
    for (const solution of puzzle.layout ? solutions : []) talk.tell(laidOut(terminal, puzzle, text, solution)!);
    talk.tell(colors.bold(say(wordEnding(last, goal))));
    for (const solution of puzzle.layout ? [] : solutions) talk.tell(solution);
    if (last.nearest) talk.tell(wordNearest(last.nearest, say));
    if (last.note) talk.tell(say(last.note));
    talk.tell(colors.dim(figures));
    if (last.count > 0) await this.offerToSave(report(puzzle, text, last.count, solutions));
  }

  /** A solve that Ctrl-C stops without ending the game. */
  search(text: string, goal?: 'first'): Promise<Outcome> {
    const request = { puzzle: this.puzzle.id, text, ...(goal && { goal }) };
    return this.talk.during(runSolve(this.terminal, this.client, request, { keepAll: true }));
  }

  async offerToSave(content: string): Promise<void> {
    if (await this.#yes(cliText('play-save'))) await this.save(content);
  }

  /** Asks for a file's name until the content is kept or let be. */
  async save(content: string): Promise<void> {
    for (;;) {
      const name = await this.talk.ask(this.say(cliText('play-file')));
      if (name.toLowerCase() === 'q') throw new Leave();
      if (name === '') return;
      const file = name.toLowerCase().endsWith('.txt') ? name : `${name}.txt`;
      try {
        await checkWritable(file, false);
        await writeWhole(file, content, false);
        return this.talk.tell(this.say(cliText('saved', { file })));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        this.complain(error.problem);
      }
    }
  }

  async #yes(question: Text): Promise<boolean> {
    for (;;) {
      const line = (await this.talk.ask(this.say(question))).toLowerCase();
      if (line === 'q') throw new Leave();
      if (['y', 'yes', 'ya'].includes(line)) return true;
      if (['n', 'no', 't', 'tidak'].includes(line)) return false;
      this.talk.tell(this.say(cliText('play-yes-or-no', { word: line })));
    }
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
    this.talk.tell(this.terminal.colors.yellow(wordProblem(problem, this.say)));
  }
}
