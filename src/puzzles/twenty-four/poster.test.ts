import { expect, it } from 'vitest';
import { expressions, tasks } from './notation/index.ts';
import { hand, steps } from './poster.ts';
import { verify } from './verify/index.ts';

it('shows a way that makes 24', () => {
  const cards: string[] = [...hand];
  for (const { left, sign } of steps) cards.splice(left, 2, `(${cards[left]} ${sign} ${cards[left + 1]})`);
  const task = tasks.parse(hand.join(' '));
  const expression = expressions.parse(cards[0]!);
  if (!task.ok || !expression.ok) throw new Error('cannot be read');
  expect(verify(task.value as never, expression.value as never)).toEqual([]);
});
