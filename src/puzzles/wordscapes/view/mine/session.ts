/** Everything about one level that is being entered: the drawing, what is found about it, and what is looked at. */

import { computed, effect, type ReadonlySignal, untracked } from '@preact/signals';
import type { Speaker } from '../../../../contract/index.ts';
import type { SlotData } from '../../explain/data.ts';
import type { Slot } from '../../model.ts';
import type { UseProps } from '../use.ts';
import { placesOf } from './draft.ts';
import type { Drawing } from './drawing.ts';
import { createFillings, type Fillings } from './fillings.ts';
import { createFinding, type Finding } from './finding.ts';
import { createInStep } from './in-step.ts';
import { type Looks, looksOf } from './looks.ts';

/** A slot with what was found about it, and where it lies on the surface. */
export interface SlotHere {
  readonly slot: Slot;
  readonly found: SlotData;
  readonly places: readonly number[];
  /** Whether it is to blame that there is no filling. */
  readonly blamed: boolean;
}

export interface Session {
  readonly drawing: Drawing;
  readonly finding: Finding;
  readonly fillings: Fillings;
  readonly looks: ReadonlySignal<Looks>;
  readonly slots: ReadonlySignal<readonly SlotHere[]>;
  dispose(): void;
}

/** What the views of a session share; `say` words their own texts, `sayPuzzle` the puzzle's. */
export interface SessionProps extends UseProps {
  readonly session: Session;
  readonly say: Speaker;
  readonly sayPuzzle: Speaker;
}

export function createSession(props: UseProps): Session {
  const step = createInStep(props);
  const { drawing } = step;
  const finding = createFinding(props, drawing);
  const fillings = createFillings(props, finding);
  const ends = [
    step.dispose,
    finding.dispose,
    fillings.dispose,
    // A solution chosen in the list of results is shown here too.
    effect(() => {
      const { value } = props.chosen;
      untracked(() => fillings.choose(value));
    }),
  ];
  return {
    drawing,
    finding,
    fillings,
    looks: computed(() => looksOf(drawing.surface.value, finding.answered.value, fillings.shown.value)),
    slots: computed(() => {
      const answered = finding.answered.value;
      if (!answered) return [];
      const places = placesOf(drawing.surface.value, answered.task);
      return answered.task.slots.flatMap((slot) => {
        const found = answered.found.slots.find(({ name }) => name === slot.name);
        if (!found) return [];
        const blamed = answered.found.blame.includes(slot.name);
        return [{ slot, found, blamed, places: slot.cells.map((cell) => places.get(cell)!) }];
      });
    }),
    dispose() {
      for (const end of ends) end();
    },
  };
}
