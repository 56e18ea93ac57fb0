/**
 * `teka play`: a conversation in the terminal. Write a puzzle or have one made; then try answers, ask for hints, see all
 * solutions with their count and time, save them. Wrong input asks again and says why; Ctrl-C or Ctrl-D leaves.
 */
import type { AnyPuzzle, Speaker, Text } from '../../../contract/index.ts';
import type { Question, ReplyTo } from '../../../engine/ask.ts';
import { wordEnding } from '../../../engine/ending.ts';
import { report } from '../../../engine/report.ts';
import type { Client } from '../../../hosts/client.ts';
import { Conversation, Leave } from '../conversation.ts';
import { EXIT } from '../exit.ts';
import { checkWritable, writeWhole } from '../files.ts';
import { watched } from '../progress.ts';
import { interruptible, runSolve } from '../run-solve.ts';
import { Refusal, type Terminal, wordNearest, wordProblem } from '../terminal.ts';
import { cliText } from '../texts.ts';

export async function playCommand(terminal: Terminal, puzzle: AnyPuzzle): Promise<number> {
  const talk = new Conversation(terminal);
  const client = terminal.newClient();
  const game = new Game(terminal, puzzle, talk, client);
  try {
    talk.tell(terminal.colors.bold(game.say(puzzle.name)));
    talk.tell(game.say(puzzle.help.instance));
    for (;;) await game.round(await game.choose());
  } catch (error) {
    if (!(error instanceof Leave)) throw error;
    talk.tell(`\n${game.say(cliText('goodbye'))}`);
    return EXIT.found;
  } finally {
    client.close();
    talk.close();
  }
}

class Game {
  readonly say: Speaker;

  constructor(
    private readonly terminal: Terminal,
    private readonly puzzle: AnyPuzzle,
    private readonly talk: Conversation,
    private readonly client: Client,
  ) {
    this.say = terminal.speaker(puzzle);
  }

  /** A puzzle that the person wrote, or a new one. */
  async choose(): Promise<string> {
    const { generator, instance } = this.puzzle;
    const levels = generator?.difficulties.map((d) => this.say(d.name)).join('|');
    for (;;) {
      const line = await this.talk.ask(this.say(levels ? cliText('play-choose', { levels }) : cliText('play-write')));
      const [word, difficulty] = line.toLowerCase().split(/\s+/);
      if (word === 'q') throw new Leave();
      if (word === 'n' && generator) {
        const made = await this.#make(difficulty);
        if (made !== undefined) return made;
        continue;
      }
      const parsed = instance.parse(line);
      if (parsed.ok) return instance.format(parsed.value);
      this.#complain(parsed.problem);
    }
  }

  async #make(difficulty: string | undefined): Promise<string | undefined> {
    const seed = Math.floor(Math.random() * 2 ** 32);
    // A level is called as the prompt shows it, or by its id.
    const named = this.puzzle.generator?.difficulties.find((d) => this.say(d.name) === difficulty)?.id ?? difficulty;
    const wish = named === undefined ? {} : { difficulty: named };
    const reply = await this.#ask({ ask: 'generate', puzzle: this.puzzle.id, seed, ...wish });
    return reply?.text;
  }

  /** One puzzle until it is solved or left. */
  async round(text: string): Promise<void> {
    let told = 0;
    for (;;) {
      this.talk.tell(`\n${this.terminal.colors.bold(text)}`);
      const line = await this.talk.ask(this.say(cliText('play-prompt')));
      switch (line.toLowerCase()) {
        case 'q':
          throw new Leave();
        case 'n':
          return;
        case 'h':
          await this.#hint(text, told++);
          break;
        case 'e':
          await this.#explain(text);
          break;
        case 's':
          return this.#solve(text);
        case '':
          this.talk.tell(this.say(this.puzzle.help.solution));
          break;
        default:
          if (await this.#check(text, line)) return;
      }
    }
  }

  async #check(text: string, answer: string): Promise<boolean> {
    const reply = await this.#ask({ ask: 'check', puzzle: this.puzzle.id, text, answer });
    if (!reply) return false;
    for (const problem of reply.problems) this.#complain(problem);
    if (reply.problems.length > 0) return false;
    this.talk.tell(this.terminal.colors.green(this.say(cliText('right'))));
    return true;
  }

  async #hint(text: string, told: number): Promise<void> {
    const reply = await this.#ask({ ask: 'hint', puzzle: this.puzzle.id, text });
    if (reply) this.talk.tell(this.say(reply.hints[Math.min(told, reply.hints.length - 1)]!.text));
  }

  async #explain(text: string): Promise<void> {
    const reply = await this.#ask({ ask: 'explain', puzzle: this.puzzle.id, text });
    if (!reply) return;
    this.talk.tell(this.say(reply.explanation.verdict));
    for (const { label, value } of reply.explanation.facts) this.talk.tell(`  ${this.say(label)}: ${this.say(value)}`);
  }

  /** Count, solutions, time; then an offer to keep them. */
  async #solve(text: string): Promise<void> {
    const { last, goal, solutions } = await this.talk.during(
      runSolve(this.terminal, this.client, { puzzle: this.puzzle.id, text }, { keepAll: true }),
    );
    if (last.type === 'refused') return this.#complain(last.problem);
    if (last.type === 'failed') return this.talk.tell(this.say(last.text));
    this.talk.tell(this.terminal.colors.bold(this.say(wordEnding(last, goal))));
    for (const solution of solutions) this.talk.tell(solution);
    if (last.nearest) this.talk.tell(wordNearest(last.nearest, this.say));
    const time = last.stats.milliseconds + last.stats.prepareMilliseconds;
    const number = new Intl.NumberFormat(this.terminal.language, { maximumFractionDigits: 1 });
    this.talk.tell(this.terminal.colors.dim(`${number.format(time)} ms`));
    if (last.count > 0 || last.proven) await this.#offerToSave(report(text, last.count, solutions));
  }

  async #offerToSave(content: string): Promise<void> {
    if (!(await this.#yes(cliText('play-save')))) return;
    for (;;) {
      const name = await this.talk.ask(this.say(cliText('play-file')));
      if (name === '') return;
      const file = name.toLowerCase().endsWith('.txt') ? name : `${name}.txt`;
      try {
        await checkWritable(file, false);
        await writeWhole(file, content, false);
        return this.talk.tell(this.say(cliText('saved', { file })));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        this.#complain(error.problem);
      }
    }
  }

  async #yes(question: Text): Promise<boolean> {
    for (;;) {
      const line = (await this.talk.ask(this.say(question))).toLowerCase();
      if (['y', 'yes', 'ya'].includes(line)) return true;
      if (['n', 'no', 't', 'tidak'].includes(line)) return false;
      this.talk.tell(this.say(cliText('play-yes-or-no', { word: line })));
    }
  }

  /** The answer to a question, or nothing after saying why not. */
  async #ask<Q extends Question>(question: Q): Promise<Extract<ReplyTo<Q>, { ok: true }> | undefined> {
    const reply = await this.talk.during(watched(this.terminal, interruptible(this.client.ask(question))));
    if (reply.ok) return reply as Extract<ReplyTo<Q>, { ok: true }>;
    this.#complain(reply.problem);
    return undefined;
  }

  #complain(problem: Parameters<typeof wordProblem>[0]): void {
    this.talk.tell(this.terminal.colors.yellow(wordProblem(problem, this.say)));
  }
}
