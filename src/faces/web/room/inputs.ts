/** What a person asks for in a room: the text, the strategy with its options, the goal and the time to spend. */
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  type AnyPuzzle,
  type AnyStrategy,
  type Goal,
  goals,
  type Options,
  type Parsed,
  type Problem,
  type SolveRequest,
} from '../../../contract/index.ts';
import { readOptions } from '../../../engine/options.ts';
import { planSolve } from '../../../engine/plan.ts';
import { type OptionValue, withOption } from '../parts/options.ts';
import type { RoomLink } from '../route.ts';
import { flagsTold, ruleFlags } from './told.ts';

/** A browser tab that is handed millions of lines runs out of memory; counting goes on without a limit. */
const MOST_LISTED = 250_000;

export interface Inputs {
  readonly text: Signal<string>;
  /** What is wrong with the text. */
  readonly problem: ReadonlySignal<Problem | undefined>;
  /** The last good instance, by the rules that the options put in force. */
  readonly instance: ReadonlySignal<unknown>;
  /** That instance as text; empty without an instance. */
  readonly instanceText: ReadonlySignal<string>;
  /** The strategy named by the person; none leaves the choice to the engine. */
  readonly named: Signal<string | undefined>;
  /** What the engine would choose. */
  readonly automatic: ReadonlySignal<AnyStrategy>;
  /** The strategy that will run. */
  readonly strategy: ReadonlySignal<AnyStrategy>;
  /** Its options, defaults filled in. */
  readonly options: ReadonlySignal<Options>;
  setOption(name: string, value: OptionValue): void;
  /** The flags among them that change the rules, which a text can name as well. */
  readonly rules: ReadonlySignal<readonly string[]>;
  /** Turns these off, for a text that names its rules itself. */
  leaveRules(): void;
  /** The flags among them that the text itself sets, even where the option says otherwise. */
  readonly told: ReadonlySignal<ReadonlySet<string>>;
  /** What suits the instance, until the person wants something else. */
  readonly goal: ReadonlySignal<Goal>;
  setGoal(goal: Goal): void;
  /** The goals for which some strategy takes the instance, and the one that is set. */
  readonly goals: ReadonlySignal<readonly Goal[]>;
  readonly seconds: Signal<number | undefined>;
  /** What an address must carry to bring all this back. */
  readonly link: ReadonlySignal<RoomLink>;
  /** What is asked of a position, for a goal where it is not the one that was chosen. */
  request(position: string, goal?: Goal): SolveRequest;
  dispose(): void;
}

export function createInputs(puzzle: AnyPuzzle, link: RoomLink, initialText: string): Inputs {
  const text = signal(initialText);
  const parsed = computed<Parsed<unknown>>(() => puzzle.instance.parse(text.value));
  const known = goals.filter((g) => g !== 'best' || puzzle.solution.cost !== undefined);
  const usual = signal(puzzle.solving.goal());
  const wanted = signal(known.find((g) => g === link.goal));
  const goal = computed(() => wanted.value ?? usual.value);
  const automatic = computed(() => engineChoice(puzzle, text.value) ?? puzzle.solving.strategies[0]!);
  const named = signal(namedBy(link, puzzle, initialText));
  const strategy = computed(() => puzzle.solving.strategies.find((s) => s.id === named.value) ?? automatic.value);

  const given = signal<Readonly<Record<string, Options>>>({ [strategy.peek().id]: link.options });
  const options = computed(() => {
    const { id, options: table = {} } = strategy.value;
    const checked = readOptions(id, table, given.value[id] ?? {});
    const filled = checked.ok ? checked : readOptions(id, table, {});
    return filled.ok ? filled.value : {};
  });

  const rules = computed(() => ruleFlags(puzzle, strategy.value));
  const told = computed<ReadonlySet<string>>(() =>
    parsed.value.ok ? flagsTold(puzzle, strategy.value, rules.value, parsed.value.value) : new Set(),
  );

  const instance = signal<unknown>(undefined);
  const instanceText = signal('');
  const dispose = effect(() => {
    if (!parsed.value.ok) return;
    const { value } = parsed.value;
    usual.value = puzzle.solving.goal(value);
    const adapted = strategy.value.adapt?.(value, options.value) ?? value;
    const written = puzzle.instance.format(adapted);
    if (written === instanceText.peek()) return;
    instance.value = adapted;
    instanceText.value = written;
  });
  const seconds = signal<number | undefined>(undefined);
  /** The strategy that is set; for a goal that it does not take, the engine's own choice. */
  const takerFor = (wish: Goal) => {
    const takes = instance.value === undefined || !strategy.value.rejects?.(instance.value, wish);
    return takes ? { strategy: strategy.value.id, options: options.value } : {};
  };

  return {
    text,
    problem: computed(() => (parsed.value.ok ? undefined : parsed.value.problem)),
    instance,
    instanceText,
    named,
    automatic,
    strategy,
    options,
    setOption(name, value) {
      const { id } = strategy.value;
      given.value = { ...given.value, [id]: withOption(options.value, name, value) };
    },
    rules,
    leaveRules() {
      const on = rules.value.filter((flag) => options.value[flag] === true);
      if (on.length === 0) return;
      const off = Object.fromEntries(on.map((flag) => [flag, false]));
      given.value = { ...given.value, [strategy.value.id]: { ...options.value, ...off } };
    },
    told,
    goal,
    setGoal(next) {
      wanted.value = next === usual.value ? undefined : next;
    },
    goals: computed(() => {
      const { value } = instance;
      const isTaken = (g: Goal) => puzzle.solving.strategies.some((s) => value === undefined || !s.rejects?.(value, g));
      return known.filter((g) => g === goal.value || isTaken(g));
    }),
    seconds,
    link: computed(() => ({
      text: text.value,
      ...(named.value === undefined ? {} : { strategy: named.value }),
      ...(goal.value === usual.value ? {} : { goal: goal.value }),
      options: unusual(strategy.value, options.value),
    })),
    request: (position, wish = goal.value) => ({
      puzzle: puzzle.about.id,
      text: position,
      ...takerFor(wish),
      goal: wish,
      budget: {
        ...(wish === 'all' ? { solutions: MOST_LISTED } : {}),
        ...(seconds.value === undefined ? {} : { milliseconds: seconds.value * 1000 }),
      },
    }),
    dispose,
  };
}

/** The strategy that the engine would choose for a text, so that the form shows the options of what will run. */
function engineChoice(puzzle: AnyPuzzle, text: string, options: Options = {}): AnyStrategy | undefined {
  const plan = planSolve(puzzle, { puzzle: puzzle.about.id, text, options });
  return plan.ok ? plan.value.strategy : undefined;
}

/** The strategy that a link names, or that its options need where the engine would not choose it without them. */
function namedBy(link: RoomLink, puzzle: AnyPuzzle, text: string): string | undefined {
  const named = puzzle.solving.strategies.find((s) => s.id === link.strategy);
  if (named) return named.id;
  const needed = engineChoice(puzzle, text, link.options);
  return needed === engineChoice(puzzle, text) ? undefined : needed?.id;
}

/** The options that differ from their defaults: only these need to stand in an address. */
function unusual({ options: table = {} }: AnyStrategy, options: Options): Record<string, string> {
  const differing = Object.entries(options).filter(([name, value]) => table[name]?.default !== value);
  return Object.fromEntries(differing.map(([name, value]) => [name, String(value)]));
}
