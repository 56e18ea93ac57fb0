/** What the screen shows of a search: the position, the sentence of the step, where it is, and the keys. */
import type { Landmark } from '../../../lab/jump.ts';
import type { Recording } from '../../../lab/recording.ts';
import { extentText, type Told, wordStep } from '../../../lab/sentence.ts';
import type { Whole } from '../../../lab/whole.ts';
import { countedText } from '../../../presentation/spent.ts';
import type { Terminal } from '../terminal.ts';
import { cliText } from '../texts.ts';
import { wrapped } from '../wrap.ts';
import { Player } from './player.ts';
import type { Show } from './screen.ts';

const MISSED = {
  solution: 'watch-no-solution',
  'dead end': 'watch-no-dead-end',
  iteration: 'watch-no-iteration',
} as const satisfies Record<Landmark, string>;

export class Watching implements Show {
  readonly #player: Player;
  #isOver = false;
  #whole: Whole | undefined;

  constructor(
    private readonly terminal: Terminal,
    private readonly recording: Recording,
    private readonly draw: (position: string) => string,
    private readonly told: Told,
    speed: number | undefined,
  ) {
    this.#player = new Player(recording, speed);
  }

  /** Nothing more will be recorded; `whole` is what is known of the rest. */
  end(whole?: Whole): void {
    this.#isOver = true;
    this.#whole = whole;
  }

  pass(milliseconds: number): void {
    this.#player.pass(milliseconds, this.#isOver);
  }

  press(piece: string): 'leave' | 'interrupt' | undefined {
    return this.#player.press(piece);
  }

  frame(): ReturnType<Show['frame']> {
    const { terminal, recording, told } = this;
    const { colors } = terminal;
    const { step, missed } = this.#player;
    const note = missed ? cliText(MISSED[missed]) : this.#isOver ? extentText(recording, this.#whole) : undefined;
    return {
      board: this.draw(recording.position(recording.step(step).node)),
      below: [
        '',
        colors.bold(wrapped(terminal, wordStep(recording, step, told))),
        wrapped(terminal, this.#status()),
        note ? wrapped(terminal, told.say(note)) : '',
        colors.dim(wrapped(terminal, told.say(cliText('watch-keys')))),
      ],
    };
  }

  #status(): string {
    const { recording, told } = this;
    const { step, counted, speed, isPaused } = this.#player;
    const where = cliText('watch-status', {
      step: step + 1,
      steps: recording.steps,
      depth: recording.depth(recording.step(step).node),
      counted: countedText(told.puzzle, told.strategy, counted),
    });
    return [
      where,
      ...(this.#isOver ? [] : [cliText('watch-recording')]),
      cliText('watch-speed', { speed }),
      ...(isPaused ? [cliText('watch-paused')] : []),
    ]
      .map(told.say)
      .join(' · ');
  }
}
