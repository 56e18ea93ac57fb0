/** Where a person is in a recorded search, and how the keys move it. The recording may still grow. */
import { type Landmark, nextStep } from '../../../lab/jump.ts';
import type { Recording } from '../../../lab/recording.ts';

/** Steps a second that + and - go through. */
const SPEEDS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];
export const FASTEST = SPEEDS.at(-1)!;
export const USUAL_SPEED = 5;

const LANDMARKS: Readonly<Record<string, Landmark>> = { s: 'solution', d: 'dead end', i: 'iteration' };

/** Keys as terminals send them, in any of their modes. */
const ESCAPE = '\x1b';
const KEY = new RegExp(`${ESCAPE}[[O][0-9;]*[A-Za-z~]|[\\s\\S]`, 'g');
const RIGHT = new RegExp(`^${ESCAPE}[[O]C$`);
const LEFT = new RegExp(`^${ESCAPE}[[O]D$`);
const HOME = new RegExp(`^${ESCAPE}(?:[[O]H|\\[[17]~)$`);
const END = new RegExp(`^${ESCAPE}(?:[[O]F|\\[[48]~)$`);

export class Player {
  isPaused = false;
  /** What was looked for and is not there. */
  missed: Landmark | undefined;
  #step = 0;
  /** How many of the steps up to `#countedTo` told of a counted node. */
  #counted = 0;
  #countedTo = -1;
  /** The part of a step that has passed. */
  #due = 0;

  constructor(
    private readonly recording: Recording,
    public speed: number = USUAL_SPEED,
  ) {}

  /** The step that is shown; the recording has at least one. */
  get step(): number {
    return this.#step;
  }

  /** How many counted nodes are told up to this step. */
  get counted(): number {
    const isCounted = (index: number) => {
      const { node, isMade } = this.recording.step(index);
      return !isMade && this.recording.isCounted(node);
    };
    while (this.#countedTo < this.#step) if (isCounted(++this.#countedTo)) this.#counted++;
    while (this.#countedTo > this.#step) if (isCounted(this.#countedTo--)) this.#counted--;
    return this.#counted;
  }

  get isAtEnd(): boolean {
    return this.#step >= this.recording.steps - 1;
  }

  /** Time passes. At the end it waits for more, or stops where nothing more will come. */
  pass(milliseconds: number, isOver: boolean): void {
    if (this.isPaused) return;
    this.#due += (milliseconds * this.speed) / 1000;
    const steps = Math.floor(this.#due);
    this.#due -= steps;
    this.#go(this.#step + steps);
    if (this.isAtEnd && isOver) this.isPaused = true;
  }

  /** Takes what the terminal sent, which may be several keys; returns whether the person leaves, and how. */
  press(piece: string): 'leave' | 'interrupt' | undefined {
    for (const [key] of piece.matchAll(KEY)) {
      if (key === '\x03') return 'interrupt';
      if (key === 'q' || key === 'Q' || key === '\x04') return 'leave';
      this.#press(key);
    }
    return undefined;
  }

  #press(key: string): void {
    this.missed = undefined;
    if (key === ' ') this.#toggle();
    else if (key === '+' || key === '=') this.speed = SPEEDS.find((speed) => speed > this.speed) ?? this.speed;
    else if (key === '-') this.speed = SPEEDS.findLast((speed) => speed < this.speed) ?? this.speed;
    else if (RIGHT.test(key)) this.#stop(this.#step + 1);
    else if (LEFT.test(key)) this.#stop(this.#step - 1);
    else if (HOME.test(key)) this.#stop(0);
    else if (END.test(key)) this.#stop(this.recording.steps - 1);
    else if (Object.hasOwn(LANDMARKS, key)) this.#jump(LANDMARKS[key]!);
  }

  /** From the end it begins again. */
  #toggle(): void {
    if (this.isPaused && this.isAtEnd) this.#go(0);
    this.isPaused = !this.isPaused;
  }

  #jump(to: Landmark): void {
    const step = nextStep(this.recording, this.#step, to);
    if (step === undefined) this.missed = to;
    this.#stop(step ?? this.#step);
  }

  /** A person who goes somewhere wants to look at it. */
  #stop(step: number): void {
    this.isPaused = true;
    this.#go(step);
  }

  #go(step: number): void {
    this.#step = Math.max(0, Math.min(step, this.recording.steps - 1));
  }
}
