/**
 * Shares the workers among all callers. Quick work must not wait for endless work, and which is which shows only while it runs:
 * so all work begins in one of a few quick places. What has not ended after a slice of time moves on, with its worker, to
 * one of a few places for long work; where these are taken, it is put back and begins anew when one is free. The caller who
 * has used the workers least is served first.
 */
import type { SolveEvent, SolveRequest, Text } from '../../../contract/index.ts';
import type { Question, ReplyTo } from '../../../engine/ask.ts';
import type { Client, Job } from '../../../hosts/client.ts';
import { Task } from './task.ts';
import { Usage } from './usage.ts';

export interface DeskSettings {
  newClient(): Client;
  now(): number;
  /** How many pieces of work run at once while they are quick, and how many when they are long. */
  readonly quick: number;
  readonly long: number;
  /** How many pieces of work all callers, and one caller, may have running and waiting. */
  readonly most: number;
  readonly mostEach: number;
  /** How long work counts as quick, in milliseconds. */
  readonly slice: number;
  /** For each place for long work, as many may wait for it while their callers wait too; and what is said to others. */
  readonly waitingEach: number;
  readonly tooMany: Text;
}

/** A caller's leave to work; to be given back. */
export interface Admission {
  solve(request: SolveRequest, listener?: (event: SolveEvent) => void): Job<SolveEvent>;
  ask<Q extends Question>(question: Q, limit?: { readonly milliseconds?: number }): Job<ReplyTo<Q>>;
  /** Another one in its place, for work that outlasts its request: it may wait for as long as it takes. */
  forJob(): Admission | Busy;
  leave(): void;
}

/** Why there is no leave, and when to ask again, in seconds. */
export interface Busy {
  readonly busy: 'caller' | 'all' | 'closing';
  readonly retryAfter: number;
}

/** As many slices has the first work of a worker, before it says that it has started. */
const COLD = 40;
/** The part of a slice that work gets once more, since a busy machine may have taken all of the first one from it. */
const SECOND = 0.5;
/** The part of all places that jobs may have: the others are for callers who wait. */
const FOR_JOBS = 0.5;

interface Running {
  readonly task: Task;
  readonly client: Client;
  readonly begun: number;
  isLong: boolean;
  hasSecond: boolean;
  timer?: NodeJS.Timeout;
}

export class Desk {
  readonly #admitted = new Map<string, number>();
  #admissions = 0;
  #jobs = 0;
  #waiting: Task[] = [];
  /** Begun once already, and long. */
  #waitingLong: Task[] = [];
  readonly #running = new Set<Running>();
  #idle: Client[] = [];
  /** Those that have worked before: the first work of a worker waits until it has started. */
  readonly #warm = new WeakSet<Client>();
  readonly #usage: Usage;
  /** How long work took lately, in milliseconds. */
  #usualTime = 50;
  #isClosing = false;

  constructor(private readonly settings: DeskSettings) {
    this.#usage = new Usage(settings.now);
  }

  get figures() {
    const long = [...this.#running].filter(({ isLong }) => isLong).length;
    return {
      running: this.#running.size - long,
      runningLong: long,
      waiting: this.#waiting.length,
      waitingLong: this.#waitingLong.length,
      workers: this.#running.size + this.#idle.length,
      admitted: this.#admissions,
    };
  }

  /** Starts the quick workers before there is work for them. */
  start(): void {
    while (this.#idle.length < this.settings.quick) {
      const client = this.settings.newClient();
      client.start();
      this.#idle.push(client);
    }
  }

  admit(caller: string): Admission | Busy {
    const own = this.#admitted.get(caller) ?? 0;
    if (this.#isClosing) return { busy: 'closing', retryAfter: 10 };
    if (own >= this.settings.mostEach) return { busy: 'caller', retryAfter: this.#retryAfter(own) };
    if (this.#admissions >= this.settings.most) return { busy: 'all', retryAfter: this.#retryAfter(this.#admissions) };
    return this.#enter(caller, false);
  }

  /** Counts work that was done for a caller elsewhere, in milliseconds. */
  charge(caller: string, milliseconds: number): void {
    this.#usage.add(caller, milliseconds);
  }

  #enter(caller: string, isJob: boolean): Admission {
    this.#admitted.set(caller, (this.#admitted.get(caller) ?? 0) + 1);
    this.#admissions++;
    if (isJob) this.#jobs++;
    let isIn = true;
    const leave = () => {
      if (!isIn) return;
      isIn = false;
      this.#admissions--;
      if (isJob) this.#jobs--;
      const left = (this.#admitted.get(caller) ?? 1) - 1;
      if (left > 0) this.#admitted.set(caller, left);
      else this.#admitted.delete(caller);
    };
    return {
      solve: (request, listener = () => undefined) => this.#enqueue(Task.solve(caller, request, listener), isJob),
      ask: (question, limit) => this.#enqueue(Task.ask(caller, question, limit), isJob),
      forJob: () => {
        const isFull = this.#jobs >= FOR_JOBS * this.settings.most;
        if (isFull) return { busy: 'all', retryAfter: this.#retryAfter(this.#admissions) };
        leave();
        return this.#enter(caller, true);
      },
      leave,
    };
  }

  /** Makes room: ends idle workers, or else the work that has run longest, for this reason. Says whether there was any. */
  shed(why: Text): boolean {
    if (this.#idle.length > 0) {
      for (const client of this.#idle.splice(0)) client.close();
      return true;
    }
    const [longest] = [...this.#running].sort((a, b) => a.begun - b.begun);
    if (!longest) return false;
    longest.task.fail(why);
    longest.client.close();
    return true;
  }

  /** When to ask again for what is long, in seconds. */
  get retryAfter(): number {
    return this.#retryAfter(this.#admissions);
  }

  /** Takes nothing more. */
  closeDoor(): void {
    this.#isClosing = true;
  }

  /** Ends everything. */
  close(): void {
    this.#isClosing = true;
    for (const task of [...this.#waiting, ...this.#waitingLong]) task.cancel();
    for (const { client } of this.#running) client.close();
    for (const client of this.#idle) client.close();
    [this.#waiting, this.#waitingLong, this.#idle] = [[], [], []];
  }

  #enqueue<T>(task: Task<T>, isPatient: boolean): Job<T> {
    task.isPatient = isPatient;
    const waiting = task as unknown as Task;
    task.onCancel = () => this.#forget(waiting);
    this.#waiting.push(waiting);
    this.#next();
    return { done: task.done, cancel: () => task.cancel() };
  }

  /** Cancelled before it began, or between its two beginnings. */
  #forget(task: Task): void {
    this.#waiting = this.#waiting.filter((one) => one !== task);
    this.#waitingLong = this.#waitingLong.filter((one) => one !== task);
  }

  #next(): void {
    const { quick, long } = this.settings;
    const longs = () => [...this.#running].filter(({ isLong }) => isLong).length;
    while (this.#waitingLong.length > 0 && longs() < long) this.#begin(this.#take(this.#waitingLong), true);
    while (this.#waiting.length > 0 && this.#running.size - longs() < quick)
      this.#begin(this.#take(this.#waiting), false);
  }

  /** The first of the caller who has used least. */
  #take(from: Task[]): Task {
    const now = this.settings.now();
    const used = new Map<string, number>();
    for (const { caller } of from) if (!used.has(caller)) used.set(caller, this.#usage.of(caller));
    for (const { task, begun } of this.#running) {
      const known = used.get(task.caller);
      if (known !== undefined) used.set(task.caller, known + now - begun);
    }
    let best = 0;
    for (let i = 1; i < from.length; i++) if (used.get(from[i]!.caller)! < used.get(from[best]!.caller)!) best = i;
    return from.splice(best, 1)[0]!;
  }

  #begin(task: Task, isLong: boolean): void {
    const client = this.#idle.pop() ?? this.settings.newClient();
    const running: Running = { task, client, begun: this.settings.now(), isLong, hasSecond: false };
    this.#running.add(running);
    const { slice } = this.settings;
    if (!isLong) this.#arm(running, (this.#warm.has(client) ? 1 : COLD) * slice);
    // The time that a worker takes to start is not its work's.
    const ended = task.begin(client, () => void (isLong || running.isLong || this.#arm(running, slice)));
    if (isLong) task.commit();
    void ended.then(() => this.#ended(running));
  }

  #arm(running: Running, milliseconds: number): void {
    clearTimeout(running.timer);
    running.timer = setTimeout(() => this.#sliceIsOver(running), milliseconds);
  }

  #sliceIsOver(running: Running): void {
    const longs = [...this.#running].filter(({ isLong }) => isLong).length;
    if (longs < this.settings.long) {
      running.isLong = true;
      running.task.commit();
    } else if (!running.hasSecond) {
      running.hasSecond = true;
      return this.#arm(running, SECOND * this.settings.slice);
    } else if (this.#isTooLong(running.task)) running.task.giveUp(this.settings.tooMany);
    else if (running.task.putBack()) this.#waitingLong.push(running.task);
    this.#next();
  }

  /** Whether the callers who wait already have to wait long enough. */
  #isTooLong({ isPatient }: Task): boolean {
    const waiting = this.#waitingLong.filter((one) => !one.isPatient).length;
    return !isPatient && waiting >= this.settings.waitingEach * this.settings.long;
  }

  #ended(running: Running): void {
    clearTimeout(running.timer);
    this.#running.delete(running);
    this.#warm.add(running.client);
    const took = this.settings.now() - running.begun;
    this.#usage.add(running.task.caller, took);
    this.#usualTime = 0.9 * this.#usualTime + 0.1 * took;
    if (!this.#isClosing) this.#idle.push(running.client);
    else running.client.close();
    // As many as can be at work at once stay.
    while (this.#idle.length > this.settings.quick) this.#idle.shift()!.close();
    this.#next();
  }

  /** When about as much as is ahead will be done, in whole seconds. */
  #retryAfter(ahead: number): number {
    const seconds = (ahead * this.#usualTime) / 1000 / (this.settings.quick + this.settings.long);
    return Math.min(60, Math.max(1, Math.ceil(seconds)));
  }
}
