/** A task as values: what a program writes in place of text. */
import { picks, tasks } from './notation.ts';
import { texts } from './texts.ts';

/** Makers write text, so that there is one way to refuse what is wrong. */
const task = (numbers: readonly number[], target: number): string => `${numbers.join(' ') || '-'} -> ${target}`;

export const building = { id: 'template', texts, instance: tasks, solution: picks, makers: { task } } as const;
