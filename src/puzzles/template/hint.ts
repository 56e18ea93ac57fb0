/** Help in steps, from a nudge to the whole answer; `data` is what the board marks. */
import type { Context, Hint } from '../../contract/index.ts';
import { atlasOf } from './atlas.ts';
import type { Picked, Task } from './model.ts';
import { picks } from './notation.ts';
import { text } from './texts.ts';

export interface PickHint extends Hint {
  readonly kind: 'end' | 'how-many' | 'number' | 'answer';
  readonly data: { readonly numbers: Picked };
}

export function hint(task: Task, context: Context): readonly PickHint[] {
  const { count, at } = atlasOf(task, context);
  const pick = count > 0 ? at(0) : [];
  if (pick.length === 0) {
    const end = count > 0 ? text('done') : text('no-way', { target: task.target });
    return [{ kind: 'end', offer: text('offer-end'), text: end, data: { numbers: [] } }];
  }
  const tell = (kind: 'number' | 'answer', numbers: Picked): PickHint => {
    const told = text('pick-these', { numbers: numbers.join(' + ') });
    return { kind, offer: text(`offer-${kind}`), text: told, show: picks.format(numbers), data: { numbers } };
  };
  return [
    { kind: 'how-many', offer: text('offer-how-many'), text: text('cost', { n: pick.length }), data: { numbers: [] } },
    tell('number', pick.slice(0, 1)),
    tell('answer', pick),
  ];
}
