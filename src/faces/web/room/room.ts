/** A room: everything about one puzzle on the page, without its views. Built from the contract alone. */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import {
  type AnyPuzzle,
  type Goal,
  type SolveEvent,
  type SolveRequest,
  type Speaker,
  speaker,
  type Text,
} from '../../../contract/index.ts';
import type { Question, ReplyTo } from '../../../engine/ask.ts';
import { browserClient, type Job } from '../../../hosts/browser/index.ts';
import { jobLater } from '../../../hosts/job-later.ts';
import { readableLine } from '../../../presentation/line.ts';
import { commonTexts } from '../../../presentation/texts.ts';
import type { Watch } from '../board/watch.ts';
import type { Finished, Mode } from '../board.ts';
import { isEmbedded } from '../embed.ts';
import { modeOf } from '../frame/modes.ts';
import { linkHash, type RoomLink, roomHash } from '../route.ts';
import { language } from '../settings.ts';
import { keep, recall } from '../store.ts';
import type { Refusal } from './arrivals.ts';
import { createInputs, type Inputs } from './inputs.ts';
import { createKeeping } from './keeping.ts';
import { linkProblem } from './link-problem.ts';
import { createPlayer, type Player } from './player.ts';
import { createQuestions, type Questions } from './questions.ts';
import { createRecent, type Recent } from './recent.ts';
import { createSolving, type Solving } from './solving.ts';

/** What a person does, as a page hears of it. */
const ACTS = ['pointerdown', 'keydown', 'click'] as const;

/** Browsers refuse an address that changes at every key stroke. */
const ADDRESS_DELAY = 200;

export interface Room {
  readonly puzzle: AnyPuzzle;
  readonly inputs: Inputs;
  readonly solving: Solving;
  readonly questions: Questions;
  readonly player: Player;
  readonly recent: Recent;
  /** Words the puzzle's and the engine's texts. */
  readonly say: Speaker;
  /** What of the link that led here could not be restored. */
  readonly notice: ReadonlySignal<Text | undefined>;
  /** Why the last file that was dropped could not be taken. */
  readonly refusal: Signal<Refusal | undefined>;
  /** Puts another text in place of the person's, which is kept among the recent ones unless it was but a step to this. */
  replaceText(text: string, step?: boolean): void;
  /** The text of the solution being looked at, which only solving shows. */
  readonly chosen: ReadonlySignal<string | undefined>;
  /** A solution that was found as people read it. */
  readable(solution: string): string;
  /** Whether it is proven that there is no better one. */
  readonly chosenIsBest: ReadonlySignal<boolean>;
  readonly mode: Signal<Mode>;
  /** The panel of a game that is open, and what is unfolded below the buttons that solve. */
  readonly panel: Signal<string | undefined>;
  readonly fold: Signal<'explain' | 'check' | undefined>;
  /** Whether a puzzle is entered by hand, in place of the board. */
  readonly isEditing: Signal<boolean>;
  /** The current position as a text of the puzzle: what is solved, explained, checked, watched and compared. */
  readonly position: ReadonlySignal<string>;
  /** Whether the picture of the chosen solution stands in place of the board. */
  readonly isOnShow: Signal<boolean>;
  /**
   * What a panel puts in place of the board, such as a race; nothing where the board stands. With `data-whole` it takes the
   * place of the words around the board too.
   */
  readonly onStage: Signal<ComponentChildren>;
  /** Takes the position from a board, until the returned function is called. */
  follow(position: ReadonlySignal<string> | undefined): () => void;
  /** Takes what is watched from a board, for the link, until the returned function is called. */
  followWatch(watch: Watch | undefined): () => void;
  /** What the link that led here has to say about a search that is watched; it is said once. */
  takeWatched(): string | undefined;
  /** Solves the position for a goal, or for the one that was chosen. */
  start(goal?: Goal): void;
  /** What the board wants to find again beside the text. */
  readonly state: Signal<string>;
  /** Asks the worker that is kept for questions. */
  ask<Q extends Question>(question: Q): Job<ReplyTo<Q>>;
  /** Solves in that worker, apart from what the person asks to be solved. */
  solve(request: SolveRequest, listener: (event: SolveEvent) => void): Job<SolveEvent>;
  /** The person has solved the instance. */
  finished(game: Finished): void;
  /** What ends with the room. */
  readonly leaving: (() => void)[];
  /** The address that brings all this back; none where it would be longer than browsers and messages carry. */
  address(): string | undefined;
  dispose(): void;
}

export function createRoom(puzzle: AnyPuzzle, link: RoomLink): Room {
  const key = `${puzzle.about.id}:text`;
  const stateKey = `${puzzle.about.id}:state`;
  const addressKey = `${puzzle.about.id}:address`;
  const recent = createRecent(`${puzzle.about.id}:recent`);
  const saved = recall(key);
  const remember = (text: string) => {
    if (!puzzle.about.examples.some((example) => example.text === text)) recent.remember(text);
  };

  const { examples } = puzzle.about;
  const example = examples.find(({ firstFor }) => firstFor === language.peek()) ?? examples[0];
  const inputs = createInputs(puzzle, link, link.text ?? saved ?? example?.text ?? '');
  const clients = { solving: browserClient(), questions: browserClient() };
  const solving = createSolving({
    solve: (request, listener = () => undefined) =>
      jobLater(import('./searching.ts').then(({ search }) => search(clients.solving, request, listener))),
  });
  // A link's words are not yet known to be a goal or a strategy; planning says so where they are not.
  const asked = { ...link, puzzle: puzzle.about.id, text: inputs.text.value } as SolveRequest;
  const notice = signal(linkProblem(puzzle, asked));
  const refusal = signal<Refusal | undefined>(undefined);

  const replaceText = (text: string, step = false) => {
    if (inputs.text.value === text) return;
    if (!step) remember(inputs.text.value);
    inputs.text.value = text;
  };
  const followed = signal<ReadonlySignal<string> | undefined>(undefined);
  const watched = signal<Watch | undefined>(undefined);
  let { watch: linked } = link;
  /** How the last board lay when it went, until another one takes its place. */
  const lay = signal({ text: '', position: '' });
  const position = computed(() => {
    if (followed.value) return followed.value.value;
    const text = inputs.instanceText.value;
    return lay.value.text === text ? lay.value.position : text;
  });
  const ask: Room['ask'] = (question) => {
    keeping.asked(question.ask);
    return clients.questions.ask(question);
  };
  const questions = createQuestions({ ask }, puzzle, { ...inputs, position }, replaceText);
  const isAboutSolving = (there: RoomLink) => (there.strategy ?? there.goal) !== undefined;
  const alone = modeOf(puzzle, link.mode, isAboutSolving(link));
  const mode = signal(alone);

  // All other modes act on the board as it lies, so they show that.
  const chosen = computed(() => {
    if (mode.value !== 'solve') return undefined;
    const { selected, listed, last } = solving;
    if (selected.value !== undefined && listed.value > 0) return solving.at(selected.value);
    return last.value?.type === 'ended' ? last.value.nearest?.text : undefined;
  });
  const chosenIsBest = computed(() => {
    const { request, listed, last } = solving;
    const isProven = last.value?.type === 'ended' && last.value.proven;
    return isProven && request.value?.goal === 'best' && listed.value > 0;
  });
  const player = createPlayer(puzzle, inputs.instance, chosen);

  // A board's state belongs to its text: both come with the link, or both from before. The address lags behind the
  // state, so where it is the one shown last, as after a reload, what was kept is newer.
  const isShownLast = link.text === saved && location.hash === recall(addressKey);
  const state = signal((link.text === undefined || isShownLast ? recall(stateKey) : link.state) ?? '');
  const { text } = inputs;
  const day = link.text === undefined ? undefined : link.day;
  const keeping = createKeeping({ puzzle, text, state, position, mode, chosen, level: questions.level, day });
  const address = () => {
    const { value: there } = inputs.link;
    const isUsual = mode.value === modeOf(puzzle, undefined, isAboutSolving(there));
    const full = {
      ...there,
      ...(isUsual ? {} : { mode: mode.value }),
      ...(state.value === '' ? {} : { state: state.value }),
      ...(link.text === there.text ? { day } : {}),
      ...(mode.value === 'watch' && watched.value ? { watch: watched.value.written.value } : {}),
    };
    const hash = linkHash(puzzle.about.id, full);
    return hash && new URL(hash, location.href).href;
  };
  /** How often the person has done something, and what stood there when they asked for a solution. */
  let acts = 0;
  const act = () => void acts++;
  for (const name of ACTS) addEventListener(name, act, true);
  let asking: { readonly acts: number; readonly link: RoomLink } | undefined;
  const start = (goal?: Goal) => {
    asking = { acts, link: inputs.link.value };
    solving.start(inputs.request(position.value, goal));
  };
  const leaving: (() => void)[] = [];
  let fresh = true;
  /** The text that this tab has kept last: any other one is of another tab or from before, and is not to be lost. */
  let mine: string | undefined;
  const disposals = [
    // Both together, since another tab may have kept another text, which this state does not belong to.
    effect(() => {
      const [here, there] = [inputs.text.value, recall(key)];
      if (there !== undefined && there !== here && there !== mine) remember(there);
      if (there !== here) keep(key, here);
      mine = here;
      keep(stateKey, state.value);
    }),
    effect(() => {
      // A text that no address carries is kept in the browser all the same, and found again from the bare one.
      const there = address() ?? new URL(roomHash(puzzle.about.id, { options: {} }), location.href).href;
      const timer = setTimeout(() => {
        showAddress(there);
        keep(addressKey, location.hash);
      }, ADDRESS_DELAY);
      return () => clearTimeout(timer);
    }),
    // One mode stands alone, whatever a key or a file would lead to.
    effect(() => {
      if (isEmbedded && link.mode !== undefined && mode.value !== alone) mode.value = alone;
    }),
    // Another question makes what was found stale.
    effect(() => {
      inputs.link.value;
      position.value;
      if (!fresh) {
        untracked(() => {
          const { value: request } = solving.request;
          solving.clear();
          // A quick person asks before all of the board is there, which may know more than the text. Where they have done
          // nothing since, the answer is about the board.
          if (request && asking?.acts === acts && asking.link === inputs.link.value) start(request.goal);
        });
        notice.value = undefined;
        refusal.value = undefined;
      }
      fresh = false;
    }),
  ];

  return {
    puzzle,
    inputs,
    solving,
    questions,
    player,
    recent,
    say: (text) => speaker(language.value, puzzle.texts, commonTexts)(text),
    notice,
    refusal,
    replaceText,
    chosen,
    readable: (solution) => readableLine(puzzle, solving.text.value, solution),
    chosenIsBest,
    mode,
    panel: signal(undefined),
    fold: signal(undefined),
    isEditing: signal(false),
    isOnShow: signal(false),
    onStage: signal(undefined),
    position,
    follow(next) {
      followed.value = next;
      return () => {
        if (!next || followed.peek() !== next) return;
        batch(() => {
          lay.value = { text: inputs.instanceText.value, position: next.value };
          followed.value = undefined;
        });
      };
    },
    followWatch(next) {
      watched.value = next;
      return () => {
        if (watched.peek() === next) watched.value = undefined;
      };
    },
    takeWatched() {
      const given = linked;
      linked = undefined;
      return given;
    },
    start,
    state,
    ask,
    solve: (request, listener) => clients.questions.solve(request, listener),
    finished: keeping.finished,
    leaving,
    address,
    dispose() {
      for (const name of ACTS) removeEventListener(name, act, true);
      for (const end of [keeping.dispose, ...leaving, ...disposals, inputs.dispose, questions.dispose, player.dispose])
        end();
      clients.solving.close();
      clients.questions.close();
    },
  };
}

function showAddress(address: string): void {
  try {
    history.replaceState(null, '', address);
  } catch {
    // A text can be too long for an address; it is kept in the browser all the same.
  }
}
