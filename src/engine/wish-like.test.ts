import { expect, it } from 'vitest';
import { template } from '../puzzles/template/index.ts';
import { attachedIn } from './attached.ts';
import { wishLike, withoutBoard } from './wish-like.ts';

const own = '3 5 8 -> 8';
const files = attachedIn(template, own);
const options = { count: 6, other: true };

it('takes the board from the text where no option names it', () => {
  expect(wishLike(template, own, options)).toEqual({ options: { other: true }, on: own, ...files });
  // A text that cannot be read has no board, and the person may have named another one.
  expect(wishLike(template, '3 5', options)).not.toHaveProperty('on');
  expect(wishLike(template, own, options, true)).toEqual({ options, ...files });
});

it('takes it from the options where they name it, or where there is no other way', () => {
  const making = { ...template.making!, on: { ...template.making!.on!, isNeeded: () => false } };
  expect(wishLike({ ...template, making }, own, options)).toEqual({ options, ...files });
  const { on: _, ...bare } = making;
  expect(wishLike({ ...template, making: bare }, own, options)).toEqual({ options, ...files });
  expect(withoutBoard({ ...template, making: bare }, options)).toEqual(options);
});
