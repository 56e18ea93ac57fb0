/** Everything about one level that is being entered: the drawing, what is found about it, and what is looked at. */

import { computed, type ReadonlySignal } from '@preact/signals';
import type { Speaker } from '../../../../contract/index.ts';
import type { BoardSession } from '../../../../faces/web/board/session.ts';
import type { SlotData } from '../../explain/data.ts';
import type { Slot, Task } from '../../model.ts';
import type { UseProps } from '../use.ts';
import { type Clash, createClash } from './clash.ts';
import { placesOf } from './draft.ts';
import type { Drawing } from './drawing.ts';
import { createFillings, type Fillings } from './fillings.ts';
import { createFinding, type Finding } from './finding.ts';
import { createInStep } from './in-step.ts';
import { type Looks, looksOf } from './looks.ts';
import { createReveal, type Reveal } from './reveal.ts';

/** A slot with what was found about it, and where it lies on the surface. */
export interface SlotHere {
  readonly slot: Slot;
  readonly found: SlotData;
  readonly places: readonly number[];
  /** Whether it is to blame that there is no filling. */
  readonly blamed: boolean;
}

export interface Session extends BoardSession {
  readonly drawing: Drawing;
  /** The drawing as a text, once it is a level; else the last one that was. */
  readonly position: ReadonlySignal<string>;
  readonly finding: Finding;
  readonly fillings: Fillings;
  readonly reveal: Reveal;
  readonly clash: Clash;
  readonly looks: ReadonlySignal<Looks>;
  /** Whether letters of a level in play are kept back. */
  readonly isSecret: ReadonlySignal<boolean>;
  readonly slots: ReadonlySignal<readonly SlotHere[]>;
}

/** What the views of a session share; `say` words their own texts, `sayPuzzle` the puzzle's. */
export interface SessionProps extends UseProps {
  readonly session: Session;
  readonly say: Speaker;
  readonly sayPuzzle: Speaker;
}

export interface Begin {
  /** The state that was kept. */
  readonly written: string;
  /** The level as it lies, with the letters that the player found. */
  readonly lies: Task | undefined;
  /** Whether a text is a level that the person plays. */
  isPlayed(text: string): boolean;
}

export function createSession(props: UseProps, { written, lies, isPlayed }: Begin): Session {
  const { instance, puzzle } = props;
  const step = createInStep(props, written, lies);
  const { drawing } = step;
  const finding = createFinding(props, drawing);
  const fillings = createFillings(props, finding);
  const reveal = createReveal(drawing.draft, step.taken, isPlayed);
  const clash = createClash(props, drawing);
  const ends = [step.dispose, finding.dispose, fillings.dispose, reveal.dispose, clash.dispose];
  return {
    drawing,
    position: computed(() => drawing.text.value ?? (instance.value ? puzzle.instance.format(instance.value) : '')),
    state: step.state,
    finding,
    fillings,
    reveal,
    clash,
    choose: fillings.choose,
    // A filling that was chosen among the solutions was asked for.
    isSecret: computed(() => reveal.told.value !== undefined && fillings.index.value !== undefined),
    looks: computed(() => {
      const told = fillings.index.value === undefined ? undefined : reveal.told.value;
      const shown = { filling: fillings.shown.value, told, clash: clash.places.value };
      return looksOf(drawing.surface.value, finding.answered.value, shown);
    }),
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

/** Whether the filling on the board was chosen among the solutions. */
export const isFromResults = ({ fillings, drawing }: Session): boolean =>
  drawing.draft.value.kind !== 'words' && fillings.index.value === undefined;
